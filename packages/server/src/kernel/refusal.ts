// The ways to refuse a call: by a business rule, or by the transport.

import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import type { FieldSentences } from './told-sentence.ts';

/** A business rule refuses: HTTP 200 with `_failure` and this sentence, and `_fields` when it concerns some (architecture: the wire). */
export class Refusal extends Error {
  readonly sentence: Sentence;
  readonly fields: FieldSentences | undefined;
  constructor(sentence: Sentence, fields?: FieldSentences) {
    super(sentence.text);
    this.sentence = sentence;
    this.fields = fields;
  }
}

/** The transport refuses, with its own status: 400, 401, 403, 404, 409, 413, 429, 503. */
export class HttpError extends Error {
  readonly status: number;
  readonly sentence: Sentence;
  constructor(status: number, sentence: Sentence) {
    super(sentence.text);
    this.status = status;
    this.sentence = sentence;
  }
}

/** An answer that refuses but commits its writes, such as the count of failed log-ins. */
export class RefusedAnswer {
  readonly sentence: Sentence;
  readonly fields: FieldSentences | undefined;
  constructor(sentence: Sentence, fields?: FieldSentences) {
    this.sentence = sentence;
    this.fields = fields;
  }
}

/** The user has to prove once more who it is, with a code of the second factor or with the password; then the call may be sent again. */
export class StepUpNeeded extends Error {
  readonly by: 'code' | 'password';
  readonly sentence: Sentence;
  constructor(by: 'code' | 'password') {
    const sentence = by === 'code' ? kernelSentences.confirmWithCode : kernelSentences.confirmWithPassword;
    super(sentence.text);
    this.by = by;
    this.sentence = sentence;
  }
}

/**
 * The user has to confirm the call first: `sentence` is the warning, `action` names what confirming does. Nothing was written. The screen
 * asks, and sends the call again with the code of the sentence as its answer (`Call.confirm`).
 */
export class QuestionOpen extends Error {
  readonly sentence: Sentence;
  readonly action: Sentence;
  constructor(sentence: Sentence, action: Sentence) {
    super(sentence.text);
    this.sentence = sentence;
    this.action = action;
  }
}

/** Too many tries: the caller may come back after so many seconds. */
export class TooManyRequests extends HttpError {
  readonly seconds: number;
  constructor(sentence: Sentence, seconds: number) {
    super(429, sentence);
    this.seconds = seconds;
  }
}

/** The caller has no relation of care with a patient whose chart they want to open: breaking the glass opens it (Q225). */
export class ChartClosed extends HttpError {
  readonly patientId: number;
  constructor(patientId: number) {
    super(403, kernelSentences.chartClosed);
    this.patientId = patientId;
  }
}

/** Ends the call with a sentence for the user, and sentences beside the fields it is about; the transaction is rolled back. */
export function refuse(sentence: Sentence, fields?: FieldSentences): never {
  throw new Refusal(sentence, fields);
}

interface DatabaseError {
  readonly code: string;
  readonly constraint?: string;
}

/** The constraint a database error names, for areas that turn it into a sentence of their own. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const { code, constraint } = error as Error & DatabaseError;
  return ['23505', '23P01', '23503', '23514'].includes(code) ? constraint : undefined;
}

/** The sentence for a constraint; with a field's plain path it is reported for that field as well. */
type ConstraintSentence = Sentence | readonly [field: string, sentence: Sentence];

/** Awaits a write; a conflict with one of the named constraints refuses with its sentence. */
export async function refuseOnConflict<T>(
  write: Promise<T>,
  sentences: Readonly<Record<string, ConstraintSentence>>,
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const found = sentences[violatedConstraint(error) ?? ''];
    if (found === undefined) throw error;
    if ('code' in found) return refuse(found);
    const [field, sentence] = found;
    return refuse(sentence, { [field]: sentence });
  }
}

const sentencesByCode: Readonly<Record<string, Sentence>> = {
  '23505': kernelSentences.recordExists,
  '23503': kernelSentences.recordRefersToNothing,
  '23P01': kernelSentences.recordOverlaps,
  '40001': kernelSentences.changedAtSameMoment,
  '40P01': kernelSentences.changedAtSameMoment,
  '55P03': kernelSentences.somebodyIsWorking,
};

/** The sentence for a database error that a user can cause; undefined for a fault of ours. */
export function sentenceOf(error: unknown): Sentence | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return sentencesByCode[(error as Error & DatabaseError).code];
}

/** Values PostgreSQL cannot hold though their shape was right: too large, no such day, a NUL character. */
const unstorable = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05']);

/** True when a database error means that a value of the request cannot be stored: the request is malformed. */
export function isUnstorable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && unstorable.has((error as Error & DatabaseError).code);
}

/** True when an error means that the disk of the database or of this machine is full. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['53100', 'ENOSPC'].includes(String(error.code));
}

const lostCodes = /^(08...|53300|57014|57P0[1-3]|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;
const lostSentences =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection)/;

/** True when an error means that the database cannot be reached or is too busy: trying again later may help. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return lostCodes.test(code) || lostSentences.test(error.message);
}
