// Takes letters off the end of a text in one walk: an expression such as /=+$/ begins anew at every letter.

/** The text without the letters of the set that it ends with. */
export function withoutEnd(text: string, letters: string): string {
  let end = text.length;
  while (end > 0 && letters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
