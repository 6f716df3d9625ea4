// Separates a list of names that is written in one cell; a comma inside a name or a number is not a separator.

/** Marks that no name contains, strongest first: a list with one of them is separated by it alone. */
const PLAIN_MARKS = [/\|/, /\r?\n/, /;/];

const isDigit = (letter: string | undefined) => letter !== undefined && letter >= '0' && letter <= '9';

/** The parts between commas. A comma inside brackets, a number or a chemical name such as 2,4-D separates nothing. */
function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  const lastClosing = text.lastIndexOf(')');
  let [from, openBrackets] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    // A bracket that is never closed holds nothing together.
    if (letter === '(' && at < lastClosing) openBrackets += 1;
    if (letter === ')') openBrackets = Math.max(0, openBrackets - 1);
    const isInNumber = isDigit(text[at - 1]) && isDigit(text[at + 1]);
    if (letter !== ',' || openBrackets > 0 || isInNumber) continue;
    parts.push(text.slice(from, at));
    from = at + 1;
  }
  return [...parts, text.slice(from)];
}

/** The names, trimmed, without empty ones. */
export function separatedNames(text: string): string[] {
  const mark = PLAIN_MARKS.find((one) => one.test(text));
  return (mark ? text.split(mark) : splitAtCommas(text)).map((name) => name.trim()).filter((name) => name !== '');
}
