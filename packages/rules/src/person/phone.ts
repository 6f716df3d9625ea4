// What counts as a phone number.

/** Ten digits, with or without a country code of + and 1-3 digits before them (R413, Q73). */
const PHONE_PATTERN = /^(\+\d{1,3})?\d{10}$/;

/** Whether the text is a phone number (R230, R237, R413, Q73, Q197). */
export function isPhone(text: string): boolean {
  return PHONE_PATTERN.test(text);
}

/** The digits of a text, for the alternate phone (R238). */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
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

/** A number as kept, apart: '+91' and '9830012345'. Without a code it has none. A half-typed one is told by the codes we know. */
export function splitPhone(phone: string): { callingCode: string; national: string } {
  if (!phone.startsWith('+')) return { callingCode: '', national: phone };
  const known = CALLING_CODES.map(([, code]) => code).toSorted((one, other) => other.length - one.length);
  const callingCode = isPhone(phone) ? phone.slice(0, -NATIONAL_DIGITS) : known.find((code) => phone.startsWith(code));
  return callingCode === undefined
    ? { callingCode: '', national: phone }
    : { callingCode, national: phone.slice(callingCode.length) };
}

/**
 * The number as kept of what somebody types or pastes behind a calling code: signs between digits fall away, a number that
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
