// Finds the declared sentence behind an English text, where a rule or the check of a field can hand on nothing but text.
import type { Catalogue, Sentence, SentenceWithValues } from './sentence.ts';

interface Pattern {
  readonly sentence: SentenceWithValues;
  readonly names: readonly string[];
  readonly expression: RegExp;
  /** How many letters are not values: of two patterns that fit, the one that says more itself is meant. */
  readonly ownLetters: number;
}

const findable = new WeakSet<Catalogue>();
const wholeTexts = new Map<string, Sentence>();
/** Words that stand for a value of a pattern, and never alone. */
const innerWords = new Map<string, Sentence>();
let patterns: readonly Pattern[] = [];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function patternOf(sentence: SentenceWithValues): Pattern {
  const parts = sentence.template.split(/\{\w+\}/);
  const names = [...sentence.template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const expression = new RegExp(`^${parts.map((part) => escaped(part)).join('(.+?)')}$`, 's');
  return { sentence, names, expression, ownLetters: parts.join('').length };
}

/** Makes the sentences of a catalogue findable by their text; answers the catalogue. For checks of fields and for rules. */
export function foundByText<C extends Catalogue>(catalogue: C): C {
  findable.add(catalogue);
  const withValues: Pattern[] = [];
  for (const declared of Object.values(catalogue)) {
    if ('text' in declared) wholeTexts.set(declared.text, declared);
    else withValues.push(patternOf(declared));
  }
  patterns = [...patterns, ...withValues].toSorted((one, other) => other.ownLetters - one.ownLetters);
  return catalogue;
}

/** Whether the sentences of a catalogue are found by their text. */
export function isFoundByText(catalogue: Catalogue): boolean {
  return findable.has(catalogue);
}

/** The findable sentence that says this text, with the values that stand in it; undefined when none does. A value that is a findable word is found too. */
export function sentenceSaying(text: string): Sentence | undefined {
  const whole = wholeTexts.get(text);
  if (whole) return whole;
  for (const { sentence, names, expression } of patterns) {
    const found = expression.exec(text);
    if (!found) continue;
    const values = names.map((name, index) => [name, wordSaying(found[index + 1] ?? '')]);
    return sentence(Object.fromEntries(values));
  }
  return undefined;
}

/** Makes a word findable by its text inside the sentences of findable catalogues; answers the word. */
export function foundAsWord(word: Sentence): Sentence {
  innerWords.set(word.text, word);
  return word;
}

function wordSaying(text: string): Sentence | string {
  return wholeTexts.get(text) ?? innerWords.get(text) ?? text;
}
