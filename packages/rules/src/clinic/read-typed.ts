// Takes a typed line apart, word by word: its meanings, and the words that no rule knows.
import { medicineRules, openingRules } from './medicine-rules.ts';
import { fillers, nextSteps } from './medicine-vocabulary.ts';
import {
  blankMedicine,
  isTimed,
  leaveUnread,
  type TypedMedicine,
  withoutMark,
  withoutUnclearDays,
} from './typed-medicine.ts';

/** With three decimals, so that a part stays different from 0.5, which may be a strength. */
const fractions: Readonly<Record<string, string>> = {
  '½': '.500',
  '¼': '.250',
  '¾': '.750',
  '1/2': '.500',
  '1/4': '.250',
  '3/4': '.750',
};

/** The zeros of the digits that are typed in India and Bangladesh, and of full-width ones; nine more follow each. */
const zeros = [0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0660, 0x06f0, 0xff10];
const times: Readonly<Record<string, string>> = {
  একবার: '1',
  দুইবার: '2',
  দুবার: '2',
  তিনবার: '3',
  চারবার: '4',
  एक: '1',
  दो: '2',
  तीन: '3',
  चार: '4',
};
const timesWords = Object.keys(times).join('|');
/** Bengali and Hindi phrases with their English; longer phrases come first: 'দিনে ৩ বার' is a frequency, not a number of days. */
const spans: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [/(?:দিনে|दिन में)\s*(\d+)\s*(?:বার|बार)/g, '$1 times a day'],
  [
    new RegExp(`(?:দিনে|दिन में)\\s*(${timesWords})(?:\\s*(?:বার|बार))?`, 'g'),
    (_, word = '') => `${times[word]} times a day`,
  ],
  [/(?:সপ্তাহে|(?:सप्ताह|हफ्ते|हफ़्ते)\s*में)\s*(\d+)\s*(?:বার|बार)/g, '$1 times a week'],
  [/(?:সপ্তাহে|(?:सप्ताह|हफ्ते|हफ़्ते)\s*में)\s*(\d+)\s*(?:দিন|दिन)/g, '$1 days a week'],
  [/(?:মাসে|(?:महीने|माह)\s*में)\s*(\d+)\s*(?:দিন|दिन)/g, '$1 days a month'],
  [/(\d+)\s*(?:ঘণ্টা|ঘন্টা)\s*(?:পর\s*পর|অন্তর)/g, 'every $1 hours'],
  [/हर\s*(\d+)\s*(?:घंटे|घण्टे)(?:\s*(?:में|पर))?/g, 'every $1 hours'],
  [/(?:খাবারের|খাওয়ার|খাওয়ার)\s*আগে|(?:खाने|भोजन)\s*(?:से|के)\s*पहले/g, 'before food'],
  [/(?:খাবারের|খাওয়ার|খাওয়ার)\s*পরে?|ভরা\s*পেটে|(?:खाने|भोजन)\s*के\s*बाद/g, 'after food'],
  [/খালি\s*পেটে|खाली\s*पेट/g, 'empty stomach'],
  [/চা[\s-]*চামচ|छोटा\s*चम्मच/g, 'tsp'],
  // 'দিনে' and 'दिन में' without how many times are no length.
  [/দিনে|दिन\s+में/g, 'day-wise'],
  [/দিন|दिन/g, 'days'],
  [/সপ্তাহ|सप्ताह|हफ्ते|हफ़्ते/g, 'weeks'],
  [/মাস|महीने|महीना|माह/g, 'months'],
];

/** Digits of every script as 0 to 9, and how often, how long and how with meals in English. */
function inLatin(line: string): string {
  const digits = line.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((one) => code >= one && code < one + 10);
    return zero === undefined ? digit : String(code - zero);
  });
  return spans.reduce(
    (text, [word, english]) =>
      typeof english === 'string'
        ? text.replace(word, ` ${english} `)
        : text.replace(word, (...found) => ` ${english(...found)} `),
    digits,
  );
}

