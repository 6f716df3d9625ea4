// Cells of files that go to a spreadsheet and come back: no formula leaves, and what comes back means what it meant (Q44).

/** Start of a cell that a spreadsheet would run as a formula, in full-width letters too; apostrophes before it are ours or the text's. */
const FORMULA = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** The text as it may stand in a CSV: an apostrophe keeps a spreadsheet from running it. */
export function disarmedCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text a cell of a CSV means: without the apostrophe of `disarmedCell`. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** An invisible letter: a blank of any kind, a byte order mark, a zero-width space. Joiners of Indic scripts are none. */
const UNSEEN = /[\s\u200B\u2060\uFEFF]/;

/** Returns the text without the invisible letters around it, so that two cells that look the same are the same. */
export function trimmedCell(text: string): string {
  // Letter by letter: an expression for the end of a text tries each blank within a cell as well.
  let [from, to] = [0, text.length];
  while (from < to && UNSEEN.test(text.charAt(from))) from += 1;
  while (to > from && UNSEEN.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** A code as it is compared: in one writing of its letters, without unseen ones, small. 'TDX ' and 'tdx' are one code. */
export function foldedCode(code: string): string {
  return trimmedCell(code.normalize('NFKC').replace(/[\u200B-\u200D\u2060\uFEFF]/g, ''))
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

/** Whether a spreadsheet of any language shows an error in the cell ('#REF!', '#¡VALOR!', '#N/D', 'Err:502'), or wrote a number or a code such as 1E50 anew as '1.00E+50': what was there is lost. */
export function hasLostValue(text: string): boolean {
  return (
    /^(?:#[¡¿]?[\p{L}_]{2,20}(?:\/0)?[!?]|#N\/[AD]|#NV|#GETTING_DATA|#{3,}|\d(?:[.,]\d+)?E\+\d{1,3})$/iu.test(text) ||
    /^Err:\d{3}$/.test(text)
  );
}

/** Control characters that no name holds and the database cannot keep; line breaks and tabs are none of them. */
export function hasControlLetters(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/.test(text);
}

/**
 * The digits of a number as written in India or Bangladesh: '1,25,000.50' and '125,000.50' are '125000.50'. Undefined when it
 * is no number, also for '12,50', which elsewhere is a decimal comma and must not become 1250.
 */
export function digitsOfText(text: string): string | undefined {
  const isPlain = /^-?\d+(\.\d+)?$/.test(text);
  const isGrouped = /^-?[1-9]\d{0,2}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(text);
  return isPlain || isGrouped ? text.replaceAll(',', '') : undefined;
}

/** Yes or no as people and spreadsheets write it; undefined when it is neither. */
export function flagOfText(text: string): boolean | undefined {
  const word = text.toLowerCase();
  if (/^(yes|y|true|1)$/.test(word)) return true;
  return /^(no|n|false|0)$/.test(word) ? false : undefined;
}

/** A time of day as 'HH:mm' from '9:30', '09:30:00' or '9:30 PM'; undefined when it is none. */
export function timeOfText(text: string): string | undefined {
  const found = /^(\d{1,2}):(\d{2})(?::00)?(?:\s*([ap])\.?m\.?)?$/i.exec(text);
  if (!found) return undefined;
  const [, hourText = '', minutes = '', half] = found;
  const written = Number(hourText);
  if (half && (written < 1 || written > 12)) return undefined;
  const hour = half ? (written % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : written;
  return hour > 23 || Number(minutes) > 59 ? undefined : `${String(hour).padStart(2, '0')}:${minutes}`;
}
