// The rules by which typed words are taken: each holds where it fits, whatever stands around it (Q253).
import { formWords, meals, often, routeWords, sideLetters, unitWords } from './medicine-vocabulary.ts';
import { strengthUnit } from './strength.ts';
import {
  countOf,
  isTimed,
  once,
  type TypedMedicine,
  takeBareDays,
  takeDays,
  takeDose,
  takeHours,
  takeNumber,
  takeNumberedSpan,
  takePieces,
  takeRoute,
  takeSide,
  takeSlots,
  takeStrength,
  takeTimes,
} from './typed-medicine.ts';

/** Takes what was found; false leaves the words for the writer to settle. */
type Take = (read: TypedMedicine, found: RegExpExecArray) => boolean;

const N = String.raw`(\d+(?:\.\d+)?)`;
const COUNT = String.raw`(\d+(?:\.\d+)?|half|quarter|one|two|three|four|five)`;
const rule = (pattern: string) => new RegExp(String.raw`^(?:${pattern})(?=\s|$)`, 'i');
const longestFirst = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length).join('|');
const unitNames = longestFirst(Object.keys(unitWords));
const routeNames = longestFirst(Object.keys(routeWords)).replace(/ /g, String.raw`\s+`);
const formNames = longestFirst(Object.keys(formWords));
const daysOfPart: Readonly<Record<string, number>> = { '7': 1, '52': 7, '12': 30 };
const timeOfMeal: Readonly<Record<string, 'morning' | 'noon' | 'night'>> = {
  breakfast: 'morning',
  lunch: 'noon',
  dinner: 'night',
  supper: 'night',
};
const strengthPart = String.raw`\d+(?:\.\d+)?\s*${strengthUnit}(?:\s*(?:\/|per)\s*(?:\d+(?:\.\d+)?)?\s*(?:ml|puff|dose)\b)?(?:\s*w\/[wv])?`;

/** '1 morning': the number is shared out as every other, and the time is what it says. */
function takeNumberAtTime(read: TypedMedicine, words: string): boolean {
  const [number = ''] = /^[\d.]+/.exec(words) ?? [];
  const time = /morning|mane/i.test(words)
    ? 'morning'
    : /evening/i.test(words)
      ? 'evening'
      : /noon/i.test(words)
        ? 'noon'
        : 'night';
  return takeNumber(read, number) && once(read, 'time', time);
}

const T = String.raw`\d+(?:\.\d+)?u?`;
const timesUnit = String.raw`(?:\s*(${unitNames}|iu|units?|u))?`;
/** '1-0-1-0': the same blanks and signs between all four, and no days behind them as in '1 - 0 - 1 - 5 days'. */
const fourTimes = rule(
  String.raw`(${T}(\s*)([-+])(\3*)(\s*)${T}\2\3\4\5${T}\2\3\4\5${T}(?!\s*(?:d|days?|w|wks?|weeks?|m|mo|mths?|months?|y|yrs?|years?|\/)(?:\s|\d|$)))${timesUnit}`,
);
const threeTimes = rule(String.raw`(${T}\s*([-+])\2*\s*${T}\s*\2+\s*${T})${timesUnit}`);

const DAYS = String.raw`${COUNT}\s*-?\s*(?:d|days?)`;
const SPAN = '(?:d|days?|wks?|weeks?|months?|mths?|years?)';
const PER = String.raw`(?:\s*\/\s*|\s+(?:(?:in|of|out\s+of)\s+)?(?:(?:a|the|per|each|every)\s+)?)`;
/**
 * '5 days a week' leaves days out, and is no length: no frequency of ours has it, so the writer settles it. So are '5/7 per week', '6 out of
 * 7 days', '5 days every 28 days', '21 days on 7 days off' and '3 weeks every month'.
 */
