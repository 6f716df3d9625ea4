// Templates of a report of work on orders with its patients: its dataset with declaration, its view and its test.
import type { BornRecord } from './birth.ts';
import type { Field } from './fields.ts';
import type { Name } from './names.ts';

/** A report of the rows that have reached a state; \`at\` is the prefix of its columns, as finished of finished_at and finished_by. */
export interface BornReport extends BornRecord {
  readonly at: Name;
}

/** How a dataset names a field: a text may name anybody. */
const reportedAs: Partial<Record<Field['kind'], string>> = {
  text: 'freeText()',
  longText: 'freeText()',
  count: 'maybeNumber()',
  money: 'money()',
  flag: 'flag()',
};

/** The fields that a dataset has a kind for. */
const shownOf = ({ fields }: BornReport) => fields.filter(({ kind }) => reportedAs[kind] !== undefined);

const ofKind = (report: BornReport, kind: Field['kind']) =>
  shownOf(report)
    .filter((field) => field.kind === kind)
    .map(({ name }) => name);

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

/** The address of the report. */
export const reportMenu = ({ noun }: BornReport): string => `report/${noun.kebab}`;

/** The dataset and the report. */
export function reportText(report: BornReport): string {
  const { noun, nouns, at } = report;
  const fields = shownOf(report).map(({ name, kind }) => `    ${name}: reported.${reportedAs[kind]},`);
  const counts = ofKind(report, 'count');
  const numbers = counts.map((field) => `{ field: '${field}', by: 'sum' }`).join(', ');
  return `// The report of ${nouns.lower} by the day on which they were ${at.lower}.
import { overseen } from '../../kernel/menu-item.ts';
import { dataset, reported } from './dataset.ts';
import { report } from './report-declaration.ts';

const ${noun.camel}Dataset = dataset({
  view: '${noun.snake}',
  instant: '${at.camel}At',
  key: ['${noun.camel}Id'],
  fields: {
    ${noun.camel}Id: reported.number(),
    patientId: reported.reference(),
    personName: reported.personName(),
    ${at.camel}At: reported.instant(),
    ${at.camel}ById: reported.named('${at.camel}ByName', 'user'),
    ${at.camel}ByName: reported.text(),
${fields.join('\n')}
  },
});

/** Each row is in the report on the day on which it was ${at.lower}. */
export const ${noun.camel}Report = report({
  menu: '${reportMenu(report)}',
  name: '${noun.pascal}',
  title: '${nouns.words} report',
  department: 'Wards',
  roles: overseen,
  summary: '${nouns.words} by day, with patient and user.',
  dataset: ${noun.camel}Dataset,
  period: 'month',
  columns: [${quoted(['personName', `${at.camel}At`, `${at.camel}ByName`, ...shownOf(report).map(({ name }) => name)])}],
  filters: [${quoted([`${at.camel}ById`, ...ofKind(report, 'flag')])}],
  measures: [${quoted(ofKind(report, 'money'))}],
${numbers ? `  numbers: [${numbers}],\n` : ''}  openBecause: 'the work of a department by day',
});
`;
}

/** The view, with the columns that its owner may read, and the roles of living tenants. */
export function reportMigration(report: BornReport): string {
  const { noun, nouns, at } = report;
  const [table, fields] = [noun.snake, shownOf(report)];
  const columns = [
    `${table}_id`,
    'hospital_id',
    'encounter_id',
    'status',
    `${at.snake}_at`,
    `${at.snake}_by`,
    ...fields.map(({ column }) => column),
  ];
  const present = { money: '0', flag: 'false' } as Readonly<Record<string, string>>;
  const shown = fields.map(({ name, kind, column }) => {
    const value = present[kind] ? `coalesce(x.${column}, ${present[kind]})` : `x.${column}`;
    return `  ${value} as ${snakeOf(name)}`;
  });
  return `-- expand
-- ${nouns.words} for their report; only rows that were ${at.lower}, and were not cancelled afterwards.
grant select (tenant_id, ${columns.join(', ')}) on ${table} to charaka_report_owner;
grant select (tenant_id, encounter_id, patient_id) on encounter to charaka_report_owner;

create view report.${table} as
select x.tenant_id, x.hospital_id, x.${table}_id, e.patient_id,
  (select name_in_one(n.salutation, n.first_name, n.last_name) from patient n
     where n.tenant_id = e.tenant_id and n.patient_id = e.patient_id) as person_name,
  x.${at.snake}_at, x.${at.snake}_by as ${at.snake}_by_id,
  (select u.name from app_user u where u.tenant_id = x.tenant_id and u.user_id = x.${at.snake}_by) as ${at.snake}_by_name,
${shown.join(',\n')}
from ${table} x
join encounter e on e.tenant_id = x.tenant_id and e.encounter_id = x.encounter_id
where x.${at.snake}_at is not null and x.status <> 'Cancelled';
alter view report.${table} owner to charaka_report_owner;
grant select on report.${table} to charaka_report;

select grant_right('${reportMenu(report)}', '{"0": "view add edit delete", "13": "view", "19": "view add edit delete", "34": "view"}');
`;
}

const snakeOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Rows and sums are answered, by every group; the walk over reports proves figures once the demo has rows. */
export function reportTest(report: BornReport): string {
  const { noun, nouns } = report;
  return `// The report of ${nouns.lower}: it answers rows and sums by every group, and no other role reads it.
import { ${noun.camel}Report } from '@charaka/contract/insight/report/${noun.kebab}-report';
import { expect, it } from 'vitest';
import { today } from '../../../test-support/money/till.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const period = { fromDate: today(), toDate: today() };

it('the report of ${nouns.lower} answers rows, and sums by every group', async () => {
  const tenant = await makeTenant(parts);
  const asked = { ...period, pageNumber: 1, pageSize: 0 };
  expect((await tenant.ask(${noun.camel}Report.list, asked, { as: 'admin' })).totalCount).toBe(0);
  for (const groupBy of ${noun.camel}Report.groups) {
    const sums = await tenant.ask(${noun.camel}Report.sums, { ...period, groupBy }, { as: 'admin' });
    expect([groupBy, sums.count]).toEqual([groupBy, 0]);
  }
});
`;
}

/** English words of its columns. */
export function reportWords(report: BornReport): Readonly<Record<string, string>> {
  const { at } = report;
  return {
    [`${at.camel}At`]: `${at.words} at`,
    [`${at.camel}ById`]: `${at.words} by`,
    [`${at.camel}ByName`]: `${at.words} by`,
    ...Object.fromEntries(shownOf(report).map(({ name, label }) => [name, label])),
  };
}
