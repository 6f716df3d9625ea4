// The law against cutting an instant at its tenth letter: that is the day of Greenwich, not of the hospital (Q278).
import type { Breach, Source } from './structure-source.ts';

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

const cut = /\.(?:slice|substring)\(0, 10\)|\.split\('T'\)\[0\]/;

/** Lines of product code that cut a text at its tenth letter, but for the files named here. */
export function dayBreaches({ path, lines, isTest }: Source): Breach[] {
  if (isTest || !/^packages\/\w+\/src\//.test(path) || path in exceptions) return [];
  return lines.flatMap((line, index) =>
    cut.test(line)
      ? [
          {
            path: `${path}:${index + 1}`,
            sentence: 'an instant is cut at its tenth letter; take the day of the hospital (Q278)',
          },
        ]
      : [],
  );
}