/** The line in plain letters: halves as 0.5, no full stops behind letters, one sign for each dash. A comma in a number stays. */
function plain(line: string): string {
  return (
    inLatin(line)
      .replace(/[\u200b\u2060\ufeff]/g, '')
      .replace(/[µμ]/g, 'u')
      .replace(/[–—−]/g, '-')
      .replace(/×/g, ' x ')
      // A number alone in brackets is the days or the quantity: the brackets stay.
      .replace(/\((?!\d+\))|(?<!\(\d+)\)|[[\]{}]/g, ' ')
      .replace(/,(?!\d)|\bdry(?=\s+s[yu][prs])/gi, ' ')
      // '1½' is one number; of '5 1/2' nobody knows whether the 5 belongs to it.
      .replace(/(?<![\d/.])(\d*)([½¼¾])/g, (_, whole: string, sign: string) => `${whole || 0}${fractions[sign]}`)
      .replace(/(?<![\d/.])(1\/2|1\/4|3\/4)(?![\d/])/g, (sign) => `0${fractions[sign]}`)
      .replace(/^\s*(t|c)\.\s*|\b(tab|cap|inj|syp|syr|susp|oint)\.(?=\S)/gi, '$1$2 ')
      .replace(/(?<=[a-z])\.(?=\s|$|[a-z])/gi, '')
      .replace(/(^|\s)\.(?=\d)/g, '$10.')
      .replace(/(?<=[\da-z])[.:]+(?=\s|$)/gi, '')
      .replace(/(?<=[a-z]{3})[.-]?(?=\d{2,}(?:\.\d+)?(?:mg|mcg|g|ml|iu)?(?:\s|$))/gi, ' ')
      .replace(/(?<![\w.])(\d+)k(?=\s|$)/gi, '$1000')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

const mixes = /^(?:30[/-]70|70[/-]30|25[/-]75|50[/-]50)(?=\s|$)/;

/** A word that no rule knows: part of the name while nothing else was read, part of the indication after it, else unread. */
function takeWord(read: TypedMedicine, word: string): void {
  if (!read.hasBegun) read.name.push(word);
  else if (fillers.has(word.toLowerCase())) return;
  else if (read.isNeedOpen) read.need.push(word);
  else leaveUnread(read, word);
}

const limitWords = /^(?:[<>≥≤]=?|above|over|below|under|than|temp(?:erature)?|bp|sugar|rbs|spo2|score)$/i;
const measured = /^\d+(?:[./]\d+)?(?:\s*(?:°\s*[cf]?|[cf]|%|mmhg|mg\/dl))?(?=\s|$)/i;

/** The limit in 'sos if temp > 100': it belongs to the reason of the dose, not to the duration. */
function limitOfNeed(read: TypedMedicine, rest: string): string | undefined {
  const isLimit = read.isNeedOpen && limitWords.test(read.need.at(-1) ?? '');
  return isLimit ? measured.exec(rest)?.[0] : undefined;
}

/** Takes what stands first, and answers how many letters that was. */
function takeNext(read: TypedMedicine, rest: string): number {
  const limit = limitOfNeed(read, rest);
  if (limit !== undefined) {
    read.need.push(limit);
    return limit.length;
  }
  const mix = mixes.exec(rest)?.[0];
  if (mix !== undefined && /insulin|mix/i.test(read.name.join(' '))) {
    read.name.push(mix.replace('-', '/'));
    return mix.length;
  }
  const rules = read.name.length > 0 ? medicineRules : openingRules;
  for (const [pattern, take] of rules) {
    const found = pattern.exec(rest);
    if (!found) continue;
    const { form } = read;
    read.isNeedOpen = false;
    read.lastNumber = null;
    if (!take(read, found)) read.unread.push(found[0].trim());
    // A form may stand within the name: 'salbutamol inhaler'.
    if (read.form === form && read.name.length > 0) read.hasBegun = true;
    return found[0].length;
  }
  const word = /^\S+/.exec(rest)?.[0] ?? rest;
  const isSecond = isTimed(read) || read.strength !== null || read.numbers.length > 0;
  if (nextSteps.has(word.toLowerCase()) && isSecond) {
    read.unread.push(rest);
    return rest.length;
  }
  takeWord(read, word);
  read.lastNumber = null;
  return word.length;
}

/** Reads a line; the text behind a semicolon is an instruction and stays as written. */
export function readTyped(text: string): TypedMedicine {
  const [line = '', ...instructions] = text.split(';');
  const read = blankMedicine();
  let rest = plain(line);
  while (rest !== '') rest = rest.slice(takeNext(read, rest)).trimStart();
  read.instruction.push(...instructions.map((part) => part.trim()).filter(Boolean));
  return withoutUnclearDays({ ...read, unread: read.unread.map(withoutMark) });
}
