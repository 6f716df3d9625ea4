// Custom reports: definitions that users build and keep, and the calls that run them.
import { z } from 'zod';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import { count, day, flag, id, instant, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { hospitalRecord } from '../../kernel/hospital-record.ts';
import { fileKinds, listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { DEFINITION_LENGTH, MOST_GROUPS, readDefinition } from './custom-definition.ts';
import { customChecks } from './custom-report-sentences.ts';
import { customReportTopic } from './topics.ts';

/** The menu path of custom reports. */
export const customReportMenu = 'Custom_report';

/** A custom report: its name, and its definition as a text of JSON. */
export const customReports = hospitalRecord({
  name: 'customReport',
  path: 'Report',
  noun: 'custom report',
  described: { one: 'a custom report', all: 'the custom reports' },
  texts: 'report:custom',
  title: 'reportName',
  menu: customReportMenu,
  topic: customReportTopic,
  fields: {
    reportName: { schema: requiredText(customChecks.enterReportName, 100), isUnique: true, isListed: true },
    /** Its dataset, fields, filters, groups and measures. */
    definition: { schema: text(DEFINITION_LENGTH) },
    /** Every user of the screen may run it; else its maker alone. */
    isShared: { schema: optional(flag()), absent: false, isListed: true },
    ownerName: { schema: text(), isDerived: true, isListed: true },
    /** The user who made it, and so may change it (RP026). */
    ownerId: { schema: id(), isDerived: true },
  },
  check: ({ definition }, context) => {
    if (!readDefinition(definition))
      context.addIssue({ code: 'custom', path: ['definition'], message: customChecks.noDefinition.text });
  },
  besides: { created_by: 'the user who made it' },
});

/** The definition, its days, and the keys of the groups that the rows are narrowed to. */
const asked = {
  definition: text(DEFINITION_LENGTH),
  fromDate: day(),
  toDate: day(),
  within: optional(z.array(text()).max(MOST_GROUPS)),
};

/** A value of a row by its column: amounts in paise, instants as on the wire, words by their codes. */
const cell = () => z.union([z.string(), z.number(), z.boolean()]).nullish();
const key = () => optional(text());

/** A group with the keys of its values, or a row with the numbers that lead to its record; then the cells by column. */
const customRow = shape({
  k0: key(),
  k1: key(),
  k2: key(),
  c0: cell(),
  c1: cell(),
  c2: cell(),
  c3: cell(),
  c4: cell(),
  c5: cell(),
  c6: cell(),
  c7: cell(),
  c8: cell(),
  c9: cell(),
  c10: cell(),
  c11: cell(),
  c12: cell(),
  c13: cell(),
});

/** A row of a custom report. */
export type CustomRow = z.output<typeof customRow>;

/** Answers the groups of a definition, or its rows; also those of one group. Reads the views of reports alone. */
export const runCustomReport = endpoint({
  path: '/Report/RunCustomReport',
  summary: 'Runs a custom report: its groups, its rows, or the rows of one group.',
  permission: may('view', customReportMenu),
  effect: 'read',
  isReport: true,
  bodyBytes: bodySize.long,
  input: listInput({ ...asked, isByRow: optional(flag()), exportedAs: optional(oneOf(fileKinds)) }),
  output: listOutput(customRow, 'rowList'),
});

/** Answers the measures over all rows, which are not those of a page or of groups (RP004). */
export const sumCustomReport = endpoint({
  path: '/Report/SumCustomReport',
  summary: 'Works out the measures of a custom report over all its rows.',
  permission: may('view', customReportMenu),
  effect: 'read',
  isReport: true,
  input: shape(asked),
  output: shape({
    asOf: instant(),
    count: count(),
    totals: z.array(z.number().nullable()),
    /** Fields and calculated columns that are gone or not for the caller (RP031). */
    missing: z.array(text()),
    /** Guarded rows of the dataset are left out for the caller (RP010). */
    isWithoutGuarded: flag(),
  }),
});
