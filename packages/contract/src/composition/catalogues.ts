// Every catalogue of sentences: what the server, its rules and the checks of fields say to the user.
import { type Catalogue, templateOf } from '@charaka/rules/message/sentence';
import { fieldSentences } from '../kernel/field-sentences.ts';
import { kernelSentences } from '../kernel/kernel-sentences.ts';
import { masterSentences } from '../kernel/master-sentences.ts';
import { bedSentences } from '../stay/bed/bed-sentences.ts';

/** A test finds any that is missing here. */
export const catalogues: readonly Catalogue[] = [fieldSentences, kernelSentences, masterSentences, bedSentences];

/** Code and English of every declared sentence, in the order of the catalogues. */
export function declaredSentences(): readonly (readonly [code: string, template: string])[] {
  return catalogues.flatMap((catalogue) =>
    Object.values(catalogue).map((declared) => [declared.code, templateOf(declared)] as const),
  );
}
