// What bench/load.py does at our tables, at the peer's: node load.js PORT TABLES WARM SECONDS THINK.
// It prints `begin` and `end` around what is measured, then the numbers in a line of JSON.
const { performance } = require('node:perf_hooks');
const { applyPatch } = require('rfc6902');
const { io } = require('socket.io-client');

const [port, tables, warm, seconds, think] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
const atOnce = 16;
const patience = Math.max(2500, 3 * think);

const run = { on: false, over: false, latencies: [], stuck: 0 };
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const any = (things) => things[Math.floor(Math.random() * things.length)];

async function post(path, body) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

class Player {
  constructor(table, seat) {
    Object.assign(this, { table, seat, state: null, acted: -1 });
    this.socket = io(`${base}/cards`, { transports: ['websocket'], forceNew: true, reconnection: false });
    this.socket.on('sync', (match, { state }) => this.told(match, state));
    this.socket.on('update', (match, state) => this.told(match, state));
    this.socket.on('patch', (match, before, after, patch) => {
      if (match !== table.match || this.state?._stateID !== before) return;
      applyPatch(this.state, patch);
      this.told(match, Object.assign(this.state, { _stateID: after }));
    });
  }

  connected() {
    return new Promise((done, fail) => this.socket.on('connect', done).on('connect_error', fail));
  }

  sit(match, credentials) {
    Object.assign(this, { credentials, state: null, acted: -1 });
    this.sync();
  }

  sync() {
    this.socket.emit('sync', this.table.match, this.seat, this.credentials, 2);
  }

  get received() {
    return this.socket.io.engine.transport.ws._socket.bytesRead;
  }

  told(match, state) {
    const now = performance.now();
    const { table } = this;
    if (match !== table.match || (this.state && state._stateID < this.state._stateID)) return;
    this.state = state;
    table.heard = now;
    for (const [position, { by, began }] of table.sent) {
      if (by === this.seat || position >= state._stateID) continue;
      table.sent.delete(position);
      if (run.on) run.latencies.push(now - began);
    }
    if (run.over || this.acted >= state._stateID) return;
    if (state.ctx.gameover) {
      if (this.seat === '0') table.open();
    } else if (state.ctx.currentPlayer === this.seat) {
      this.acted = state._stateID;
      if (think) setTimeout(() => this.act(), think * (0.5 + Math.random()));
      else this.act();
    }
  }

  act() {
    const { table, seat, state, credentials } = this;
    if (run.over || !state || state.ctx.gameover || state.ctx.currentPlayer !== seat) return;
    const { G, _stateID } = state;
    const card = any(G.players[seat].hand);
    const put = any([['place', card, Math.floor(Math.random() * 6)], ['discard', card]]);
    const [type, ...args] = { draw: ['draw'], play: put, end: ['endTurn'] }[G.phase];
    const payload = { type, args, playerID: seat, credentials };
    table.sent.set(_stateID, { by: seat, began: performance.now() });
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, table.match, seat);
  }
}

class Table {
  constructor() {
    this.sent = new Map();
    this.players = ['0', '1'].map((seat) => new Player(this, seat));
  }

  async open() {
    const { matchID } = await post('/games/cards/create', { numPlayers: 2 });
    const keys = [];
    for (const { seat } of this.players) {
      const joined = { playerID: seat, playerName: `player ${seat}` };
      keys.push((await post(`/games/cards/${matchID}/join`, joined)).playerCredentials);
    }
    this.match = matchID;
    this.sent.clear();
    this.heard = performance.now();
    this.players.forEach((player, which) => player.sit(matchID, keys[which]));
  }

  push() {
    run.stuck += 1;
    this.heard = performance.now();
    for (const player of this.players) {
      player.acted = -1;
      player.sync();
    }
  }
}

async function main() {
  const all = [];
  const worker = async () => {
    while (all.length < tables) {
      const table = new Table();
      all.push(table);
      await Promise.all(table.players.map((player) => player.connected()));
      await table.open();
    }
  };
  await Promise.all([...Array(atOnce)].map(worker));
  setInterval(() => {
    for (const table of all) if (performance.now() - table.heard > patience) table.push();
  }, 500);
  await sleep(warm * 1000);
  const down = () => all.reduce((sum, { players: [a, b] }) => sum + a.received + b.received, 0);
  const before = down();
  run.stuck = 0;
  run.on = true;
  console.log('begin');
  const began = performance.now();
  await sleep(seconds * 1000);
  const took = (performance.now() - began) / 1000;
  console.log('end');
  run.on = false;
  const bytes = down() - before;
  run.over = true;
  const found = run.latencies.sort((a, b) => a - b);
  const at = (share) => found[Math.floor(share * found.length)];
  const told = { seconds: took, moves: found.length, down: bytes, stuck: run.stuck };
  console.log(JSON.stringify({ ...told, p50: at(0.5), p95: at(0.95), p99: at(0.99) }));
  process.exit();
}

main();
