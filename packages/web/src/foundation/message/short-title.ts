// Titles cut to the width of a narrow list.

/** How many letters of a title the bell shows (R156). */
const mostTitleLetters = 15;

/** The first letters of a title and an ellipsis; a shorter one whole. A letter is what a reader takes for one, in every script. */
export function shortTitle(title: string, most = mostTitleLetters): string {
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(title)];
  if (letters.length <= most) return title;
  const kept = letters.slice(0, most).map(({ segment }) => segment);
  return `${kept.join('').trimEnd()}…`;
}
