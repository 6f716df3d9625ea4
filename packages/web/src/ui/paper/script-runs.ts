// Splits a text into runs of one font each, because a font file that goes into a PDF holds few scripts, and a letter
// without its font would leave nothing on the paper.
import { fontWith, hasLetter } from './font-letters.ts';
import type { ScriptFont } from './paper-fonts.ts';

/** A piece of text that one font can write. */
export interface ScriptRun {
  readonly text: string;
  readonly font: ScriptFont;
}

/** Stands where a letter has no font, as Chinese and pictures: the reader sees that something is missing. */
const REPLACEMENT = '\uFFFD';

/** White space, joiners, marks and the danda stay with the word before them where its font has them. */
const joiningLetter = /\s|\p{M}|\p{Join_Control}|[\u0964\u0965]/u;
const unseenLetter = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/u;

/** The text as runs, in the order in which they are set from left to right. */
export function scriptRunsOf(text: string): ScriptRun[] {
  const runs: { text: string; font: ScriptFont }[] = [];
  for (const letter of [...text.normalize('NFC')].flatMap(writableLetters)) {
    const last = runs.at(-1);
    if (last && joiningLetter.test(letter) && (letter === '\n' || hasLetter(last.font, letter))) last.text += letter;
    else {
      const font = fontOf(letter);
      if (font === undefined) continue;
      if (last?.font === font) last.text += letter;
      else runs.push({ text: letter, font });
    }
  }
  return runs.some(({ font }) => font === 'Arabic') ? inSettingOrder(runs) : runs;
}

const knownFonts = new Map<string, ScriptFont | undefined>([['\n', 'Latin']]);

function fontOf(letter: string): ScriptFont | undefined {
  if (!knownFonts.has(letter)) knownFonts.set(letter, fontWith(letter));
  return knownFonts.get(letter);
}

/** The letter itself; where no font has it, what says the same (℃ as °C), else the sign that something is missing. */
function writableLetters(letter: string): string[] {
  if (letter === '\n' || fontOf(letter) !== undefined) return [letter];
  if (/\s/.test(letter)) return [' '];
  // A joiner that no font of the word needs, and marks of direction, are not seen on the screen either.
  if (unseenLetter.test(letter)) return [];
  const same = [letter.normalize('NFKC'), letter.normalize('NFD')]
    .map((spelling) => [...spelling])
    .find((letters) => letters.every((one) => fontOf(one) !== undefined));
  return same && isSameNumber(letter, same) ? same : [REPLACEMENT];
}

/** A raised or circled digit must not become a plain one: 10⁶ is not 106. */
function isSameNumber(letter: string, spelling: readonly string[]): boolean {
  return !/\p{No}/u.test(letter) || spelling.includes('\u2044');
}

/**
 * Arabic and Urdu are read from the right: the words of a stretch are set in reverse, numbers in it as they are. Letters
 * within a word are turned by the shaper, which would turn the space behind a word too: it is set by another font.
 */
function inSettingOrder(runs: readonly ScriptRun[]): ScriptRun[] {
  const set: ScriptRun[] = [];
  let stretch: ScriptRun[] = [];
  const close = () => {
    const words = stretch.flatMap(wordsOf);
    const end = words.findLastIndex(({ font }) => font === 'Arabic') + 1;
    set.push(...words.slice(0, end).reverse(), ...words.slice(end));
    stretch = [];
  };
  for (const run of runs) {
    const isArabic = run.font === 'Arabic';
    if (isArabic || (stretch.length > 0 && !/[\p{L}\n]/u.test(run.text))) stretch.push(run);
    else {
      close();
      set.push(run);
    }
  }
  close();
  return set;
}

function wordsOf({ text, font }: ScriptRun): ScriptRun[] {
  return (text.match(/\s+|[\p{Nd}.,:/-]*\p{Nd}|(?:(?!\p{Nd})\S)+/gu) ?? []).map((word) => ({
    text: word,
    font: /^\s/.test(word) ? 'Latin' : font,
  }));
}
