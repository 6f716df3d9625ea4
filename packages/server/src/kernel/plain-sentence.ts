// The sentence for a value of the wrong kind when its field has no sentence of its own: never the validator's English (Q216).
import { fieldSentences } from '@charaka/contract/kernel/field-sentences';
import { sentenceSaying } from '@charaka/rules/message/found-sentence';
import type { Sentence } from '@charaka/rules/message/sentence';
import type { z } from 'zod';

const expectations: Readonly<Record<string, Sentence>> = {
  string: fieldSentences.textExpected,
  number: fieldSentences.numberExpected,
  int: fieldSentences.wholeNumberExpected,
  boolean: fieldSentences.yesOrNoExpected,
  array: fieldSentences.listExpected,
  object: fieldSentences.recordExpected,
  record: fieldSentences.recordExpected,
};

function sizeSentence({ code, minimum, maximum, origin }: Sized): Sentence {
  const [most, least] = [String(maximum), String(minimum)];
  const isMost = code === 'too_big';
  if (origin === 'string')
    return isMost ? fieldSentences.textTooLong({ most }) : fieldSentences.textTooShort({ least });
  if (origin === 'array') return isMost ? fieldSentences.tooManyItems({ most }) : fieldSentences.tooFewItems({ least });
  return isMost ? fieldSentences.tooMuch({ most }) : fieldSentences.tooLittle({ least });
}

interface Sized {
  readonly code: string;
  readonly origin?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
}

function sentenceFor(issue: z.core.$ZodRawIssue): Sentence {
  if (issue.input === undefined || issue.input === null) return fieldSentences.missing;
  const { code } = issue;
  if (code === 'invalid_type') return expectations[String(issue.expected)] ?? fieldSentences.wrongKind;
  if (code === 'invalid_value')
    return fieldSentences.chooseOneOf({ values: (issue.values as unknown[]).map(String).join(', ') });
  if (code === 'too_big' || code === 'too_small') return sizeSentence(issue as Sized);
  if (code === 'not_multiple_of') return fieldSentences.tooManyDecimals;
  return fieldSentences.notAccepted;
}

/** The sentence for a fault of a request, as the text that the validator takes. */
export function plainSentence(issue: z.core.$ZodRawIssue): string {
  return sentenceFor(issue).text;
}

/** The declared sentence of a failed field check: the one in its params, or the one found by the validator's text. */
export function sentenceOfCheck(issue: z.core.$ZodIssue): Sentence {
  const handedOn = issue.code === 'custom' ? (issue.params?.sentence as Sentence | undefined) : undefined;
  return handedOn ?? sentenceSaying(issue.message) ?? fieldSentences.notAccepted;
}
