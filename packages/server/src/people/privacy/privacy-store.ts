// The SQL of charts opened with a reason and of the access log of charts.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import {
  type listAccessOfPatient,
  type listChartAccess,
  MOST_ACCESS_ROWS_COUNTED,
  type openBreakGlass,
} from '@charaka/contract/people/privacy/privacy';
import { privacySentences } from '@charaka/contract/people/privacy/privacy-sentences';
import { SUPER_ADMINISTRATOR_ROLE_ID } from '@charaka/rules/access/permission';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';

/** Glass broken, as the contract tells it. */
export type BrokenGlass = OutputOf<typeof openBreakGlass>['breakGlass'];
type AccessRow = OutputOf<typeof listChartAccess>['rows'][number];
type Readings = OutputOf<typeof listAccessOfPatient>['readings'];

const glassColumns = sql`g.break_glass_id, g.patient_id, name_in_one(p.first_name, p.middle_name, p.last_name) as patient_name,
  g.user_id, u.name as user_name, g.reason_kind as kind, g.reason, g.opened_at, g.ends_at, g.verdict, g.review_note,
  r.name as reviewed_by_name, g.reviewed_at`;
const glassFrom = sql`break_glass g
  join patient p on p.tenant_id = g.tenant_id and p.patient_id = g.patient_id
  join app_user u on u.tenant_id = g.tenant_id and u.user_id = g.user_id
  left join app_user r on r.tenant_id = g.tenant_id and r.user_id = g.reviewed_by`;

/** Broken glass for an officer to judge: that of the hospitals they work in; role 0 judges that of all. */
export function ofOfficer({ tenantId, session }: Call): Sql {
  return sql`g.tenant_id = ${tenantId} and (${session.roleId === SUPER_ADMINISTRATOR_ROLE_ID}::boolean
    or g.hospital_id = any(${[...session.hospitals.keys()]}::integer[]))`;
}

/** The list of broken glass; `condition` begins with 'and'. */
export function breakGlassList(call: Call, condition: Sql): ListSource {
  return {
    select: glassColumns,
    from: glassFrom,
    where: sql`${ofOfficer(call)}${condition}`,
    columns: {
      breakGlassId: { sql: sql`g.break_glass_id`, kind: 'number', isNeverNull: true },
      patientId: { sql: sql`g.patient_id`, kind: 'number' },
      userId: { sql: sql`g.user_id`, kind: 'number' },
      kind: { sql: sql`g.reason_kind`, kind: 'text' },
      openedAt: { sql: sql`g.opened_at`, kind: 'instant', isNeverNull: true },
      verdict: { sql: sql`g.verdict`, kind: 'text' },
    },
    tieBreak: sql`g.break_glass_id desc`,
    defaultOrder: sql`g.opened_at desc`,
  };
}

/** One of them. Refuses when the tenant has none of that number. */
export function findBreakGlass({ tx, tenantId }: Call, breakGlassId: number): Promise<BrokenGlass> {
  return tx.one<BrokenGlass>(
    sql`select ${glassColumns} from ${glassFrom} where g.tenant_id = ${tenantId} and g.break_glass_id = ${breakGlassId}`,
    privacySentences.entryDoesNotExist,
  );
}

/** The filter of the log. */
export interface AccessSelection {
  readonly hospitalIds: readonly number[] | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  readonly patientId: number | undefined;
  readonly userId: number | undefined;
  readonly isOnlyBreakGlass: boolean;
  readonly further: Sql;
}

function accessWhere(tenantId: number, selection: AccessSelection): Sql {
  const { hospitalIds, from, to, patientId, userId } = selection;
  const conditions = [sql`c.tenant_id = ${tenantId}`];
  if (from) conditions.push(sql`c.at >= ${from.toISOString()}::timestamptz`);
  if (to) conditions.push(sql`c.at <= ${to.toISOString()}::timestamptz`);
  if (patientId !== undefined) conditions.push(sql`c.patient_id = ${patientId}`);
  if (userId !== undefined) conditions.push(sql`c.user_id = ${userId}`);
  if (selection.isOnlyBreakGlass) conditions.push(sql`c.break_glass_id is not null`);
  if (hospitalIds) conditions.push(sql`c.hospital_id = any(${hospitalIds}::integer[])`);
  return sql`where ${join(conditions, ' and ')}${selection.further}`;
}

/** One page of the log and how many rows there are, not counted beyond a bound. */
export async function readAccess(
  { tx, tenantId }: Call,
  selection: AccessSelection,
  page: { limit: number; offset: number },
): Promise<{ rows: AccessRow[]; totalCount: number }> {
  const where = accessWhere(tenantId, selection);
  const [rows, total] = await Promise.all([
    tx.rows<AccessRow>(sql`
      select c.at, c.user_id, u.name as user_name, r.role_name, h.hospital_name, c.patient_id,
        name_in_one(p.first_name, p.middle_name, p.last_name) as patient_name, c.admission_id, c.part, c.reason,
        c.relationship, c.break_glass_id, c.ip, c.row_count
      from (select * from chart_access c ${where} order by c.at desc, c.row_no limit ${page.limit} offset ${page.offset}) c
      left join patient p on p.tenant_id = c.tenant_id and p.patient_id = c.patient_id
      left join app_user u on u.tenant_id = c.tenant_id and u.user_id = c.user_id
      left join role r on r.tenant_id = c.tenant_id and r.role_id = c.role_id
      left join hospital h on h.tenant_id = c.tenant_id and h.hospital_id = c.hospital_id
      order by c.at desc, c.row_no`),
    tx.single<{ count: number }>(
      sql`select count(*) as count from (select 1 from chart_access c ${where} limit ${MOST_ACCESS_ROWS_COUNTED}) found`,
    ),
  ]);
  return { rows, totalCount: total.count };
}

/** The readers of one chart, by day of the hospital, newest first: at most `most` lines and one more, which shows that older ones exist. */
export function readAccessOfPatient(
  { tx, tenantId, hospital }: Call,
  patientId: number,
  most: number,
): Promise<Readings> {
  return tx.rows<Readings[number]>(sql`
    select to_char(c.at at time zone ${hospital.timezone}, 'YYYY-MM-DD') as day, coalesce(u.name, '') as user_name,
      coalesce(r.role_name, '') as role_name, c.reason, c.break_glass_id is not null as is_break_glass,
      array_agg(distinct c.part) as parts, count(*)::integer as count
    from chart_access c
    left join app_user u on u.tenant_id = c.tenant_id and u.user_id = c.user_id
    left join role r on r.tenant_id = c.tenant_id and r.role_id = c.role_id
    where c.tenant_id = ${tenantId} and c.patient_id = ${patientId}
      and exists (select from patient p where p.tenant_id = c.tenant_id and p.patient_id = c.patient_id)
    group by 1, 2, 3, 4, 5 order by max(c.at) desc limit ${most + 1}`);
}
