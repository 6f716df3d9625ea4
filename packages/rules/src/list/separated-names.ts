// Separates a list of names that is written in one cell; a comma inside a name or a number is not a separator.

/** Marks that no name contains, strongest first: a list with one of them is separated by it alone. */
const PLAIN_MARKS = [/\|/, /\r?\n/, /;/];

/** A comma outside brackets that is not inside a number or a chemical name such as 2,4-D. */
const COMMA = /,(?![^(]*\))(?!(?<=\d,)\d)/;

/** The names, trimmed, without empty ones. */
export function separatedNames(text: string): string[] {
  const mark = PLAIN_MARKS.find((one) => one.test(text)) ?? COMMA;
  return text
    .split(mark)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
