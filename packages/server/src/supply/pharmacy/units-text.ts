// The units of a sale as one text, by which an approval covers exactly these units.

/** '12x3 40x1': the sum of the units of each key, in the order of the keys. */
export function unitsText<Line extends { readonly quantity: number }>(
  lines: readonly Line[],
  keyOf: (line: Line) => number,
): string {
  return [...Map.groupBy(lines, keyOf)]
    .toSorted(([one], [other]) => one - other)
    .map(([key, own]) => `${key}x${own.reduce((sum, { quantity }) => sum + quantity, 0)}`)
    .join(' ');
}
