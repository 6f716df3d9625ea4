// Labels and titles as words inside sentences: each is said by the text that the screens have for it.
import { foundAsWord } from '@charaka/rules/message/found-sentence';
import { type Sentence, screenWord } from '@charaka/rules/message/sentence';
import { type DeedName, deeds } from './deed.ts';

/** A label of a list or of one of its fields, at the beginning of a sentence. */
export function labelWord(label: string): Sentence {
  return screenWord(`masters:label.${label}`, label);
}

/** A label inside a sentence: 'ward category' of 'Ward category'. Checks of fields, which hand on nothing but text, may name it. */
export function labelNoun(label: string): Sentence {
  return foundAsWord(screenWord(`masters:label.${label}`, label.toLowerCase()));
}

/** A text of the screens inside a sentence, small as a noun; checks of fields may name it. */
export function textNoun(key: `${string}:${string}`, noun: string): Sentence {
  return foundAsWord(screenWord(key, noun));
}

/** Returns the title of a deed, as shown when rights are granted. */
export function deedWord(deed: DeedName): Sentence {
  return screenWord(`role:deed.${deed}`, deeds[deed].title);
}