const daysOfSpan = rule(
  [
    String.raw`(?:x|for)?\s*(?:${DAYS}|\d+\/7)${PER}(?:week(?:ly)?|wk|month(?:ly)?|mth|year|cycle)`,
    String.raw`(?:x|for)?\s*${COUNT}\s*(?:wks?|weeks?)${PER}(?:month(?:ly)?|mth|year|cycle)`,
    String.raw`(?:x|for)?\s*${COUNT}\s*${SPAN}\s+(?:every|each|in)\s+${COUNT}\s*${SPAN}`,
    String.raw`${COUNT}\s*(?:d|days?)?\s*out\s+of\s+(?:every\s+)?${COUNT}(?:\s*(?:d|days?))?`,
    String.raw`(?:x|for)?\s*${COUNT}\s*${SPAN}\s+on,?(?:\s+and)?\s+${COUNT}\s*${SPAN}?\s+off`,
  ].join('|'),
);

/** They hold once a name is there; the first that fits takes its words. */
export const medicineRules: readonly (readonly [RegExp, Take])[] = [
  // A dose by weight, and a comma in a number, are worked out or settled by the writer.
  [rule(String.raw`\d+(?:\.\d+)?\s*(?:mg|mcg|g|ml|iu|units?)\s*\/\s*kg\S*|\d[\d.]*,\S*`), () => false],
  [daysOfSpan, () => false],
  // A sign between blanks parts what stands around it, and says nothing.
  [rule('[-:.|,*]+'), () => true],
  [fourTimes, (read, [, slots = '', , , , , unit]) => takeSlots(read, slots, unit)],
  [threeTimes, (read, [, slots = '', , unit]) => takeSlots(read, slots, unit)],
  // A range of strengths, doses or days is settled by the writer; so is how many are handed out.
  [
    rule(String.raw`\d+(?:\.\d+)?\s*(?:-|to)\s*\d+(?:\.\d+)?\s*(?:${strengthUnit}|${unitNames}|days?|weeks?)?`),
    () => false,
  ],
  [rule(String.raw`(?:x|for)\s*\d+\s*(?:${unitNames}|doses?|strips?|bottles?|tubes?)`), () => false],
  [rule(String.raw`\((\d+)\)`), (read, [, typed = '']) => !isTimed(read) && takeNumber(read, typed)],
  [rule('to be (?:taken|given|used|applied|instilled|inserted)'), () => true],
  [rule(String.raw`(b|r|l)\/?e`), (read, [, side = '']) => takeSide(read, sideLetters[side.toLowerCase()])],
  [
    rule('sr|er|xr|xl|cr|mr|retard'),
    (read, [word = '']) => {
      read.name.push(word);
      return true;
    },
  ],
  [
    rule(String.raw`(\d+)\s*-?\s*(weekly|monthly)`),
    (read, [, number = '', span = '']) =>
      takeNumberedSpan(read, number, span.toLowerCase() === 'weekly' ? 'WEEKLY' : 'MONTHLY'),
  ],
  [
    rule(String.raw`\d+\s*(?:min|mins|minutes|hrs?|hours?)\s+(before|after)\s+(?:each\s+)?(?:food|meals?|eating)`),
    (read, [words = '', when = '']) => {
      read.food = meals[when.toLowerCase()] ?? 'Any';
      read.instruction.push(words);
      return true;
    },
  ],
  [
    rule(String.raw`(?:(?:every|each|once in|q)\s*)?(\d+)\s*(?:th\s*)?(?:hourly|hrly|hly)`),
    (read, [, n]) => takeHours(read, Number(n)),
  ],
  [rule(String.raw`(?:every|each|once in|q)\s*(\d+)\s*(?:hours?|hrs?|h)`), (read, [, n]) => takeHours(read, Number(n))],
  // Without a day or week, nobody knows whether '3 times' is how often.
  [rule(String.raw`\d+\s*times(?!\s*(?:a|in|per|every|each|daily|day|\/|week|month))`), () => false],
  [
    rule(
      String.raw`\d+(?:\.\d+)?\s*(?:in\s+the\s+|at\s+)?(?:morning|mane|noon|afternoon|evening|bed\s?time|night|nocte)`,
    ),
    (read, [words = '']) => !isTimed(read) && takeNumberAtTime(read, words),
  ],
  [rule(String.raw`for\s+an?\s+(week|month|year)`), (read, [, unit = '']) => takeDays(read, 1, unit)],
  [rule('hourly|every hour'), (read) => takeHours(read, 1)],
  [
    rule(String.raw`(?:every|once in)\s*(?:2|two)\s*weeks|fortnightly|every fortnight`),
    (read) => once(read, 'frequency', 'FORTNIGHTLY'),
  ],
  [
    rule(
      String.raw`(?:on\s+)?(?:alt(?:ernate|\.)?|every\s+(?:other|second|2nd|alternate))\s*-?days?|e\.?o\.?d|q\.?o\.?d|a\/d`,
    ),
    (read) => once(read, 'frequency', 'QOD'),
  ],
  [
    rule(
      String.raw`(once|twice|thrice|(?:\d|one|two|three|four|five)\s*(?:times?|x))\s*(?:(?:in\s+)?(?:a|per|every|each)\s+|\/\s*)?(day|daily|week|weekly|wk|month|monthly)`,
    ),
    (read, [, times = '', span = '']) => takeTimes(read, countOf(times.split(/\s|(?<=\d)(?=[tx])/i)[0] ?? ''), span),
  ],
  [
    rule(String.raw`(weekly|monthly|daily)\s+(once|twice|thrice)`),
    (read, [, span = '', times = '']) => takeTimes(read, countOf(times), span),
  ],
  [
    rule(String.raw`(?:once\s+)?(?:every|each|per)\s+(day|week|month)`),
    (read, [, span = '']) => takeTimes(read, 1, span),
  ],
  [rule('daily'), (read) => read.frequency !== null || read.slots !== null || once(read, 'frequency', 'OD')],
  [
    rule(String.raw`(before|after|with)\s+(breakfast|lunch|dinner|supper)`),
    (read, [, when = '', meal = '']) => {
      read.food = meals[when.toLowerCase()] ?? 'Any';
      return once(read, 'time', timeOfMeal[meal.toLowerCase()] ?? null);
    },
  ],
  [
    rule(String.raw`(before|after|with|on|in)?\s*(?:the\s+)?(food|meals?|eating|empty\s+stomach)`),
    (read, [, when = '', what = '']) => {
      const food = /stomach/i.test(what) ? 'Before' : meals[when.toLowerCase()];
      if (food) read.food = food;
      return food !== undefined;
    },
  ],
  [
    rule(String.raw`(?:in\s+the\s+|at\s+)?(morning|mane|noon|afternoon|evening)`),
    (read, [, when = '']) =>
      once(read, 'time', /^(morning|mane)$/i.test(when) ? 'morning' : /evening/i.test(when) ? 'evening' : 'noon'),
  ],
  [rule(String.raw`(?:at\s+|before\s+)?(?:bed\s?time|night|nocte|bed|hs|h\/s)`), (read) => once(read, 'time', 'night')],
  [
    rule(String.raw`b\.?b\.?f|a\.?b\.?f`),
    (read, [word = '']) => {
      read.food = /^b/i.test(word) ? 'Before' : 'After';
      return once(read, 'time', 'morning');
    },
  ],
  [
    rule(
      Object.keys(meals)
        .filter((word) => word.length < 4)
        .join('|'),
    ),
    (read, [word = '']) => {
      read.food = meals[word.toLowerCase()] ?? 'Any';
      return true;
    },
  ],
  [
    rule(
      String.raw`(?:max(?:imum)?|up\s*to|nmt|not\s+more\s+than)\.?\s*(?:of\s+)?${N}\s*(?:(?:${unitNames}|doses?|times)\b\s*)?(?:(?:\/|per|in|a|in\s+a)\s*(?:day|24\s*h(?:ou)?rs?|d)|daily|\/24\s*h)?`,
    ),
    (read, [, most]) => once(read, 'maxPerDay', Number(most)),
  ],
  [
    rule(String.raw`(?:sos|s\.o\.s|prn|p\.r\.n|(?:if|when|as)\s+(?:needed|required|necessary))(?:\s+for)?`),
    (read) => {
      read.isAsNeeded = true;
      read.isNeedOpen = true;
      return true;
    },
  ],
  [
    rule(String.raw`(?:x|for)?\s*(\d+)\/(7|52|12)`),
    (read, [whole = '', n = '', per = '']) => {
      if (!isTimed(read) && /^\d/.test(whole)) return takeNumber(read, whole);
      return once(read, 'durationDays', Number(n) * (daysOfPart[per] ?? 1));
    },
  ],
  [
    rule(String.raw`(?:x|for)?\s*${COUNT}\s*(d|days?|w|wks?|weeks?|m|mo|mths?|mnths?|months?|y|yrs?|years?)`),
    (read, [, n = '', unit = '']) => takeDays(read, countOf(n), unit),
  ],
  [rule(String.raw`(?:x|for)\s*(\d+)`), (read, [, n]) => takeBareDays(read, Number(n), 'Times')],
  [
    rule(String.raw`${COUNT}\s*(${unitNames})`),
    (read, [, value = '', word = '']) => takePieces(read, countOf(value), word),
  ],
  [
    rule(
      String.raw`(${strengthPart}(?:\s*[/+]\s*${strengthPart})*|\d+(?:\.\d+)?(?:\s*[/+]\s*\d+(?:\.\d+)?)+\s*${strengthUnit}(?:\s*\/\s*\d*\s*ml)?)`,
    ),
    (read, [typed = '']) => takeStrength(read, typed),
  ],
  [rule(String.raw`(\d+(?:\.\d+)?)\s*u`), (read, [, value]) => takeDose(read, Number(value), 'unit')],
  [rule(routeNames), (read, [word = '']) => takeRoute(read, word)],
  [
    rule(Object.keys(often).join('|')),
    (read, [word = '']) => {
      const meant = often[word.toLowerCase()];
      return meant !== undefined && once(read, 'frequency', meant);
    },
  ],
  [
    rule(formNames),
    (read, [word = '']) => {
      const meant = formWords[word.toLowerCase()];
      return meant !== undefined && once(read, 'form', meant);
    },
  ],
  [rule(String.raw`\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)?)*`), (read, [typed = '']) => takeNumber(read, typed)],
];

