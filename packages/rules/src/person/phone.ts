// Accepted phone numbers: a mobile for people, any line for hospitals and organisations (Q277).

/** Numbers behind a calling code whose mobiles have one form, told by the country's own table. */
const MOBILES: readonly (readonly [code: string, mobile: RegExp])[] = [
  ['91', /^[6-9]\d{9}$/],
  ['880', /^1[3-9]\d{8}$/],
];
/** Without a calling code a number is India's (R252). */
const INDIAN_MOBILE = /^[6-9]\d{9}$/;
/** Form allowed by the International Telecommunication Union: a code and at most 15 digits in all. */
const INTERNATIONAL = /^[1-9]\d{7,14}$/;
/** An area code and a number make ten digits, with or without 0 or +91 before them. */
const INDIAN_LANDLINE = /^(?:\+91|0)?[1-9]\d{9}$/;
const INDIAN_TOLL_FREE = /^(?:1800|1860)\d{6,7}$/;
const BANGLADESHI_LANDLINE = /^(?:\+880|0)[2-9]\d{6,9}$/;

/** Whether the text is the number of a person's mobile (R230, R237, Q277). */
export function isPhone(text: string): boolean {
  if (!text.startsWith('+')) return INDIAN_MOBILE.test(text);
  const digits = text.slice(1);
  const [code, mobile] = MOBILES.find(([known]) => digits.startsWith(known)) ?? ['', INTERNATIONAL];
  return mobile.test(digits.slice(code.length));
}

/** Whether the text is the number of a hospital or an organisation: a mobile, a landline or a free number, as people write it (Q277). */
export function isOfficePhone(text: string): boolean {
  if (!/^\+?[\d\s().-]+$/.test(text)) return false;
  const number = text.replace(/[\s().-]/g, '');
  return [INDIAN_LANDLINE, INDIAN_TOLL_FREE, BANGLADESHI_LANDLINE].some((form) => form.test(number)) || isPhone(number);
}

/** The digits of a text, for the alternate phone (R238). */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * The number that a cell of a spreadsheet means: '9830011118.0' and '9.830011118E+09' are 9830011118. Undefined for '9.83E+09',
 * whose last digits the spreadsheet has lost.
 */
export function phoneOfCell(cell: string): string | undefined {
  const text = cell.replace(/[\s\u200B]+/g, ' ').trim();
  const rounded = /^(\d)(?:\.(\d+))?E\+?(\d{1,2})$/i.exec(text);
  if (!rounded) return text.replace(/^(\+?\d+)\.0+$/, '$1');
  const [, first = '', others = '', power = ''] = rounded;
  return others.length === Number(power) ? first + others : undefined;
}

/** Countries whose mobile numbers have ten digits after the calling code, so that our pattern takes them; India first (R252). */
export const CALLING_CODES: readonly (readonly [countryCode: string, callingCode: string])[] = [
  ['IN', '+91'],
  ['BD', '+880'],
  ['NP', '+977'],
  ['PK', '+92'],
  ['US', '+1'],
  ['GB', '+44'],
  ['EG', '+20'],
  ['IR', '+98'],
  ['IQ', '+964'],
  ['IT', '+39'],
  ['JP', '+81'],
  ['KR', '+82'],
  ['MX', '+52'],
  ['NG', '+234'],
  ['PH', '+63'],
  ['RU', '+7'],
  ['TR', '+90'],
];

const NATIONAL_DIGITS = 10;

/** The calling code a number is proposed with: that of the hospital's country, else India's (R252). */
export function callingCodeOf(countryCode: string | undefined): string {
  return CALLING_CODES.find(([country]) => country === countryCode)?.[1] ?? '+91';
}

/** Splits a stored number: '+91' and '9830012345'. Without a known calling code that part is empty. */
export function splitPhone(phone: string): { callingCode: string; national: string } {
  const known = CALLING_CODES.map(([, code]) => code).toSorted((one, other) => other.length - one.length);
  const callingCode = known.find((code) => phone.startsWith(code)) ?? '';
  return { callingCode, national: phone.slice(callingCode.length) };
}

/**
 * The stored number for a text typed or pasted behind a calling code: signs between digits fall away, a number that
 * brings its own '+' replaces the code, a leading 0 of ten digits and a repeated code are left out. Nothing typed is ''.
 */
export function joinPhone(callingCode: string, typed: string): string {
  const digits = digitsOf(typed);
  if (typed.trim().startsWith('+')) return `+${digits}`;
  if (digits === '') return '';
  const code = digitsOf(callingCode);
  if (digits.length === NATIONAL_DIGITS + 1 && digits.startsWith('0')) return callingCode + digits.slice(1);
  const isRepeated = code !== '' && digits.length === NATIONAL_DIGITS + code.length && digits.startsWith(code);
  return isRepeated ? `+${digits}` : callingCode + digits;
}

/** A number as it may have been kept: as typed, and with or without the calling code it is proposed with (Q73). */
export function phoneSpellings(typed: string, callingCode: string): readonly string[] {
  const { callingCode: code, national } = splitPhone(typed);
  if (!isPhone(typed)) return [typed];
  return code === '' ? [typed, callingCode + typed] : [typed, national];
}
