// A strength as it is written: '50 mcg', '250 mg/5 ml', '500 mg/125 mg'. Its number and its units, each told apart.

/** A number with a unit of strength behind it; bigger units that begin alike come first. */
export const strengthUnit = String.raw`(?:milligrams?|micrograms?|grams?|mgs?|mcgs?|ug|gms?|g|iu|i\.u|units?|lac units|lakh units|meq|mmol|%)`;
const spelled: Readonly<Record<string, string>> = {
  milligram: 'mg',
  milligrams: 'mg',
  mgs: 'mg',
  microgram: 'mcg',
  micrograms: 'mcg',
  mcgs: 'mcg',
  gram: 'g',
  grams: 'g',
  ug: 'mcg',
  gm: 'g',
  gms: 'g',
  iu: 'IU',
  unit: 'units',
  meq: 'mEq',
};

/** The unit as the product writes it: 'gm' is g, 'iu' is IU. */
function unitAsWritten(unit: string): string {
  const lower = unit.toLowerCase();
  return spelled[lower] ?? lower;
}

const part = new RegExp(
  String.raw`^\s*(\d+(?:\.\d+)?)\s*(${strengthUnit})?(?:\s*(?:\/|per)\s*(\d+(?:\.\d+)?)?\s*(ml|puff|dose)\b)?\s*(?:w\/[wv])?`,
  'i',
);

/** Returns the key of a strength: its numbers as '500/125' and its units as 'mg/mg'; a missing unit is empty. Null when no strength. */
export function strengthKey(strength: string): { readonly number: string; readonly unit: string } | null {
  const numbers: string[] = [];
  const units: string[] = [];
  let rest = strength.trim();
  while (rest !== '') {
    const found = part.exec(rest);
    if (!found) return null;
    const [whole, number = '', unit = '', volume = '', per] = found;
    numbers.push(String(Number(number)));
    const measure = per ? `/${volume === '' || volume === '1' ? '' : `${volume} `}${per.toLowerCase()}` : '';
    units.push(unit === '' ? measure : `${unitAsWritten(unit)}${measure}`);
    const next = /^\s*[/+]\s*/.exec(rest.slice(whole.length));
    if (!next) return rest.slice(whole.length).trim() === '' ? joined(numbers, units) : null;
    rest = rest.slice(whole.length + next[0].length);
  }
  return numbers.length === 0 ? null : joined(numbers, units);
}

/** '500/125 mg' says its unit once, for both. */
function joined(numbers: readonly string[], units: readonly string[]) {
  const last = units.at(-1) ?? '';
  const isSaidOnce = units.slice(0, -1).every((unit) => unit === '');
  const all = isSaidOnce ? units.map(() => last) : units;
  return { number: numbers.join('/'), unit: all.includes('') ? '' : all.join('/') };
}

/** Whether a strength lacks its unit: '50', '500/125', '1,000'. */
export function isBareNumber(strength: string): boolean {
  return /\d/.test(strength) && /^[\d\s.,/+-]+$/.test(strength.trim());
}

/** The same strength as the product writes it: '1gm' is '1 g', '250mg/5ml' is '250 mg/5 ml'. */
export function strengthAsWritten(strength: string): string {
  return strength
    .replace(/\bper\b/gi, '/')
    .split('/')
    .map((part) => part.trim())
    .join('/')
    .replace(
      new RegExp(String.raw`(\d)\s*(${strengthUnit})(?![a-z])`, 'gi'),
      (_, digit: string, unit: string) => `${digit}${unit === '%' ? '' : ' '}${unitAsWritten(unit)}`,
    )
    .replace(/\/(\d*(?:\.\d+)?)\s*ml\b/gi, (_, volume: string) =>
      volume === '' || volume === '1' ? '/ml' : `/${volume} ml`,
    );
}

const milligrams: Readonly<Record<string, number>> = { mcg: 0.001, mg: 1, g: 1000 };

/** Milligrams of a mass, as '500 mg' or 0.5 with its unit 'g'; null for another unit. */
export function massOf(value: number, unit: string): number | null {
  const factor = milligrams[unitAsWritten(unit)];
  return factor === undefined ? null : value * factor;
}