/** Words that may come before the name: 'Inj', 'Tab', 'T', 'eye drops', 'iv'. */
export const openingRules: readonly (readonly [RegExp, Take])[] = [
  [
    rule(String.raw`(eye|ear|nasal)\s+(drops|drop|spray|oint|ointment)`),
    (read, [, where = '', what = '']) =>
      takeRoute(read, where) && once(read, 'form', formWords[what.toLowerCase()] ?? null),
  ],
  [rule(formNames), (read, [word = '']) => once(read, 'form', formWords[word.toLowerCase()] ?? null)],
  [rule('t'), (read) => once(read, 'form', 'Tablet')],
  // Into the eye or the ear: the route is asked.
  [rule('e/d'), (read) => once(read, 'form', 'Drops')],
  [rule('c'), (read) => once(read, 'form', 'Capsule')],
  [rule('iv|i/v|im|i/m|sc|s/c|neb'), (read, [word = '']) => takeRoute(read, word)],
  [daysOfSpan, () => false],
  [
    rule(String.raw`${COUNT}\s*(${unitNames})`),
    (read, [, value = '', word = '']) => takePieces(read, countOf(value), word),
  ],
  [
    rule(String.raw`${COUNT}\s*(days?|wks?|weeks?|months?)`),
    (read, [, n = '', unit = '']) => takeDays(read, countOf(n), unit),
  ],
  [rule(String.raw`\d+(?:\.\d+)?`), (read, [typed = '']) => takeNumber(read, typed)],
];
