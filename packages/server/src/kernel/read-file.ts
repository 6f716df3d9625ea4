// Reads a caller's file: a short one at once, a long one in a worker thread, so that no other call waits for it.
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { fileSentences } from '@charaka/contract/kernel/file-sentences';
import { fileReadings, type ReadingArgs, type ReadingName, type ReadingResult } from './file-readings.ts';
import { addPiece, type ReadingOrder, type ReadingPiece } from './reading-pieces.ts';
import { Refusal } from './refusal.ts';

/** A shorter text is read in a few milliseconds. */
const LONG_LETTERS = 256 * 1024;
/** Files read at the same moment; each takes a processor. */
const MOST_WORKERS = 2;
/** Seven megabytes take two seconds on a slow machine. */
const LONGEST_MS = 30_000;
/** Many times the memory of the longest file in MB: a thread that reaches a low limit can end the whole process. */
const MOST_MEGABYTES = 512;

/** The result of the reading. Refuses when a long file exceeds its time or memory; the server keeps running, and no row was written. */
export async function readFile<Name extends ReadingName>(
  name: Name,
  ...args: ReadingArgs<Name>
): Promise<ReadingResult<Name>> {
  return args[0].length < LONG_LETTERS ? fileReadings[name](...args) : readInWorker(name, args);
}

let running = 0;
const waiting: (() => void)[] = [];

/** Reads in a worker thread as soon as there is a place for it. */
export async function readInWorker<Name extends ReadingName>(
  name: Name,
  args: ReadingArgs<Name>,
  longestMs = LONGEST_MS,
): Promise<ReadingResult<Name>> {
  if (running >= MOST_WORKERS) await new Promise<void>((begin) => waiting.push(begin));
  else running += 1;
  try {
    return (await resultOf({ name, args }, longestMs)) as ReadingResult<Name>;
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Gathers the pieces; between two of them the server's thread serves the calls that came meanwhile. */
async function resultOf(order: ReadingOrder, longestMs: number): Promise<object> {
  const worker = new Worker(new URL('./read-file-worker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((done, fail) => {
      const result: Record<string, unknown> = {};
      timer = setTimeout(() => fail(new Refusal(fileSentences.readingTooLong)), longestMs);
      worker.on('message', (piece: ReadingPiece | null) => {
        if (piece === null) return done(result);
        addPiece(result, piece);
        void setImmediate().then(() => worker.postMessage('next'));
      });
      worker.once('error', (cause) => fail(Object.assign(new Refusal(fileSentences.readingFailed), { cause })));
      worker.once('exit', () => fail(new Refusal(fileSentences.readingFailed)));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
