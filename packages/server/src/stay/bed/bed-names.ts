// Shared parts of refusals of floors, wards and beds: a name that exists already, and some of many names.
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { refuseOnConflict } from '../../kernel/refusal.ts';

/** Waits for a write; refuses with the sentence when another active bed of the ward has the name. */
export function sayingTwice<T>(sentence: Sentence, write: Promise<T>): Promise<T> {
  return refuseOnConflict(write, { bed_name_unique: sentence });
}

/** 'A, B, C and 4 more': the first few of a list of names. */
export function someNames(names: readonly string[], most = 5): string | Sentence {
  const rest = names.length - most;
  if (rest <= 0) return names.join(', ');
  return kernelSentences.andMore({ names: names.slice(0, most).join(', '), count: rest });
}
