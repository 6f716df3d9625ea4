// The SQL of audits of assets: the assets of a place, the scans, and the verdicts that follow from both.

import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { auditVerdicts, type getAssetAudit, type startAssetAudit } from '@charaka/contract/supply/asset/asset-audit';
import { assetSentences } from '@charaka/contract/supply/asset/asset-sentences';
import { type AssetAuditStatus, assetAuditSteps } from '@charaka/rules/supply/asset-audit-steps';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { lockRows } from '../../resource/move-rows.ts';
import { assetOfKey, codeKey, placeName, placeOfAsset } from './asset-list.ts';

type AssetAudit = OutputOf<typeof getAssetAudit>['assetAudit'];
type AuditedPlace = ParsedOf<typeof startAssetAudit>['assetAudit'];

const ofHospital = ({ tenantId, hospital }: Call): Sql =>
  sql`t.tenant_id = ${tenantId} and t.hospital_id = ${hospital.hospitalId}`;

/** A line for each expected asset, each scanned one, and each unknown code of the audit `t`. */
const linesOfAudit = sql`(
  select coalesce(l.asset_id, s.asset_id) as asset_id, s.code, s.scanned_at,
    case when s.code is not null and s.asset_id is null then 'Unknown' when l.asset_id is null then 'Misplaced'
      when s.code is not null then 'Found'
      when exists (select from gate_pass_line w where w.tenant_id = l.tenant_id and w.asset_id = l.asset_id and w.is_away) then 'Out'
      else 'Missing' end as verdict
  from (select * from asset_audit_line l where l.tenant_id = t.tenant_id and l.asset_audit_id = t.asset_audit_id) l
  full join (select * from asset_audit_scan s where s.tenant_id = t.tenant_id and s.asset_audit_id = t.asset_audit_id) s
    on s.asset_id = l.asset_id)`;

const fields = (
  call: Call,
): Sql => sql`t.asset_audit_id, coalesce(d.department_name, g.bed_group_name) as place_name, t.status,
  u.name as started_by_name, t.started_at, a.name as approved_by_name, t.approved_at, x.found_count, x.missing_count, x.misplaced_count,
  x.unknown_count, (t.status = 'Counted' and t.started_by <> ${call.userId} and not exists (select from asset_audit_scan n
    where n.tenant_id = t.tenant_id and n.asset_audit_id = t.asset_audit_id and n.scanned_by = ${call.userId})) as may_approve`;

const tables = sql`asset_audit t
  left join department d on d.tenant_id = t.tenant_id and d.department_id = t.department_id
  left join bed_group g on g.tenant_id = t.tenant_id and g.bed_group_id = t.bed_group_id
  join app_user u on u.tenant_id = t.tenant_id and u.user_id = t.started_by
  left join app_user a on a.tenant_id = t.tenant_id and a.user_id = t.approved_by
  cross join lateral (
    select (count(*) filter (where v.verdict = 'Found'))::integer as found_count,
      (count(*) filter (where v.verdict = 'Missing'))::integer as missing_count,
      (count(*) filter (where v.verdict = 'Misplaced'))::integer as misplaced_count,
      (count(*) filter (where v.verdict = 'Unknown'))::integer as unknown_count
    from ${linesOfAudit} v) x`;

/** The audits of the hospital, the newest first. */
export function assetAuditList(call: Call, status: AssetAuditStatus | null | undefined): ListSource {
  return {
    select: fields(call),
    from: tables,
    where: status ? sql`${ofHospital(call)} and t.status = ${status}` : ofHospital(call),
    counted: sql`asset_audit t`,
    columns: {
      placeName: { sql: sql`coalesce(d.department_name, g.bed_group_name)`, kind: 'text' },
      status: { sql: sql`t.status`, kind: 'text' },
      startedAt: { sql: sql`t.started_at`, kind: 'instant', isNeverNull: true },
      approvedAt: { sql: sql`t.approved_at`, kind: 'instant' },
    },
    tieBreak: sql`t.asset_audit_id desc`,
    defaultOrder: sql`t.started_at desc`,
  };
}

