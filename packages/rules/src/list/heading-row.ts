// Finds the heading row of a file and the separator of its cells: files of other programs have titles above the headings.

type Separator = ',' | ';' | '\t';
const SEPARATORS: readonly Separator[] = [',', ';', '\t'];
/** Headings do not come later; title, address and date take a few rows. */
const MOST_ROWS_ABOVE = 20;

/** How often each separator occurs in the first records, outside of quotes. */
function countedRecords(csv: string): readonly Record<Separator, number>[] {
  const records: Record<Separator, number>[] = [];
  let counts = { ',': 0, ';': 0, '\t': 0 };
  let [isQuoted, isEmpty] = [false, true];
  for (const letter of csv) {
    if (letter === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (letter === '\n' || letter === '\r') {
      if (!isEmpty) records.push(counts);
      if (records.length >= MOST_ROWS_ABOVE) return records;
      [counts, isEmpty] = [{ ',': 0, ';': 0, '\t': 0 }, true];
      continue;
    }
    isEmpty = false;
    if (letter === ',' || letter === ';' || letter === '\t') counts[letter] += 1;
  }
  return isEmpty ? records : [...records, counts];
}

/**
 * Returns the separator of a CSV: comma, semicolon or tab. Most of the first records have it equally often; of two such the
 * first record has more.
 */
export function delimiterOf(csv: string): Separator {
  const records = countedRecords(csv);
  const scoreOf = (separator: Separator) => {
    const counts = records.map((record) => record[separator]).filter((count) => count > 0);
    const alike = Map.groupBy(counts, (count) => count)
      .values()
      .map(({ length }) => length);
    return [Math.max(0, ...alike), records[0]?.[separator] ?? 0] as const;
  };
  const scored = SEPARATORS.map((separator) => ({ separator, score: scoreOf(separator) }));
  return scored.reduce((best, other) => {
    const [alike, inFirst] = [other.score[0] - best.score[0], other.score[1] - best.score[1]];
    return alike > 0 || (alike === 0 && inFirst > 0) ? other : best;
  }).separator;
}

/**
 * The place of the headings among the rows: the first row that fills more than half of the columns. Rows above it are titles. The
 * first row where none does.
 */
export function headingPlace(rows: readonly (readonly string[])[]): number {
  const filled = rows.slice(0, MOST_ROWS_ABOVE).map((cells) => cells.filter((cell) => cell.trim() !== '').length);
  const most = Math.max(0, ...filled);
  return Math.max(
    0,
    filled.findIndex((count) => count > 0 && count * 2 > most),
  );
}
