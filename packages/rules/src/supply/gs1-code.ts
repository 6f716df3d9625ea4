// Reads the code of a pack as a scanner sends it: GS1 element strings, EAN and own codes (pharmacy.md section 9).

/** The contents of a code; null where the code does not have them. */
export interface PackCode {
  /** Fourteen digits with a valid check digit. */
  readonly gtin: string | null;
  /** A code of another kind than GTIN, in capitals: of a label of the hospital, or of a maker. */
  readonly ownCode: string | null;
  readonly batchNumber: string | null;
  /** Days as 'YYYY-MM-DD'. */
  readonly expiry: string | null;
  readonly madeOn: string | null;
  readonly serialNo: string | null;
  readonly unitCount: number | null;
}

/** Why a code is not read; `element` is the part that is wrong. */
export interface CodeFault {
  readonly fault: 'empty' | 'torn' | 'checkDigit' | 'dayNotValid' | 'twice' | 'foreign';
  readonly element: string;
}

/** The separator behind an element of variable length, as scanners send it. */
const SEPARATOR = '\u001d';
/** The signs that scanners put before GS1 element strings: Data Matrix, Code 128, QR code and DataBar. */
const GS1_PREFIXES = [']d2', ']C1', ']Q3', ']e0'];
/** The signs that scanners put before EAN codes and codes of other content. */
const PLAIN_PREFIXES = [']E0', ']E4', ']C0', ']d1', ']Q1', ']A0'];

/** An element by its identifier: the digits it has, or at most so many signs. */
type Element = { readonly digits: number } | { readonly most: number };

const elements: Readonly<Record<string, Element>> = {
  '00': { digits: 18 },
  '01': { digits: 14 },
  '02': { digits: 14 },
  '10': { most: 20 },
  '11': { digits: 6 },
  '13': { digits: 6 },
  '15': { digits: 6 },
  '17': { digits: 6 },
  '20': { digits: 2 },
  '21': { most: 20 },
  '22': { most: 20 },
  '30': { most: 8 },
  '37': { most: 8 },
  '240': { most: 30 },
  '241': { most: 30 },
  '710': { most: 20 },
  '711': { most: 20 },
  '712': { most: 20 },
  '713': { most: 20 },
  '714': { most: 20 },
};

/** The signs that an element may have. */
const ELEMENT_SIGNS = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]+$/;
const OWN_SIGNS = /^[A-Z0-9][A-Z0-9\-./]{0,47}$/;
const GTIN_LENGTHS = [8, 12, 13, 14];

/** Whether the last digit is the check digit of the others: weights 3 and 1 from the right, modulo 10. */
export function hasCheckDigit(digits: string): boolean {
  if (!/^\d{2,}$/.test(digits)) return false;
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** The year of two digits, in the century that lies between 49 years before and 50 years after this one. */
function yearOf(twoDigits: number, today: string): number {
  const thisYear = Number(today.slice(0, 4));
  const year = Math.floor(thisYear / 100) * 100 + twoDigits;
  if (year - thisYear > 50) return year - 100;
  return year - thisYear < -49 ? year + 100 : year;
}

/** The day of six digits; day 00 is the last day of the month. Null for a day that does not exist. */
function dayOf(digits: string, today: string): string | null {
  const [year, month, day] = [
    yearOf(Number(digits.slice(0, 2)), today),
    Number(digits.slice(2, 4)),
    Number(digits.slice(4)),
  ];
  if (month < 1 || month > 12) return null;
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day > lastDay) return null;
  return `${year}-${digits.slice(2, 4)}-${String(day === 0 ? lastDay : day).padStart(2, '0')}`;
}

const blank: PackCode = {
  gtin: null,
  ownCode: null,
  batchNumber: null,
  expiry: null,
  madeOn: null,
  serialNo: null,
  unitCount: null,
};

/** The identifier at the beginning of a text: of two or three digits. */
function identifierOf(text: string): string | undefined {
  return [text.slice(0, 2), text.slice(0, 3)].find((key) => Object.hasOwn(elements, key));
}