/** One audit with its lines in the order of the verdicts. Refuses one of another hospital. */
export async function findAssetAudit(call: Call, assetAuditId: number): Promise<AssetAudit> {
  const [row, lines] = await Promise.all([
    call.tx.one<Omit<AssetAudit, 'lines'>>(
      sql`select ${fields(call)} from ${tables} where ${ofHospital(call)} and t.asset_audit_id = ${assetAuditId}`,
      assetSentences.auditMissing,
    ),
    call.tx.rows<AssetAudit['lines'][number]>(sql`
      select v.verdict, coalesce(a.asset_no, v.code) as code, v.asset_id, a.asset_name,
        nullif(concat_ws(', ', ${placeName}, a.place_text), '') as place_name, v.scanned_at
      from asset_audit t cross join lateral ${linesOfAudit} v
      left join asset a on a.tenant_id = t.tenant_id and a.asset_id = v.asset_id
      ${placeOfAsset}
      where ${ofHospital(call)} and t.asset_audit_id = ${assetAuditId}
      order by array_position(${[...auditVerdicts]}::text[], v.verdict), coalesce(a.asset_no, v.code)`),
  ]);
  return { ...row, lines };
}

/** Writes an audit with the assets that belong to the place; lost ones are not expected there. */
export async function insertAssetAudit(call: Call, place: AuditedPlace): Promise<number> {
  const { tenantId, hospital, userId, session, now } = call;
  const [departmentId, bedGroupId] = [place.departmentId ?? null, place.bedGroupId ?? null];
  const { assetAuditId } = await call.tx.single<{ assetAuditId: number }>(sql`
    insert into asset_audit (tenant_id, hospital_id, department_id, bed_group_id, started_by, started_by_staff_id, started_at)
    values (${tenantId}, ${hospital.hospitalId}, ${departmentId}, ${bedGroupId}, ${userId}, ${session.staffId}, ${now})
    returning asset_audit_id`);
  await call.tx.rows(sql`
    insert into asset_audit_line (tenant_id, hospital_id, asset_audit_id, asset_id)
    select ${tenantId}, ${hospital.hospitalId}, ${assetAuditId}, a.asset_id from asset a
    where a.tenant_id = ${tenantId} and a.hospital_id = ${hospital.hospitalId} and a.status in ('Standby', 'InUse')
      and (a.department_id = ${departmentId}::bigint or a.bed_group_id = ${bedGroupId}::bigint)`);
  return assetAuditId;
}

/** A locked audit with the users who started it. */
export interface LockedAudit {
  readonly id: number;
  readonly status: AssetAuditStatus;
  /** Its place. */
  readonly name: string;
  readonly startedBy: number;
  readonly startedByStaffId: number | null;
}

/** The audit, locked until the transaction ends. */
export async function lockAssetAudit(call: Call, assetAuditId: number): Promise<LockedAudit> {
  const [locked] = await lockRows<typeof assetAuditSteps, LockedAudit>(
    call,
    assetAuditSteps,
    [assetAuditId],
    sql`coalesce((select d.department_name from department d where d.tenant_id = x.tenant_id and d.department_id = x.department_id),
      (select g.bed_group_name from bed_group g where g.tenant_id = x.tenant_id and g.bed_group_id = x.bed_group_id)) as name,
      x.started_by, x.started_by_staff_id`,
  );
  return locked as LockedAudit;
}

/** Writes scans in their order, each with its asset where one has the code; a code or an asset that was scanned before is left as it is. */
export async function insertScans(call: Call, assetAuditId: number, codes: readonly string[]): Promise<void> {
  const { tenantId, hospital, userId, session, now } = call;
  await call.tx.rows(sql`
    insert into asset_audit_scan (tenant_id, hospital_id, asset_audit_id, code, asset_id, scanned_by, scanned_by_staff_id, scanned_at)
    select ${tenantId}, ${hospital.hospitalId}, ${assetAuditId}, c.code, f.asset_id, ${userId}, ${session.staffId}::bigint, ${now}::timestamptz
    from unnest(${[...codes]}::text[], ${codes.map(codeKey)}::text[]) with ordinality as c (code, key, place)
    left join lateral (${assetOfKey(call, sql`c.key`)}) f on true
    order by c.place on conflict do nothing`);
}

/** The users who scanned in an audit, with the staff members behind their log-ins. */
export function readScanners(call: Call, assetAuditId: number): Promise<{ userId: number; staffId: number | null }[]> {
  return call.tx.rows(sql`
    select distinct s.scanned_by as user_id, s.scanned_by_staff_id as staff_id from asset_audit_scan s
    where s.tenant_id = ${call.tenantId} and s.asset_audit_id = ${assetAuditId}`);
}

/** Writes the day on which assets were found. */
export async function writeVerified(call: Call, assetIds: readonly number[], today: string): Promise<void> {
  await call.tx.rows(sql`
    update asset set last_verified_on = ${today}
    where tenant_id = ${call.tenantId} and asset_id = any(${[...assetIds]}::bigint[])`);
}
