// node server.js PORT FOLDER: the peer's server with its store of files. DELTA=1 sends differences.
const { FlatFile, Server } = require('boardgame.io/server');
const game = require('./game.js');

const [port, dir] = process.argv.slice(2);
const server = Server({ games: [game], db: new FlatFile({ dir }), origins: [`http://127.0.0.1:${port}`] });
server.run({ port: Number(port) });
