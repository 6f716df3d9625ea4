// Listens for the analysers in use: a port for each, open to the address it is known to call from and to no other (LB093).
import { createServer, type Server, type Socket } from 'node:net';
import type pg from 'pg';
import sql from 'sql-template-tag';
import { type DatabaseAddress, openPool, send } from '../../kernel/database.ts';
import { isLoopback } from '../../kernel/loopback.ts';
import { AstmLine } from './astm-line.ts';
import { Hl7Line } from './hl7-line.ts';
import { type ListedAnalyser, MessageDesk } from './message-desk.ts';

const CONNECTIONS = 4;
/** So long a line may be silent within a transfer. */
const SILENCE_MS = 30_000;
const MOST_LINES = 4;
/** Milliseconds of silence after which a line is closed; the analyser connects again when it has data. */
const IDLE_MS = 3_600_000;
/** From then on the system asks a silent line whether its other end is still there. */
const KEEP_ALIVE_MS = 30_000;

/** The database, host and callbacks of a listener. */
export interface ListenerParts {
  /** Under the server's own log-in. */
  readonly address: DatabaseAddress;
  /** The address of this machine that analysers call. */
  readonly host: string;
  readonly onFault: (error: unknown) => void;
  /** Maximum silence of a line in milliseconds; an hour by default. */
  readonly idleMs?: number;
}

interface OpenPort {
  readonly analyser: ListedAnalyser;
  readonly server: Server;
  readonly sockets: Lines;
}

/** The open lines of a port, the one that was heard longest ago first. */
type Lines = Map<Socket, NodeJS.Timeout>;

/** The ports of one process; `look` opens those of analysers that came into use and closes those of others. */
export class AnalyserListener {
  readonly #parts: ListenerParts;
  readonly #pool: pg.Pool;
  readonly #ports = new Map<string, OpenPort>();
  #looking: Promise<void> = Promise.resolve();

  constructor(parts: ListenerParts) {
    this.#parts = parts;
    this.#pool = openPool(parts.address, CONNECTIONS);
  }

  /** Looks which analysers there are; one look after the other. */
  look(): Promise<void> {
    this.#looking = this.#looking.then(() => this.#follow()).catch(this.#parts.onFault);
    return this.#looking;
  }

  /** Closes every port and every open line, and releases the database. */
  async stop(): Promise<void> {
    await this.#looking;
    for (const key of [...this.#ports.keys()]) await this.#close(key);
    await this.#pool.end();
  }

  async #follow(): Promise<void> {
    const client = await this.#pool.connect();
    const listed = await send<ListedAnalyser>(client, sql`select * from listed_analysers()`).finally(() =>
      client.release(),
    );
    const wanted = new Map(listed.map((one) => [JSON.stringify(one), one]));
    for (const key of [...this.#ports.keys()]) if (!wanted.has(key)) await this.#close(key);
    for (const [key, analyser] of wanted) if (!this.#ports.has(key)) await this.#open(key, analyser);
  }

  async #open(key: string, analyser: ListedAnalyser): Promise<void> {
    const desk = new MessageDesk(this.#pool, analyser);
    await desk.endLostTransfers();
    const sockets: Lines = new Map();
    const server = createServer((socket) => this.#welcome(desk, sockets, socket));
    const fault = await opened(server, analyser.port, this.#parts.host);
    await desk.markListening(fault, fault === null);
    if (fault === null) this.#ports.set(key, { analyser, server, sockets });
  }

  async #close(key: string): Promise<void> {
    const port = this.#ports.get(key);
    if (!port) return;
    this.#ports.delete(key);
    for (const socket of port.sockets.keys()) socket.destroy();
    await new Promise((resolve) => port.server.close(resolve));
    await new MessageDesk(this.#pool, port.analyser).markListening(null, false);
  }

  #welcome(desk: MessageDesk, sockets: Lines, socket: Socket): void {
    if (!isKnown(socket.remoteAddress ?? '', desk.analyser.host)) {
      socket.destroy();
      return;
    }
    // An analyser that lost its line calls anew: the line that was silent longest makes room (LB092).
    if (sockets.size >= MOST_LINES) for (const silent of [...sockets.keys()].slice(0, 1)) silent.destroy();
    socket.setKeepAlive(true, KEEP_ALIVE_MS);
    const hear = () => {
      clearTimeout(sockets.get(socket));
      sockets.delete(socket);
      sockets.set(
        socket,
        setTimeout(() => socket.destroy(), this.#parts.idleMs ?? IDLE_MS),
      );
    };
    hear();
    const say = (bytes: string) => void socket.write(bytes, 'latin1');
    const line = desk.analyser.protocol === 'AstmTcp' ? new AstmLine(desk, say) : new Hl7Line(desk, say);
    let work: Promise<void> = Promise.resolve();
    const next = (deed: () => Promise<void>) => {
      work = work.then(deed).catch((error: unknown) => {
        this.#parts.onFault(error);
        socket.destroy();
      });
    };
    socket.setTimeout(SILENCE_MS, () => next(() => line.end()));
    socket.on('data', (chunk: Buffer) => {
      hear();
      next(() => line.hear(chunk.toString('latin1')));
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(sockets.get(socket));
      sockets.delete(socket);
      next(() => line.end());
    });
  }
}

/** Opens a port; answers in a sentence why it cannot be. */
function opened(server: Server, port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      resolve(isTaken ? `Port ${port} is taken by another program` : `Port ${port} cannot be opened: ${error.message}`);
    });
    server.listen(port, host, () => resolve(null));
  });
}

/** An analyser without an address is on this machine. */
function isKnown(remote: string, host: string | null): boolean {
  const plain = remote.replace(/^::ffff:/, '');
  return host ? plain === host : isLoopback(plain);
}
