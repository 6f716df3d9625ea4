// The SQL of gate passes and of their lines.

import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { assetSentences } from '@charaka/contract/supply/asset/asset-sentences';
import type { addGatePass, getGatePass, listGatePasses } from '@charaka/contract/supply/asset/gate-pass';
import type { AssetStatus } from '@charaka/rules/supply/asset-steps';
import { type GatePassStatus, gatePassSteps } from '@charaka/rules/supply/gate-pass-steps';
import sql, { empty, type Sql } from 'sql-template-tag';
import { type Call, financialYearOn, todayOf } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { lockRows } from '../../resource/move-rows.ts';

type GatePass = OutputOf<typeof getGatePass>['gatePass'];
type TypedPass = ParsedOf<typeof addGatePass>['gatePass'];

const ofHospital = ({ tenantId, hospital }: Call): Sql =>
  sql`p.tenant_id = ${tenantId} and p.hospital_id = ${hospital.hospitalId}`;

/** The pass `p` is due before today and not whole back. */
const isOverdue = (call: Call): Sql =>
  sql`(p.status in ('Out', 'PartlyBack') and p.due_back is not null and p.due_back < ${todayOf(call)}::date)`;

const fields = (call: Call): Sql => sql`p.gate_pass_id, p.pass_no, p.direction, p.kind, p.party, p.reason, p.due_back,
  ${isOverdue(call)} as is_overdue, p.status, x.things, u.name as created_by_name, p.created_at, a.name as approved_by_name, p.out_at, p.back_at,
  (p.status = 'Draft' and p.created_by <> ${call.userId} and p.created_by_staff_id is distinct from coalesce(${call.session.staffId}::bigint, -1))
    as may_approve`;

const tables = sql`gate_pass p
  join app_user u on u.tenant_id = p.tenant_id and u.user_id = p.created_by
  left join app_user a on a.tenant_id = p.tenant_id and a.user_id = p.approved_by
  cross join lateral (
    select string_agg(concat_ws(' ', nullif(l.quantity, 1), s.asset_no, coalesce(s.asset_name, l.description)), ', ' order by l.line_no) as things
    from gate_pass_line l left join asset s on s.tenant_id = l.tenant_id and s.asset_id = l.asset_id
    where l.tenant_id = p.tenant_id and l.gate_pass_id = p.gate_pass_id) x`;

/** The passes of the hospital, the newest first. */
export function gatePassList(call: Call, { status, isOverdue: isAsked }: ParsedOf<typeof listGatePasses>): ListSource {
  return {
    select: fields(call),
    from: tables,
    where: sql`${ofHospital(call)} ${status ? sql`and p.status = ${status}` : empty} ${isAsked ? sql`and ${isOverdue(call)}` : empty}`,
    counted: sql`gate_pass p`,
    columns: {
      passNo: { sql: sql`p.serial_no`, kind: 'number', isNeverNull: true },
      party: { sql: sql`p.party`, kind: 'text' },
      things: { sql: sql`x.things`, kind: 'text' },
      direction: { sql: sql`p.direction`, kind: 'text' },
      kind: { sql: sql`p.kind`, kind: 'text' },
      status: { sql: sql`p.status`, kind: 'text' },
      dueBack: { sql: sql`p.due_back`, kind: 'day' },
      createdAt: { sql: sql`p.created_at`, kind: 'instant', isNeverNull: true },
    },
    tieBreak: sql`p.gate_pass_id desc`,
    defaultOrder: sql`${isOverdue(call)} desc, p.gate_pass_id desc`,
  };
}

/** One pass with its lines. Refuses one of another hospital. */
export async function findGatePass(call: Call, gatePassId: number): Promise<GatePass> {
  const [row, lines] = await Promise.all([
    call.tx.one<Omit<GatePass, 'lines'>>(
      sql`select ${fields(call)}, p.close_reason from ${tables} where ${ofHospital(call)} and p.gate_pass_id = ${gatePassId}`,
      assetSentences.passMissing,
    ),
    call.tx.rows<GatePass['lines'][number]>(sql`
      select l.gate_pass_line_id, l.asset_id, s.asset_no, coalesce(s.asset_name, l.description) as thing, l.quantity, l.back_quantity
      from gate_pass_line l left join asset s on s.tenant_id = l.tenant_id and s.asset_id = l.asset_id
      where l.tenant_id = ${call.tenantId} and l.hospital_id = ${call.hospital.hospitalId} and l.gate_pass_id = ${gatePassId}
      order by l.line_no`),
  ]);
  return { ...row, lines };
}

