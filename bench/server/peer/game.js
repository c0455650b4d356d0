// A card game about as large as ours, with a hidden hand a seat and a hidden pile. A turn draws a
// card, puts one on the table or away, and ends: three moves, which the server alone can make.
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const CARDS = 54;
const HAND = 5;
const PLACES = 6;
const TURNS = 60;

/** A move for a phase of the turn; `do_` says whether it was legal. */
const inPhase = (phase, do_) => ({
  client: false,
  move: (context, ...given) =>
    context.G.phase === phase && do_(context, ...given) ? undefined : INVALID_MOVE,
});

const leaveHand = (G, seat, card) => {
  const { hand } = G.players[seat];
  const where = hand.indexOf(card);
  if (where >= 0) hand.splice(where, 1);
  return where >= 0;
};

const draw = ({ G, playerID, random }) => {
  if (!G.secret.pile.length) G.secret.pile = random.Shuffle(G.away.splice(0));
  G.players[playerID].hand.push(G.secret.pile.pop());
  G.left = G.secret.pile.length;
  G.phase = 'play';
  return true;
};

const place = ({ G, playerID }, card, where) => {
  const row = G.table[playerID];
  if (!(where in row) || !leaveHand(G, playerID, card)) return false;
  if (row[where] !== null) G.away.push(row[where]);
  row[where] = card;
  G.phase = 'end';
  return true;
};

const discard = ({ G, playerID }, card) => {
  if (!leaveHand(G, playerID, card)) return false;
  G.away.push(card);
  G.phase = 'end';
  return true;
};

module.exports = {
  name: 'cards',
  minPlayers: 2,
  maxPlayers: 4,
  disableUndo: true,
  deltaState: process.env.DELTA === '1',
  setup: ({ ctx, random }) => {
    const pile = random.Shuffle([...Array(CARDS).keys()]);
    const seats = [...Array(ctx.numPlayers).keys()];
    return {
      players: Object.fromEntries(seats.map((seat) => [seat, { hand: pile.splice(0, HAND) }])),
      table: Object.fromEntries(seats.map((seat) => [seat, Array(PLACES).fill(null)])),
      secret: { pile },
      away: [],
      left: pile.length,
      phase: 'draw',
    };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { onBegin: ({ G }) => void (G.phase = 'draw') },
  moves: {
    draw: inPhase('draw', draw),
    place: inPhase('play', place),
    discard: inPhase('play', discard),
    endTurn: inPhase('end', ({ events }) => (events.endTurn(), true)),
  },
  endIf: ({ ctx }) => ctx.turn > TURNS || undefined,
};
