// Checks a new password: long enough, and not one of the passwords that attackers try first (Q187, PS041).
import { type Sentence, sentences } from '../message/sentence.ts';

/** Fewest characters of a password, fewest beside a second factor, and most (Q187, PS041). */
export const PASSWORD_LENGTHS = { least: 12, leastWithFactor: 8, most: 128 } as const;

/** Messages about a new password; codes never change. */
export const passwordSentences = sentences('access', {
  passwordTooShort: 'The password needs at least {least} characters',
  passwordTooLong: 'The password may have at most {most} characters',
  passwordTooEasy: 'This password is too easy to guess. Please choose another one',
});

/** Words that passwords are most often made of, here and in hospitals; digits and signs around them do not help. */
const commonWords = new Set(
  `password passwort passw pass welcome admin administrator root user guest login letmein qwerty qwertyuiop qwert asdf asdfgh
  asdfghjkl zxcvbn zxcvbnm abc abcd abcde abcdef abcdefg abcdefgh iloveyou monkey dragon football cricket sunshine princess
  superman batman master shadow secret test testing temp changeme default india indian bharat mumbai delhi kolkata chennai
  bangladesh dhaka krishna ganesh sairam shivam omsairam jaimatadi hospital clinic doctor nurse patient medical health
  pharmacy reception billing staff sister spring summer autumn winter monsoon january february march april june july august
  september october november december monday tuesday wednesday thursday friday saturday sunday demo charaka ayurveda hello
  freedom whatever trustno starwars computer internet secretary company office money lovely flower jesus allah bismillah
  durga lakshmi hanuman radhe shiva bharti pakistan bangalore bengaluru hyderabad pune ahmedabad lucknow kerala bengal`.split(
    /\s+/,
  ),
);

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};

/** The letters of a password in lower case, without what was put before and behind them. */
function coreOf(password: string): string[] {
  const lower = password.toLowerCase();
  const bare = lower.replace(/[^\p{L}]/gu, '');
  const trimmed = lower.replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '');
  return [bare, trimmed.replace(/[01345@$]/g, (sign) => lookalikes[sign] ?? sign)];
}

function isOneStep(password: string): boolean {
  const codes = Array.from(password, (letter) => letter.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size <= 1 && [-1, 0, 1].includes([...steps][0] ?? 0);
}

/** Returns the fault of a new password; undefined when it is accepted (Q187). With a second factor it may be shorter. */
export function passwordFault(password: string, { hasFactor = false } = {}): Sentence | undefined {
  const length = Array.from(password).length;
  const least = hasFactor ? PASSWORD_LENGTHS.leastWithFactor : PASSWORD_LENGTHS.least;
  if (length < least) return passwordSentences.passwordTooShort({ least });
  const { most } = PASSWORD_LENGTHS;
  if (length > most) return passwordSentences.passwordTooLong({ most });
  const hasNoLetter = /^\d+$/.test(password) && length < 12;
  if (hasNoLetter || isOneStep(password) || coreOf(password).some((core) => commonWords.has(core)))
    return passwordSentences.passwordTooEasy;
  return undefined;
}
