// What is said about a value of the wrong kind where its field has no sentence of its own: never the validator's English (Q216).
import type { z } from 'zod';

/** Said of a field that must be given and has no sentence of its own. */
export const MISSING = 'This field is needed';

const expectations: Readonly<Record<string, string>> = {
  string: 'Text is expected here',
  number: 'A number is expected here',
  int: 'A whole number is expected here',
  boolean: 'Yes or no is expected here',
  array: 'A list is expected here',
  object: 'A record is expected here',
  record: 'A record is expected here',
};

function sizeSentence({ code, minimum, maximum, origin }: Sized): string {
  const isMost = code === 'too_big';
  const bound = String(isMost ? maximum : minimum);
  if (origin === 'string') return `This text is ${isMost ? 'longer' : 'shorter'} than ${bound} characters`;
  if (origin === 'array') return isMost ? `At most ${bound} are accepted here` : `At least ${bound} are needed here`;
  return isMost ? `This can't be more than ${bound}` : `This can't be less than ${bound}`;
}

interface Sized {
  readonly code: string;
  readonly origin?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
}

/** The sentence for a fault of a request. */
export function plainSentence(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined || issue.input === null) return MISSING;
  const { code } = issue;
  if (code === 'invalid_type') return expectations[String(issue.expected)] ?? 'This value is of the wrong kind';
  if (code === 'invalid_value') return `Choose one of: ${(issue.values as unknown[]).map(String).join(', ')}`;
  if (code === 'too_big' || code === 'too_small') return sizeSentence(issue as Sized);
  if (code === 'not_multiple_of') return 'This has more decimals than are kept';
  return 'This value is not accepted here';
}