/** The elements of a string by their identifiers, or its first fault. */
function elementsOf(text: string): ReadonlyMap<string, string> | CodeFault {
  const found = new Map<string, string>();
  let rest = text;
  while (rest !== '') {
    const identifier = identifierOf(rest);
    if (identifier === undefined) return { fault: 'foreign', element: rest.slice(0, 20).replaceAll(SEPARATOR, ' ') };
    const element = elements[identifier] as Element;
    const after = rest.slice(identifier.length);
    const end = after.indexOf(SEPARATOR);
    const isFixed = 'digits' in element;
    const value = isFixed ? after.slice(0, element.digits) : after.slice(0, end === -1 ? undefined : end);
    const shown = `(${identifier})${value}`.replaceAll(SEPARATOR, ' ');
    if (isFixed && (value.length < element.digits || !/^\d+$/.test(value))) return { fault: 'torn', element: shown };
    if (!isFixed && (value === '' || value.length > element.most || !ELEMENT_SIGNS.test(value)))
      return { fault: 'torn', element: shown };
    const earlier = found.get(identifier);
    if (earlier !== undefined && earlier !== value) return { fault: 'twice', element: shown };
    found.set(identifier, value);
    rest = after.slice(value.length);
    if (rest.startsWith(SEPARATOR)) rest = rest.slice(1);
  }
  return found;
}

function readElements(text: string, today: string): PackCode | CodeFault {
  const found = elementsOf(text);
  if ('fault' in found) return found;
  const gtin = found.get('01') ?? null;
  if (gtin !== null && !hasCheckDigit(gtin)) return { fault: 'checkDigit', element: `(01)${gtin}` };
  // The number of a carton and that of its contents name no item that is sold.
  if (gtin === null && !found.has('10') && !found.has('21')) return { fault: 'foreign', element: text.slice(0, 20) };
  for (const identifier of ['11', '17']) {
    const digits = found.get(identifier);
    if (digits !== undefined && dayOf(digits, today) === null)
      return { fault: 'dayNotValid', element: `(${identifier})${digits}` };
  }
  const dayIn = (identifier: string) => {
    const digits = found.get(identifier);
    return digits === undefined ? null : dayOf(digits, today);
  };
  const unitCount = found.get('30');
  if (unitCount !== undefined && !/^\d+$/.test(unitCount)) return { fault: 'torn', element: `(30)${unitCount}` };
  return {
    ...blank,
    gtin,
    batchNumber: found.get('10') ?? null,
    expiry: dayIn('17'),
    madeOn: dayIn('11'),
    serialNo: found.get('21') ?? null,
    unitCount: unitCount === undefined ? null : Number(unitCount),
  };
}

/** A GTIN of 8, 12, 13 or 14 digits in fourteen. */
function gtinOf(digits: string): string {
  return digits.padStart(14, '0');
}

/** A code without elements: a GTIN, or a code of the hospital's own labels. */
function readPlain(text: string): PackCode | CodeFault {
  const code = text.toUpperCase();
  if (/^\d+$/.test(code) && GTIN_LENGTHS.includes(code.length)) {
    if (hasCheckDigit(code)) return { ...blank, gtin: gtinOf(code) };
    return { fault: 'checkDigit', element: code };
  }
  return OWN_SIGNS.test(code) ? { ...blank, ownCode: code } : { fault: 'foreign', element: text.slice(0, 40) };
}

/** '(01)08901000123459(10)AB12C' as printed below a code and typed: brackets as separators. */
function unbracketed(text: string): string {
  return text.replace(/^\((\d{2,4})\)/, '$1').replace(/\((\d{2,4})\)/g, `${SEPARATOR}$1`);
}

/** Elements of a scanner without prefix: a whole GTIN, then more; a wrong check digit before batch, day or serial number is a fault. */
const isUnprefixed = (text: string): boolean =>
  /^01\d{14}./.test(text) && (hasCheckDigit(text.slice(2, 16)) || /^(?:1[017]|21)./.test(text.slice(16)));

/**
 * Reads a code as it was scanned or typed. `today` is the hospital's day as 'YYYY-MM-DD': it decides the century of two digits of a year.
 * Answers the fault of a torn code, of a wrong check digit, of an impossible day and of a layout that is not known.
 */
export function readPackCode(scanned: string, today: string): PackCode | CodeFault {
  const text = scanned.trim();
  if (text === '') return { fault: 'empty', element: '' };
  const prefix = GS1_PREFIXES.find((each) => text.startsWith(each));
  if (prefix) {
    const content = text.slice(prefix.length);
    return readElements(content.startsWith(SEPARATOR) ? content.slice(1) : content, today);
  }
  const plain = PLAIN_PREFIXES.find((each) => text.startsWith(each));
  if (plain) return readPlain(text.slice(plain.length));
  if (text.startsWith(']')) return { fault: 'foreign', element: text.slice(0, 3) };
  if (text.startsWith('(')) return readElements(unbracketed(text), today);
  return text.includes(SEPARATOR) || isUnprefixed(text) ? readElements(text, today) : readPlain(text);
}
