// Sends a long list while it is read: memory holds at most one batch, and the closing words follow only after success.

import { Readable } from 'node:stream';
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { wireName } from '@charaka/contract/kernel/shape';
import { writeAnswer } from '@charaka/contract/kernel/wire';
import type { Sentence } from '@charaka/rules/message/sentence';
import { z } from 'zod';
import type { LongList } from './long-list.ts';
import { HttpError } from './refusal.ts';
import { toldSentence } from './told-sentence.ts';

/** Each holds a connection to the database for as long as its caller reads; the others are for everybody else. */
export const MOST_LISTS_SENT = 4;
/** Maximum lists per user at a time, so that other users can always send one. */
const MOST_OF_USER = 2;
/** A caller who reads more slowly is not reading. */
const LONGEST_MS = 120_000;

/** The user of each list that is being sent. */
const sending: string[] = [];

/** The parts of an answer's text besides its rows. */
interface Writing {
  readonly endpoint: Endpoint;
  readonly isChecking: boolean;
  readonly message: () => Sentence | undefined;
}

/** Called inside a transaction: sends the list and answers when it is sent. */
type Send = (list: LongList, writing: Writing) => Promise<string>;

/**
 * Runs a transaction that answers a text, or sends a long list. A text is answered when the transaction is done, a stream at once: the
 * transaction lives until the stream is read to its end, and the closing words follow its commit. A failure before then breaks the stream
 * off, so that half a list is never taken for the whole. A caller who disconnects ends the transaction. Throws 503 when several lists are
 * being sent already, 429 when the same user receives them.
 */
export function sendAsRead(user: string, transaction: (send: Send) => Promise<string>): Promise<string | Readable> {
  const { promise, resolve, reject } = Promise.withResolvers<string | Readable>();
  const done = transaction(async (list, writing) => {
    if (sending.filter((one) => one === user).length >= MOST_OF_USER)
      throw new HttpError(429, kernelSentences.otherListsBeingSent);
    if (sending.length >= MOST_LISTS_SENT) throw new HttpError(503, kernelSentences.tooManyListsBeingSent);
    const read = Promise.withResolvers<string>();
    const body = Readable.from(
      textOf(
        list,
        writing,
        () => read.resolve(''),
        () => done,
      ),
    );
    const patience = setTimeout(() => body.destroy(new Error('A long list was read too slowly')), LONGEST_MS);
    body.once('close', () => read.reject(new Error('A long list was not read to its end')));
    sending.push(user);
    resolve(body);
    try {
      return await read.promise;
    } finally {
      clearTimeout(patience);
      sending.splice(sending.indexOf(user), 1);
    }
  });
  done.then(resolve, reject);
  return promise;
}

/** The JSON text in pieces: the rows, then, once the transaction is done, total and envelope. */
async function* textOf(
  list: LongList,
  { endpoint, isChecking, message }: Writing,
  whenRead: () => void,
  committed: () => Promise<unknown>,
): AsyncGenerator<string> {
  const output = endpoint.output as z.ZodObject<{ rows: z.ZodArray }>;
  const write = writeAnswer(output.shape.rows.element as z.ZodType);
  const { totalCount, pageNumber } = list;
  let before = `{${JSON.stringify(wireName(output, 'rows'))}:[`;
  for await (const batch of list.batches) {
    if (batch.length === 0) continue;
    const page = { rows: [...batch], totalCount, pageNumber };
    if (isChecking) z.encode(output, page);
    yield before + batch.map((row) => JSON.stringify(write(row))).join(',');
    before = ',';
  }
  whenRead();
  await committed();
  const rest = writeAnswer(output)({ totalCount, pageNumber }) as object;
  yield `],${JSON.stringify({ ...rest, _failure: false, ...toldSentence(message()) }).slice(1)}`;
}
