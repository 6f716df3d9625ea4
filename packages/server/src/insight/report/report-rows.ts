// The rows that a request wants of a report: those of the hospital, within the days, narrowed by the filters; and the fields of the caller.
import type { ReportField } from '@charaka/contract/insight/report/dataset';
import type { DayMeaning, Report } from '@charaka/contract/insight/report/report-declaration';
import { groupsUnder } from '@charaka/contract/insight/report/report-groups';
import { reportSentences } from '@charaka/contract/insight/report/report-sentences';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { snakeCase } from '@charaka/contract/kernel/resource';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { type AskedDays, onDays, withinDays } from '../../kernel/asked-days.ts';
import type { Call } from '../../kernel/handler.ts';
import { HttpError, refuse } from '../../kernel/refusal.ts';
import { does, hasRight, type Rightful } from '../../kernel/session.ts';

/** The facts about the caller that a report needs; a scheduled report has no call. */
export type ReportCall = Pick<Call, 'tx' | 'tenantId' | 'userId' | 'now'> & {
  readonly hospital: Pick<Call['hospital'], 'hospitalId' | 'timezone'>;
  readonly session: Rightful;
};

/** Values by which a request narrows a report. */
export type Narrowed = AskedDays & Readonly<Record<string, unknown>>;

/** The column of a field in the view. */
export const columnOf = (field: string): Sql => sql`x.${raw(snakeCase(field))}`;

/** A field of a report. Throws 400 where there is none, or none for this caller (RP010, RP015). */
export function fieldFor({ dataset }: Report, call: ReportCall, name: string): ReportField {
  const field = dataset.fields[name];
  if (field && maySee(call, field)) return field;
  throw new HttpError(400, kernelSentences.noSuchColumn({ wireColumn: name }));
}

/** Whether the caller has the right that a field needs (RP010). */
export function maySee({ session }: Pick<ReportCall, 'session'>, { needs }: ReportField): boolean {
  return needs === undefined || hasRight(session, needs, 'view');
}

/** The days that the period means: those that the request names, else the first meaning. */
export function meaningOf({ dataset, days = [] }: Report, { dayOf }: Narrowed): DayMeaning {
  return days.find(({ name }) => name === dayOf) ?? days[0] ?? { name: '', from: dataset.instant };
}

/** A day or an instant as it stands on the hospital's clock. */
export function shownAt({ dataset }: Report, { hospital }: ReportCall, field: string): Sql {
  const at = columnOf(field);
  return dataset.fields[field]?.kind === 'day' ? at : sql`(${at} at time zone ${hospital.timezone})`;
}

/** The days as conditions on a field, an instant or a day. */
export function withinDaysOf({ dataset }: Report, call: ReportCall, field: string, days: AskedDays): Sql[] {
  return dataset.fields[field]?.kind === 'day'
    ? onDays(columnOf(field), days)
    : withinDays(call, columnOf(field), days);
}

/** The period as conditions: rows whose instant lies in it, or that touch it where they last. */
function withinPeriod(of: Report, call: ReportCall, input: Narrowed): Sql[] {
  const { from, to } = meaningOf(of, input);
  const within = (field: string, days: AskedDays) => withinDaysOf(of, call, field, days);
  if (to === undefined) return within(from, input);
  const [lasts = sql`true`] = within(to, { fromDate: input.fromDate });
  return [...within(from, { toDate: input.toDate }), sql`(${columnOf(to)} is null or ${lasts})`];
}

/** Refuses a group or a part of the clock where the days mean rows that last: they have no one time (RP008). */
function refuseTimesOfLasting(of: Report, input: Narrowed): void {
  const { groupBy, hour, weekday } = input;
  const isByTime = typeof groupBy === 'string' && !groupsUnder(of, input.dayOf).includes(groupBy);
  const isAtClock = typeof hour === 'number' || typeof weekday === 'number';
  if (isByTime || (isAtClock && meaningOf(of, input).to !== undefined)) refuse(reportSentences.lastingNotByTime);
}

/** True for the rows whose instant has a time; all rows where the dataset has no others. */
export function hasTime({ dataset }: Report): Sql {
  return dataset.timed === undefined ? sql`true` : columnOf(dataset.timed);
}

/** Hour and weekday of the hospital's clock. */
function atClock(of: Report, call: ReportCall, input: Narrowed): Sql[] {
  const at = shownAt(of, call, meaningOf(of, input).from);
  return [
    ...(typeof input.hour === 'number' ? [sql`${hasTime(of)} and extract(hour from ${at}) = ${input.hour}`] : []),
    ...(typeof input.weekday === 'number' ? [sql`extract(isodow from ${at}) = ${input.weekday}`] : []),
  ];
}

const isWithout = ({ kind }: ReportField, column: Sql): Sql =>
  kind === 'text' ? sql`coalesce(${column}, '') = ''` : sql`${column} is null`;

function withoutValue(of: Report, call: ReportCall, name: string): Sql {
  if (name === 'hour') return sql`not ${hasTime(of)}`;
  return isWithout(fieldFor(of, call, name), columnOf(name));
}

/** The condition on the rows of a request. */
export function rowsWanted(of: Report, call: ReportCall, input: Narrowed): Sql {
  refuseTimesOfLasting(of, input);
  return join([rowsOfAllDays(of, call, input), ...withinPeriod(of, call, input)], ' and ');
}

/** Whether the caller reads the report without its guarded rows (RP010). */
export function isWithoutGuarded(
  { dataset: { guarded } }: Pick<Report, 'dataset'>,
  { session }: Pick<ReportCall, 'session'>,
): boolean {
  return guarded !== undefined && !does(session, guarded.deed);
}

/** The guarded rows are in no figure of a caller without their deed, so that no difference of two figures tells their number. */
function withoutGuarded(of: Report, call: ReportCall): Sql[] {
  const { guarded } = of.dataset;
  return guarded && isWithoutGuarded(of, call) ? [sql`not ${columnOf(guarded.flag)}`] : [];
}

/** Whether a user reads the rows of every user; otherwise the own ones alone. */
export const seesAllOwners = ({ ownedBy, menu }: Report, session: Rightful): boolean =>
  ownedBy === undefined || hasRight(session, menu, 'edit');

const ofOwner = (of: Report, { session, userId }: ReportCall): Sql[] =>
  of.ownedBy === undefined || seesAllOwners(of, session) ? [] : [sql`${columnOf(of.ownedBy)} = ${userId}`];

/** The condition on the hospital. */
export const ofHospital = ({ tenantId, hospital }: ReportCall): Sql =>
  sql`x.tenant_id = ${tenantId} and x.hospital_id = ${hospital.hospitalId}`;

/** The same without the period; no caller can take tenant and hospital away (RP009). */
export function rowsOfAllDays(of: Report, call: ReportCall, input: Narrowed): Sql {
  const { without } = input;
  const narrowed = of.filters.flatMap((name) => {
    const value = input[name];
    if (value === undefined || value === null) return [];
    fieldFor(of, call, name);
    return [sql`${columnOf(name)} = ${value as string | number | boolean}`];
  });
  const empty = typeof without === 'string' ? [withoutValue(of, call, without)] : [];
  return join(
    [
      ofHospital(call),
      ...ofOwner(of, call),
      ...withoutGuarded(of, call),
      ...atClock(of, call, input),
      ...narrowed,
      ...empty,
    ],
    ' and ',
  );
}
