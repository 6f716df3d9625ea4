// Whether a text names a diagnosis: in its whole name, by its code, or by a word of it that tells what it is (OP036).

/** A diagnosis or problem as it is recorded. */
export interface RecordedDiagnosis {
  readonly diagnosisName: string;
  readonly code: string | null;
}

/** Words of names of diagnoses that tell nothing of the illness, or that every certificate has. */
const COMMON_WORDS = new Set(
  `acute chronic unspecified specified other primary secondary disease disorder syndrome with without left right upper lower mild severe
  moderate essential type stage state part parts form pain fever cough care medical person patient history personal family related health
  status following after during from into under need needs treatment therapy examination examined encounter certificate advised rest leave
  work school duty unfit general multiple single recurrent initial due and the for not elsewhere classified`.split(
    /\s+/,
  ),
);
/** Words of fewer letters tell nothing, but for abbreviations in capitals, as HIV. */
const LEAST_LETTERS = 4;

/** The words of a text: joiners and marks inside of them do not hide them. */
function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

const folded = (words: readonly string[]) => ` ${words.join(' ').toLowerCase()} `;

function isTelling(word: string): boolean {
  const letters = [...word.replace(/[\p{M}\p{N}]/gu, '')].length;
  const isAbbreviation = letters >= 2 && word === word.toUpperCase() && word !== word.toLowerCase();
  return (letters >= LEAST_LETTERS || isAbbreviation) && !COMMON_WORDS.has(word.toLowerCase());
}

/** Returns the name of a diagnosis that a text mentions, as written in the diagnosis; undefined when it mentions none. */
export function namedDiagnosis(text: string, recorded: readonly RecordedDiagnosis[]): string | undefined {
  const written = folded(wordsOf(text));
  const isNamed = (part: string) => part.trim() !== '' && written.includes(folded(wordsOf(part)));
  for (const { diagnosisName, code } of recorded) {
    if (isNamed(diagnosisName) || (code && isNamed(code))) return diagnosisName;
    const word = wordsOf(diagnosisName).find((part) => isTelling(part) && isNamed(part));
    if (word !== undefined) return word;
  }
  return undefined;
}
