// Understands a typed day in the hospital's order, with dashes, slashes, dots or nothing between (Q27).

/** A typed day as 'YYYY-MM-DD', or null when it is none. Two-digit years are of this century (R196). */
export function parseDay(text: string, pattern: string): string | null {
  const order = pattern.split('/').map((part) => part.charAt(0));
  const pieces = piecesOf(text.trim(), order);
  if (!pieces) return null;
  const piece = (letter: string) => pieces[order.indexOf(letter)] ?? '';
  const year = piece('Y').length === 2 ? `20${piece('Y')}` : piece('Y');
  const day = `${year}-${piece('M').padStart(2, '0')}-${piece('D').padStart(2, '0')}`;
  const instant = Date.parse(`${day}T00:00:00Z`);
  // 31 June would quietly become 1 July.
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(day) ? day : null;
}

/** A typed month as 'YYYY-MM', or null when it is none: mm-yyyy, with whatever stands between, or nothing (R196). */
export function parseMonth(text: string): string | null {
  const [, month = '', year = ''] = /^(\d{1,2})[-/. ]?(\d{2}|\d{4})$/.exec(text.trim()) ?? [];
  if (Number(month) < 1 || Number(month) > 12) return null;
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}`;
}

function piecesOf(text: string, order: readonly string[]): string[] | null {
  const parted = /^(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})$/.exec(text);
  if (parted) return parted.slice(1);
  if (!/^\d{8}$/.test(text)) return null;
  let rest = text;
  return order.map((letter) => {
    const length = letter === 'Y' ? 4 : 2;
    const piece = rest.slice(0, length);
    rest = rest.slice(length);
    return piece;
  });
}
