// Starts the listener beside a server with analysers in use, restarts it when it dies, and notifies it when analysers change.
import { type ChildProcess, fork } from 'node:child_process';
import { analyserTopic } from '@charaka/contract/diagnostics/labtest/topics';
import type pg from 'pg';
import { type DatabaseAddress, openListener } from '../../kernel/database.ts';

const RETRY_MS = 2000;

/** The parts that the server passes to its listener. */
export interface ListenerProcessParts {
  readonly address: DatabaseAddress;
  readonly host: string;
  readonly onFault: (error: unknown) => void;
}

/** One listener for one server. */
export class ListenerProcess {
  readonly #parts: ListenerProcessParts;
  #child: ChildProcess | undefined;
  #news: pg.Client | undefined;
  #isStopping = false;

  constructor(parts: ListenerProcessParts) {
    this.#parts = parts;
  }

  /** Hears of changes of analysers from now on, and looks whether there are any. */
  async start(): Promise<void> {
    const news = await openListener(this.#parts.address);
    if (this.#isStopping) return news.end();
    this.#news = news;
    news.on('notification', ({ payload = '' }) => {
      if (payload.includes(`"topic":"${analyserTopic.name}"`)) this.#look(news).catch(this.#parts.onFault);
    });
    news.on('end', () => this.#later(() => this.start().catch((error: unknown) => this.#failed(error))));
    await news.query('listen charaka');
    await this.#look(news);
  }

  /** Ends the listener and waits until its ports are closed. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#news?.end();
    const child = this.#child;
    if (!child?.connected) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.disconnect();
    await gone;
  }

  async #look(news: pg.Client): Promise<void> {
    const { rowCount } = await news.query('select from listed_analysers() limit 1');
    if (this.#child?.connected) this.#child.send('look');
    else if (rowCount !== 0 && !this.#isStopping) this.#begin();
  }

  #begin(): void {
    const { address, host } = this.#parts;
    const child = fork(new URL('./listen-command.ts', import.meta.url), {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    child.on('error', this.#parts.onFault);
    child.once('exit', () => {
      this.#child = undefined;
      this.#later(() => this.#begin());
    });
    child.send({ address, host });
  }

  #failed(error: unknown): void {
    this.#parts.onFault(error);
    this.#later(() => this.start().catch((again: unknown) => this.#failed(again)));
  }

  #later(deed: () => unknown): void {
    if (this.#isStopping) return;
    setTimeout(() => {
      if (!this.#isStopping) deed();
    }, RETRY_MS).unref();
  }
}
