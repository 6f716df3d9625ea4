// How the ways in which other systems write what is kept of a patient become ours.
import { type CalendarDate, isCalendarDate } from '../stay/hospital-day.ts';
import { type ColumnOrder, dateReadings, withoutTime } from './written-date.ts';

/** 'M', 'F' or 'O' for a written sex, also in Hindi and Bengali; undefined when it says nothing we know. */
export function sexOfText(text: string): 'M' | 'F' | 'O' | undefined {
  const word = text.trim().toLowerCase();
  if (/^(m|male|man|boy|पुरुष|পুরুষ)$/u.test(word)) return 'M';
  if (/^(f|female|woman|girl|महिला|स्त्री|মহিলা|নারী)$/u.test(word)) return 'F';
  return /^(o|other|others|t|transgender|third gender|अन्य|অন্যান্য)$/u.test(word) ? 'O' : undefined;
}

/** 'AB-' for 'ab negative', 'AB -ve', 'AB Neg.'; the text as it is where it is no blood group. */
export function bloodGroupOfText(text: string): string {
  const found = /^(AB|A|B|O)\s*(?:RH\s*\(?\s*D?\s*\)?\s*)?(\+|-|−|POS|NEG)(?:ITIVE|ATIVE|VE)?\.?$/.exec(
    text.trim().toUpperCase(),
  );
  return found ? `${found[1]}${found[2] === '+' || found[2] === 'POS' ? '+' : '-'}` : text.trim();
}

/** 'Married' or 'Unmarried' for the usual words; the text as it is for others. */
export function maritalStatusOfText(text: string): string {
  const word = text.trim().toLowerCase();
  if (/^(m|married|polygamous)$/.test(word)) return 'Married';
  return /^(s|u|single|unmarried|never married)$/.test(word) ? 'Unmarried' : text.trim();
}

/** A kind of card as we keep it, whatever it is called; the text as it is for others. */
export function idCardTypeOfText(text: string): string {
  const word = text.toLowerCase().replace(/[^a-z]/g, '');
  if (/^(a+dh?h?a+r|uid|uidai)(card|no|number)?$/.test(word)) return 'Addhar';
  if (/^(voter|epic|election)/.test(word)) return 'VoterId';
  if (/^(driving|dl$|licen[cs]e)/.test(word)) return 'Driving Licence';
  return word === 'passport' ? 'Passport' : text.trim();
}

/** First name, last name, and the names between them. A single word is a first name. */
export function splitFullName(fullName: string): { firstName: string; middleName: string; lastName: string } {
  const words = fullName.split(/\s+/u).filter((word) => word !== '');
  const lastName = words.length > 1 ? (words.at(-1) as string) : '';
  return { firstName: words[0] ?? '', middleName: words.slice(1, -1).join(' '), lastName };
}

/**
 * The birth dates a text may tell. Year first is read as such everywhere; '5/3/1990' in the order of its column; '05-Mar-1990' by
 * its word. Where only the year or the month is known the first day of it is taken and `isEstimated` is true. Empty when it tells
 * none; two where it may mean two days, as a year of two digits.
 */
export function birthDatesOfText(
  text: string,
  order: ColumnOrder,
  today: CalendarDate,
): readonly { birthDate: CalendarDate; isEstimated: boolean }[] {
  const [, year = '', month = '1'] = /^(\d{4})(?:-(\d{1,2}))?$/.exec(withoutTime(text.trim())) ?? [];
  const first = `${year}-${month.padStart(2, '0')}-01`;
  if (year !== '') return isCalendarDate(first) ? [{ birthDate: first, isEstimated: true }] : [];
  const readings = dateReadings(text, order, today);
  // A day to come is told as such, and not as unreadable.
  const found = readings.length > 0 ? readings : dateReadings(text, order);
  return found.map((birthDate) => ({ birthDate, isEstimated: false }));
}

/** Former names of states, as old registers still have them. */
const FORMER_STATES: Readonly<Record<string, string>> = {
  orissa: 'odisha',
  pondicherry: 'puducherry',
  uttaranchal: 'uttarakhand',
  'new delhi': 'delhi',
  'nct of delhi': 'delhi',
  'jammu & kashmir': 'jammu and kashmir',
  'andaman & nicobar islands': 'andaman and nicobar islands',
  'daman and diu': 'dadra and nagar haveli and daman and diu',
  'dadra and nagar haveli': 'dadra and nagar haveli and daman and diu',
  chittagong: 'chattogram',
  barisal: 'barishal',
};

/** A state's name to look it up by: small letters, single blanks, no 'division', former names as the present ones. */
export function stateKeyOfText(text: string): string {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ division$/, '');
  return FORMER_STATES[plain] ?? plain;
}
