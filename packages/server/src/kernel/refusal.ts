// The ways a call is turned down: by a rule of the house, or by the transport.

/** Sentences about single fields, by the plain path of each, as 'staff.email'. */
export type FieldSentences = Readonly<Record<string, string>>;

/** A business rule says no: HTTP 200 with `_failure` and this sentence, and `_fields` when it is about some (architecture: the wire). */
export class Refusal extends Error {
  readonly fields: FieldSentences | undefined;
  constructor(sentence: string, fields?: FieldSentences) {
    super(sentence);
    this.fields = fields;
  }
}

/** The transport says no, with its own status: 400, 401, 403, 404, 409, 413, 429, 503. */
export class HttpError extends Error {
  readonly status: number;
  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

/** An answer that says no but keeps what was written, as the count of failed log-ins. */
export class RefusedAnswer {
  readonly sentence: string;
  readonly fields: FieldSentences | undefined;
  constructor(sentence: string, fields?: FieldSentences) {
    this.sentence = sentence;
    this.fields = fields;
  }
}

/** The user has to prove once more who it is, with a code of the second factor or with the password; then the call may be sent again. */
export class StepUpNeeded extends Error {
  readonly by: 'code' | 'password';
  constructor(by: 'code' | 'password') {
    super(by === 'code' ? 'Please confirm with a code of your second factor' : 'Please confirm with your password');
    this.by = by;
  }
}

/** Too many tries: the caller may come back after so many seconds. */
export class TooManyRequests extends HttpError {
  readonly seconds: number;
  constructor(sentence: string, seconds: number) {
    super(429, sentence);
    this.seconds = seconds;
  }
}

/** The caller has no relation of care with a patient whose chart they want to open: breaking the glass opens it (Q225). */
export class ChartClosed extends HttpError {
  readonly patientId: number;
  constructor(patientId: number) {
    super(403, 'You have no relation with this patient. Give a reason to open the chart.');
    this.patientId = patientId;
  }
}

/** Ends the call with a sentence for the user, and sentences beside the fields it is about; the transaction is rolled back. */
export function refuse(sentence: string, fields?: FieldSentences): never {
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

/** What a constraint says: a sentence, or a sentence that stands beside the field of that plain path as well. */
type ConstraintSentence = string | readonly [field: string, sentence: string];

/** Waits for a write; where a constraint of these names speaks against it, its sentence refuses. */
export async function refuseOnConflict<T>(
  write: Promise<T>,
  sentences: Readonly<Record<string, ConstraintSentence>>,
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const found = sentences[violatedConstraint(error) ?? ''];
    if (found === undefined) throw error;
    if (typeof found === 'string') return refuse(found);
    const [field, sentence] = found;
    return refuse(sentence, { [field]: sentence });
  }
}

const sentencesByCode: Readonly<Record<string, string>> = {
  '23505': 'This record already exists',
  '23503': 'This record refers to another one that does not exist here',
  '23P01': 'This overlaps with a record that is already there',
  '40001': 'Somebody else changed this at the same moment, please try again',
  '40P01': 'Somebody else changed this at the same moment, please try again',
  '55P03': 'Somebody else is working on this right now, please try again',
};

/** The sentence for a database error that a user can cause; undefined for a fault of ours. */
export function sentenceOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return sentencesByCode[(error as Error & DatabaseError).code];
}

/** Values PostgreSQL cannot hold though their shape was right: too large, no such day, a NUL character. */
const unstorable = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05']);

/** Whether a database error says that a value of the request cannot be stored: the request is malformed. */
export function isUnstorable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && unstorable.has((error as Error & DatabaseError).code);
}

/** Whether an error says that the disk of the database or of this machine is full. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['53100', 'ENOSPC'].includes(String(error.code));
}

const lostCodes = /^(08...|53300|57014|57P0[1-3]|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;
const lostSentences =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection)/;

/** Whether an error says that the database cannot be reached or is too busy: trying again later may help. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return lostCodes.test(code) || lostSentences.test(error.message);
}
