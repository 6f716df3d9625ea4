// Splits a text into runs of one script each, because a font file that goes into a PDF holds one script only.

/** The font files a PDF may need, named by what they hold. */
export type ScriptFont = 'Latin' | 'LatinExtended' | 'Bengali' | 'Devanagari' | 'Tamil' | 'Telugu';

/** A piece of text that one font can write. */
export interface ScriptRun {
  readonly text: string;
  readonly font: ScriptFont;
}

const scripts: readonly (readonly [ScriptFont, RegExp])[] = [
  ['Devanagari', /[\u0900-\u097F\u1CD0-\u1CFF\uA8E0-\uA8FF]/],
  ['Bengali', /[\u0980-\u09FF]/],
  ['Tamil', /[\u0B80-\u0BFF]/],
  ['Telugu', /[\u0C00-\u0C7F]/],
  // The sign of the rupee stands among the extended letters.
  ['LatinExtended', /[\u0100-\u02BA\u1E00-\u1E9F\u20A0-\u20C0]/],
];
/** White space, joiners and the danda are in every Indic font, and a word must not be torn apart at them. */
const isShared = (character: string) =>
  /\s/.test(character) || '\u200C\u200D\u0951\u0952\u0964\u0965'.includes(character);

function fontOf(character: string): ScriptFont {
  return scripts.find(([, letters]) => letters.test(character))?.[0] ?? 'Latin';
}

/** The text as runs, in order; joined they are the text again. */
export function scriptRunsOf(text: string): ScriptRun[] {
  const runs: { text: string; font: ScriptFont }[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    if (last && isShared(character)) last.text += character;
    else {
      const font = fontOf(character);
      if (last?.font === font) last.text += character;
      else runs.push({ text: character, font });
    }
  }
  return runs;
}
