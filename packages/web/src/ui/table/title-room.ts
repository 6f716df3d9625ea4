// How much room the title of a column needs, so that it never takes a fourth line and pushes the rows down when they come.

/** The head of a table keeps this many lines before its rows are there. */
const LINES = 3;

/** Marks of Indian scripts stand above, below or before their letter and take no room of their own. */
const lettersOf = (text: string): number => text.replace(/\p{M}/gu, '').length;

/** The parts of a title between which a line may end: its words, and what a hyphen joins. */
const partsOf = (title: string): number[] => title.split(/\s+|(?<=-)/).map(lettersOf);

/** Whether a narrow column could break the title into more lines than the head keeps. */
export const isLongTitle = (title: string): boolean => partsOf(title).length > LINES;

/** How many lines the words take where `letters` have room in each. */
function linesOf(words: readonly number[], letters: number): number {
  let lines = 1;
  let used = 0;
  for (const word of words) {
    const needed = used === 0 ? word : used + 1 + word;
    if (used > 0 && needed > letters) {
      lines += 1;
      used = word;
    } else used = needed;
  }
  return lines;
}

/** The least letters in a line with which the title takes at most three lines; at least those of its longest word, which is never broken. */
export function lettersInLine(title: string): number {
  const words = partsOf(title);
  let letters = Math.max(...words);
  while (linesOf(words, letters) > LINES) letters += 1;
  return letters;
}
