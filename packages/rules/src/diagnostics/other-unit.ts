// Factors of other units a parameter was or is measured in: results are converted only by one of these, else shown apart (LB036).

/** A unit with what a value in it is multiplied by to be in the parameter's own. */
interface OtherUnit {
  readonly unit: string;
  readonly factor: number;
}

const line = /^(\S.*?)\s+(\d{1,9}(?:\.\d{1,9})?)$/;

/** Reads a line for each unit, as 'mmol/L 18.016'. Undefined where a line is none, or its factor is 0. */
export function readOtherUnits(lines: string): OtherUnit[] | undefined {
  const read: OtherUnit[] = [];
  for (const text of lines.split('\n')) {
    if (text.trim() === '') continue;
    const [, unit, digits] = line.exec(text.trim()) ?? [];
    const factor = Number(digits);
    if (!unit || !(factor > 0)) return undefined;
    read.push({ unit, factor });
  }
  return read;
}

/** A value in the parameter's own unit; undefined where no factor leads there. */
export function inOwnUnit(
  value: number,
  unit: string | null,
  own: { readonly unit: string | null; readonly otherUnits: string | null },
): number | undefined {
  if (unit === own.unit) return value;
  const found = readOtherUnits(own.otherUnits ?? '')?.find((one) => one.unit === unit);
  // Doubles of decimals differ by less than what a laboratory can write.
  return found && Number((value * found.factor).toPrecision(12));
}

/** A value of the parameter in another unit; undefined where no factor leads there. */
export function inUnit(
  value: number,
  unit: string,
  own: { readonly unit: string | null; readonly otherUnits: string | null },
): number | undefined {
  const isSame = (one: string | null) => (one ?? '').toLowerCase() === unit.toLowerCase();
  if (isSame(own.unit)) return value;
  const found = readOtherUnits(own.otherUnits ?? '')?.find((one) => isSame(one.unit));
  return found && Number((value / found.factor).toPrecision(12));
}
