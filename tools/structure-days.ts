// The law of the hospital's day: it is neither the day by UTC, which an instant begins with, nor that of the database (Q262, Q278).
import { type Breach, lineAt, type Source } from './structure-source.ts';

/** Files that may cut a text to a day, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'packages/rules/src/stay/hospital-day.ts': 'it makes days out of instants by the clocks of a zone',
  'packages/rules/src/clinic/opd-queue.ts': 'it takes the first ten of a list of minutes',
  'packages/contract/src/kernel/field.ts': 'it checks the date that a text begins with, before it becomes a day',
  'packages/server/src/kernel/database.ts': 'it writes the answer of the database as an instant',
  'packages/server/src/money/bill/settle-bill.ts': 'the input is a day already, sent with a time by a documented call',
  'packages/server/src/people/patient/save-patient.ts': 'a day of birth, with a time in the files of other programs',
  'packages/server/src/stay/record/admit-infant.ts': 'a day of birth that the record holds with its hour',
  'packages/server/src/stay/record/check-birth.ts': 'a day of birth that the record holds with its hour',
  'packages/web/src/kernel/read-xlsx.ts': 'days of a spreadsheet have no zone',
  'packages/web/src/clinic/opd/weekdays.ts': 'a made-up day of which the name of the weekday is shown',
  'packages/web/src/ui/field/date-fields.tsx': 'the field holds a day, or a day with the time of the same clock',
};

const cut = /\.(?:slice|substring)\(0, 10\)|\.split\('T'\)\[0\]/g;
/** From midnight to half past five in India, this is the day before the hospital's. */
const utcDay = /new Date\((?:Date\.now\(\)[^()]*)?\)\s*\.toISOString\(\)\s*\.slice\(0, ?10\)/g;
const databaseDay = /\bcurrent_date\b|\bnow\(\)\s*::\s*date\b|\blocaltimestamp\b/gi;

/** Product code that cuts a text at its tenth letter, all other code that takes the day by UTC, and statements that take their own day. */
export function dayBreaches({ path, lines, isTest }: Source): Breach[] {
  if (!/^(?:packages|e2e)\//.test(path)) return [];
  const text = lines.join('\n');
  const found = (pattern: RegExp, sentence: string) =>
    [...text.matchAll(pattern)].map(({ index }) => ({
      path: `${path}:${lineAt(text, index)}`,
      sentence: `${sentence} (Q278)`,
    }));
  const mayCut = isTest || !/^packages\/\w+\/src\//.test(path) || path in exceptions;
  const hasStatements = path.startsWith('packages/server/src/') && !path.endsWith('.test.ts');
  return [
    ...(mayCut
      ? found(utcDay, 'the day by UTC is taken; take the day of the hospital')
      : found(cut, 'an instant is cut at its tenth letter; take the day of the hospital')),
    ...(hasStatements
      ? found(databaseDay, "the day of the database is taken; give the statement the hospital's day")
      : []),
  ];
}
