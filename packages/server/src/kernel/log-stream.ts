// Gathers log lines and writes many at once: a line of its own write costs a request as much as a statement.

/** Maximum milliseconds a line waits; a killed process loses no more than this. */
const EVERY_MS = 100;
const MOST_BYTES = 16 * 1024;
/** The logger's number for 'error'; such lines are written at once, with those before them. */
const ERROR_LEVEL = 50;

/** The logger passes the level of each line to a stream with this property. */
const wantsLevel = Symbol.for('pino.metadata');

/** Takes the place of standard output under the logger. */
export class LogStream {
  readonly [wantsLevel] = true;
  /** Set by the logger before each line. */
  lastLevel = 0;
  readonly #out: { write(text: string): unknown };
  #lines: string[] = [];
  #length = 0;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(out: { write(text: string): unknown } = process.stdout) {
    this.#out = out;
    process.once('exit', this.flush);
  }

  /** Takes a line; it is written within a tenth of a second. */
  write(line: string): void {
    this.#lines.push(line);
    this.#length += line.length;
    if (this.#isClosed || this.lastLevel >= ERROR_LEVEL || this.#length >= MOST_BYTES) this.flush();
    else this.#timer ??= setTimeout(this.flush, EVERY_MS).unref();
  }

  /** Writes the waiting lines. Standard output takes them before this returns, so no line is lost at the end of the process. */
  readonly flush = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const text = this.#lines.join('');
    this.#lines = [];
    this.#length = 0;
    if (text !== '') this.#out.write(text);
  };

  /** Writes what waits; a line that comes later is written at once. */
  close(): void {
    this.#isClosed = true;
    this.flush();
    process.off('exit', this.flush);
  }
}
