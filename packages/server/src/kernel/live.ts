// Live updates: PostgreSQL notifications reach every server process, and from there the open screens as server-sent events.
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import type { ToldSentence } from '@charaka/rules/message/sentence';
import type { FastifyReply } from 'fastify';
import type pg from 'pg';
import { type DatabaseAddress, openListener } from './database.ts';
import { HttpError } from './refusal.ts';

/** A change, and the tenant, hospital, session or record it concerns. */
export interface News {
  readonly topic: string;
  readonly tenantId: number;
  readonly hospitalId?: number | undefined;
  readonly id?: number | undefined;
  /** For the topic 'access' when it concerns one session only; never sent to screens. */
  readonly sessionId?: string | undefined;
  /** For the screens of one role of the tenant only: the group '{tenantId}_{roleId}' (R157, Q174). */
  readonly roleId?: number | undefined;
  /** For the screens of one user only. */
  readonly userId?: number | undefined;
  /** The message these screens show and the sound they play (R159); the only news with text. */
  readonly receiveMessage?:
    | {
        readonly message: string;
        readonly soundUrl?: string;
        /** Of a sentence, for the reader's own language. */
        readonly code?: string;
        readonly params?: ToldSentence['params'];
      }
    | undefined;
}

/** The listener's session, and how long it may listen. The role is the session's: a client cannot choose its group. */
export interface Audience {
  readonly tenantId: number;
  readonly userId: number;
  readonly roleId: number;
  readonly hospitalId: number;
  readonly sessionId: string;
  readonly expiresAt: Date;
}

interface Listener extends Audience {
  readonly reply: FastifyReply;
}

/** Callbacks of a hub to its own process. */
export interface HubParts {
  /** Hears all news; 'gap' when some may have been missed. */
  readonly onNews: (news: News | 'gap') => void;
  /** Whether a screen may still listen; checked again when sessions, rights or hospitals change. */
  readonly isAllowed: (audience: Audience) => Promise<boolean>;
}

const RETRY_MS = 1000;
const HEARTBEAT_MS = 20_000;
/** Browsers open at most six connections to one server, so no honest session reaches this. */
const MOST_STREAMS_PER_SESSION = 8;
/** A screen that does not read what it is sent is cut off; it comes back by itself and reads everything anew. */
const MOST_UNREAD_BYTES = 256 * 1024;

function isMeant({ hospitalId, roleId, userId }: News, listener: Audience): boolean {
  const isHere = hospitalId === undefined || hospitalId === listener.hospitalId;
  const isTold = userId === undefined || userId === listener.userId;
  return isHere && isTold && (roleId === undefined || roleId === listener.roleId);
}

/** Receives news from the database and passes it to screens and to other subscribers in this process. */
export class LiveHub {
  readonly #address: DatabaseAddress;
  readonly #listeners = new Set<Listener>();
  readonly #parts: HubParts;
  readonly #heartbeat: NodeJS.Timeout;
  #client: pg.Client | undefined;
  #isClosed = false;

  constructor(address: DatabaseAddress, parts: HubParts) {
    this.#address = address;
    this.#parts = parts;
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  /** How many screens are listening. */
  get size(): number {
    return this.#listeners.size;
  }

  /** Starts listening; a broken connection is opened again automatically, and 'gap' is sent since news may have been missed. */
  async start(): Promise<void> {
    const client = await openListener(this.#address);
    try {
      client.on('notification', (message) => this.#receive(message.payload ?? ''));
      await client.query('listen charaka');
    } catch (error) {
      await client.end();
      throw error;
    }
    if (this.#isClosed) return client.end();
    this.#client = client;
    client.on('end', () => {
      this.#hear('gap');
      this.#restart();
    });
  }

  #restart(): void {
    setTimeout(() => {
      if (this.#isClosed) return;
      this.start().then(
        () => this.#hear('gap'),
        () => this.#restart(),
      );
    }, RETRY_MS).unref();
  }

  #receive(payload: string): void {
    try {
      this.#hear(JSON.parse(payload) as News);
    } catch {
      // Anyone with an own connection to the database may notify; foreign payloads are ignored.
    }
  }

  #hear(news: News | 'gap'): void {
    if (this.#isClosed) return;
    this.#parts.onNews(news);
    if (news === 'gap' || news.topic === 'access') void this.#review(news);
    if (news === 'gap' || news.sessionId !== undefined) return;
    const { tenantId, ...told } = news;
    const text = `data: ${JSON.stringify(told)}\n\n`;
    for (const listener of this.#listeners) {
      if (listener.tenantId === tenantId && isMeant(news, listener)) this.#write(listener, text);
    }
  }

  /** Ends the streams of users whose session, rights or hospital ended. */
  async #review(news: News | 'gap'): Promise<void> {
    for (const listener of [...this.#listeners]) {
      const isConcerned =
        news === 'gap' ||
        (listener.tenantId === news.tenantId && (news.sessionId ?? listener.sessionId) === listener.sessionId);
      if (isConcerned && !(await this.#parts.isAllowed(listener))) listener.reply.raw.end();
    }
  }

  #write(listener: Listener, text: string): void {
    const { raw } = listener.reply;
    if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy();
    else raw.write(text);
  }

  #beat(): void {
    for (const listener of this.#listeners) this.#write(listener, ':\n\n');
    // A line that broke without a word is noticed by speaking on it.
    this.#client?.query('select 1').catch(() => undefined);
  }

  /** Keeps a screen's stream open until it leaves or its token expires. Throws 429 when the session has too many. */
  join(audience: Audience, reply: FastifyReply): void {
    const ofSession = [...this.#listeners].filter((listener) => listener.sessionId === audience.sessionId);
    if (ofSession.length >= MOST_STREAMS_PER_SESSION) throw new HttpError(429, kernelSentences.tooManyScreens);
    reply.hijack();
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    reply.raw.write(':\n\n');
    const listener = { ...audience, reply };
    this.#listeners.add(listener);
    const expiry = setTimeout(() => reply.raw.end(), audience.expiresAt.getTime() - Date.now());
    expiry.unref();
    reply.raw.on('close', () => {
      clearTimeout(expiry);
      this.#listeners.delete(listener);
    });
    reply.raw.on('error', () => undefined);
  }

  /** Ends every stream and stops listening. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#heartbeat);
    for (const listener of this.#listeners) listener.reply.raw.end();
    await this.#client?.end();
  }
}
