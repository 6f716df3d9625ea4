// How much room the title of a column needs, so that it never takes a fourth line and pushes the rows down when they come.

/** The head of a table keeps this many lines before its rows are there. */
export const LINES = 3;

/** Marks of Indian scripts stand above, below or before their letter and take no room of their own. */
const lettersOf = (text: string): number => text.replace(/\p{M}/gu, '').length;

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
  const words = title.split(/\s+/).map(lettersOf);
  let letters = Math.max(...words);
  while (linesOf(words, letters) > LINES) letters += 1;
  return letters;
}