/** The assets of numbers, by their numbers; unknown numbers are left out. */
export async function readNumberedAssets(
  call: Call,
  assetNos: readonly string[],
): Promise<Map<string, { assetId: number; status: AssetStatus }>> {
  const rows = await call.tx.rows<{ assetNo: string; assetId: number; status: AssetStatus }>(sql`
    select a.asset_no, a.asset_id, a.status from asset a
    where a.tenant_id = ${call.tenantId} and a.hospital_id = ${call.hospital.hospitalId} and a.asset_no = any(${[...assetNos]}::text[])`);
  return new Map(rows.map(({ assetNo, ...asset }) => [assetNo, asset]));
}

/** A line that is written: an asset, or a text with a quantity. */
export interface NewPassLine {
  readonly assetId: number | null;
  readonly description: string | null;
  readonly quantity: number;
}

/** Writes a pass with the next number of the year. */
export async function insertGatePass(
  call: Call,
  { direction, kind, party, reason, dueBack }: TypedPass,
  lines: readonly NewPassLine[],
): Promise<{ gatePassId: number; passNo: string }> {
  const { tenantId, hospital, userId, session, now } = call;
  const finYear = financialYearOn(call, todayOf(call));
  const written = await call.tx.single<{ gatePassId: number; passNo: string }>(sql`
    insert into gate_pass (tenant_id, hospital_id, fin_year, serial_no, pass_no, direction, kind, party, reason, due_back, created_by,
      created_by_staff_id, created_at)
    select ${tenantId}, ${hospital.hospitalId}, ${finYear}, n.no, 'GP' || n.no, ${direction}, ${kind}, ${party}, ${reason},
      ${kind === 'Returnable' ? (dueBack ?? null) : null}::date, ${userId}, ${session.staffId}::bigint, ${now}::timestamptz
    from next_number('gate pass', ${hospital.hospitalId}, ${finYear}) n (no)
    returning gate_pass_id, pass_no`);
  const rows = lines.map(({ assetId, description, quantity }, index) => ({
    line_no: index + 1,
    asset_id: assetId,
    description,
    quantity,
  }));
  await call.tx.rows(sql`
    insert into gate_pass_line (tenant_id, hospital_id, gate_pass_id, line_no, asset_id, description, quantity)
    select ${tenantId}, ${hospital.hospitalId}, ${written.gatePassId}, r.line_no, r.asset_id, r.description, r.quantity
    from jsonb_populate_recordset(null::gate_pass_line, ${JSON.stringify(rows)}::jsonb) r order by r.line_no`);
  return written;
}

/** A locked pass. */
export interface LockedPass {
  readonly id: number;
  readonly status: GatePassStatus;
  /** Its number. */
  readonly name: string;
  readonly kind: 'Returnable' | 'NonReturnable';
  readonly party: string;
  readonly createdBy: number;
  readonly createdByStaffId: number | null;
}

/** The pass, locked until the transaction ends. */
export async function lockGatePass(call: Call, gatePassId: number): Promise<LockedPass> {
  const [locked] = await lockRows<typeof gatePassSteps, LockedPass>(
    call,
    gatePassSteps,
    [gatePassId],
    sql`x.pass_no as name, x.kind, x.party, x.created_by, x.created_by_staff_id`,
  );
  return locked as LockedPass;
}

/** The pass by which an asset is out; undefined while it is here. */
export function readPassOfAsset(call: Call, assetId: number): Promise<{ passNo: string } | undefined> {
  return call.tx.row(sql`
    select p.pass_no from gate_pass_line l
    join gate_pass p on p.tenant_id = l.tenant_id and p.gate_pass_id = l.gate_pass_id
    where l.tenant_id = ${call.tenantId} and l.asset_id = ${assetId} and l.is_away`);
}

/** Writes that the assets of a pass are out. The unique index refuses one that is out already. */
export async function writeAway(call: Call, gatePassId: number): Promise<void> {
  await call.tx.rows(sql`
    update gate_pass_line set is_away = true
    where tenant_id = ${call.tenantId} and gate_pass_id = ${gatePassId} and asset_id is not null`);
}

/** Adds to the returned quantity of a line; an asset is here again. */
export async function writeBack(call: Call, gatePassLineId: number, quantity: number): Promise<void> {
  await call.tx.rows(sql`
    update gate_pass_line set back_quantity = back_quantity + ${quantity}, is_away = false
    where tenant_id = ${call.tenantId} and gate_pass_line_id = ${gatePassLineId}`);
}
