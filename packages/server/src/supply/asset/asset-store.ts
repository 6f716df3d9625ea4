// The SQL that writes assets: accepted pieces, their locks, and the events of their history.

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import type { acceptCapital, assetEventKinds } from '@charaka/contract/supply/asset/asset';
import { assetSentences } from '@charaka/contract/supply/asset/asset-sentences';
import { type AssetStatus, assetSteps } from '@charaka/rules/supply/asset-steps';
import sql from 'sql-template-tag';
import { worksIn } from '../../foundation/staff/works-here.ts';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { staffName } from '../../kernel/staff-name.ts';
import { lockRows } from '../../resource/move-rows.ts';

type TypedCapital = ParsedOf<typeof acceptCapital>['capital'];

/** A department or a ward with the room there. */
export interface Place {
  readonly departmentId?: number | null | undefined;
  readonly bedGroupId?: number | null | undefined;
  readonly placeText?: string | null | undefined;
}

/** The name of the place with its room. Refuses a ward of another hospital and a place out of use. */
export async function nameOfPlace(
  call: Call,
  { departmentId = null, bedGroupId = null, placeText }: Place,
): Promise<string> {
  const { name } = await call.tx.one<{ name: string }>(
    sql`select d.department_name as name from department d
      where d.tenant_id = ${call.tenantId} and d.department_id = ${departmentId}::bigint and d.is_active
      union all
      select g.bed_group_name from bed_group g where g.tenant_id = ${call.tenantId} and g.hospital_id = ${call.hospital.hospitalId}
        and g.bed_group_id = ${bedGroupId}::bigint and g.is_active`,
    assetSentences.placeMissing,
  );
  return [name, placeText?.trim()].filter(Boolean).join(', ');
}

/** The name of an active member of staff of the hospital. Refuses another one. */
export async function nameOfCustodian(call: Call, custodianId: number): Promise<string> {
  const { name } = await call.tx.one<{ name: string }>(
    sql`select ${staffName(sql`s`)} as name from staff s
      where s.tenant_id = ${call.tenantId} and s.staff_id = ${custodianId} and s.is_active and ${worksIn(call.hospital.hospitalId)}`,
    assetSentences.custodianMissing,
  );
  return name;
}

/** Departments and wards in use, and the active staff and suppliers of the hospital, by their names. */
export async function readChoices(call: Call) {
  const { tenantId, hospital } = call;
  const [places, custodians, suppliers] = await Promise.all([
    call.tx.rows<{ departmentId: number | null; bedGroupId: number | null; placeName: string }>(sql`
      select d.department_id, null::bigint as bed_group_id, d.department_name as place_name from department d
      where d.tenant_id = ${tenantId} and d.is_active
      union all
      select null, g.bed_group_id, g.bed_group_name from bed_group g
      where g.tenant_id = ${tenantId} and g.hospital_id = ${hospital.hospitalId} and g.is_active
      order by place_name, department_id, bed_group_id`),
    call.tx.rows<{ custodianId: number; custodianName: string }>(sql`
      select s.staff_id as custodian_id, ${staffName(sql`s`)} as custodian_name from staff s
      where s.tenant_id = ${tenantId} and s.is_active and ${worksIn(hospital.hospitalId)} order by custodian_name, s.staff_id`),
    call.tx.rows<{ supplierId: number; supplierName: string }>(sql`
      select s.supplier_id, s.supplier_name from supplier s
      where s.tenant_id = ${tenantId} and s.hospital_id = ${hospital.hospitalId} and s.is_active order by s.supplier_name`),
  ]);
  return { places, custodians, suppliers };
}

/** Refuses a supplier of another hospital or out of use, and a parent that is missing or retired. */
export async function refuseReferences(call: Call, { supplierId, parentAssetId }: TypedCapital): Promise<void> {
  const { tenantId, hospital, tx } = call;
  if (supplierId != null)
    await tx.one(
      sql`select s.supplier_id from supplier s where s.tenant_id = ${tenantId} and s.hospital_id = ${hospital.hospitalId}
        and s.supplier_id = ${supplierId} and s.is_active`,
      assetSentences.supplierMissing,
    );
  // A parent that is retired at the same moment has a component in use then: its lock comes first.
  if (parentAssetId != null) {
    const [parent] = await lockAssets(call, [parentAssetId]);
    if (parent?.status === 'Retired') refuse(assetSentences.parentMissing);
  }
}

/**
 * Writes an asset for each piece with the next numbers of the hospital's series. Answers the written ones; a piece whose maker and serial
 * number an asset has already is left out.
 */
export function insertAssets(
  call: Call,
  typed: TypedCapital,
): Promise<{ assetId: number; assetNo: string; serialNo: string }[]> {
  const { tenantId, hospital, userId, now } = call;
  const { pieces, supplierPaperNo, placeText, model, ...facts } = typed;
  // Without months there is no warranty (IN044).
  const months = facts.warrantyMonths ?? null;
  const warrantyFrom = months === null ? null : (facts.warrantyFrom ?? facts.acceptedOn);
  const rows = pieces.map(({ serialNo, udi }, index) => ({
    index,
    serial_no: serialNo.trim(),
    udi: udi?.trim() || null,
  }));
  return call.tx.rows(sql`
    insert into asset (tenant_id, hospital_id, asset_no, asset_name, maker, model, serial_no, udi, birth, supplier_id, supplier_paper_no,
      department_id, bed_group_id, place_text, custodian_id, parent_asset_id, accepted_on, accepted_by, accepted_at, warranty_from,
      warranty_to, cost_paise)
    select ${tenantId}::integer, ${hospital.hospitalId}::integer, 'A' || lpad((n.first_no + x.index)::text, 6, '0'), ${facts.assetName}::text,
      ${facts.maker}::text, ${model?.trim() || null}::text, x.serial_no, x.udi, ${facts.birth}::text, ${facts.supplierId ?? null}::bigint,
      ${supplierPaperNo?.trim() || null}::text, ${facts.departmentId ?? null}::bigint, ${facts.bedGroupId ?? null}::bigint,
      ${placeText?.trim() || null}::text, ${facts.custodianId ?? null}::bigint, ${facts.parentAssetId ?? null}::bigint,
      ${facts.acceptedOn}::date, ${userId}::bigint, ${now}::timestamptz,
      w.first_day, (w.first_day + make_interval(months => ${months}::integer) - interval '1 day')::date, ${facts.cost}::bigint
    from next_number('asset', ${hospital.hospitalId}, '', ${pieces.length}) n (first_no)
    cross join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) x (index integer, serial_no text, udi text)
    cross join (select ${warrantyFrom}::date as first_day) w
    order by x.index
    on conflict (tenant_id, lower(maker), upper(replace(serial_no, ' ', ''))) do nothing
    returning asset_id, asset_no, serial_no`);
}

/** The asset of a maker and a serial number, in any hospital of the tenant. */
export function readBySerial(call: Call, maker: string, serialNo: string): Promise<{ assetNo: string } | undefined> {
  return call.tx.row(sql`
    select a.asset_no from asset a where a.tenant_id = ${call.tenantId} and lower(a.maker) = lower(${maker})
      and upper(replace(a.serial_no, ' ', '')) = upper(replace(${serialNo}, ' ', ''))`);
}

/** A locked asset with its place and custodian by name. */
export interface LockedAsset {
  readonly id: number;
  readonly status: AssetStatus;
  /** Its number. */
  readonly name: string;
  readonly acceptedOn: string;
  readonly capitalisedOn: string | null;
  readonly custodianId: number | null;
  readonly custodianName: string | null;
  readonly custodyConfirmedAt: string | null;
  readonly placeName: string;
}

/** Assets of the hospital, locked in the order of their numbers. */
export function lockAssets(call: Call, assetIds: readonly number[]): Promise<LockedAsset[]> {
  return lockRows<typeof assetSteps, LockedAsset>(
    call,
    assetSteps,
    assetIds,
    sql`x.asset_no as name, x.accepted_on, x.capitalised_on, x.custodian_id, x.custody_confirmed_at,
      (select ${staffName(sql`s`)} from staff s where s.tenant_id = x.tenant_id and s.staff_id = x.custodian_id) as custodian_name,
      concat_ws(', ', coalesce((select d.department_name from department d where d.tenant_id = x.tenant_id and d.department_id = x.department_id),
        (select g.bed_group_name from bed_group g where g.tenant_id = x.tenant_id and g.bed_group_id = x.bed_group_id)), x.place_text) as place_name`,
  );
}

/** The number of components of an asset that are not retired. */
export async function countComponents(call: Call, assetId: number): Promise<number> {
  const { count } = await call.tx.single<{ count: number }>(sql`
    select count(*)::integer as count from asset a
    where a.tenant_id = ${call.tenantId} and a.parent_asset_id = ${assetId} and a.status <> 'Retired'`);
  return count;
}

/** Writes place and custodian of a locked asset; the custodian has not confirmed. */
export async function moveAsset(call: Call, assetId: number, place: Place, custodianId: number): Promise<void> {
  await call.tx.rows(sql`
    update asset set department_id = ${place.departmentId ?? null}, bed_group_id = ${place.bedGroupId ?? null},
      place_text = ${place.placeText?.trim() || null}, custodian_id = ${custodianId}, custody_confirmed_at = null
    where tenant_id = ${call.tenantId} and asset_id = ${assetId}`);
}

/** Writes that the custodian confirmed. */
export async function writeConfirmation(call: Call, assetId: number): Promise<void> {
  await call.tx.rows(sql`
    update asset set custody_confirmed_at = ${call.now} where tenant_id = ${call.tenantId} and asset_id = ${assetId}`);
}

/** An event in the history of an asset. */
export interface AssetEvent {
  readonly assetId: number;
  readonly kind: (typeof assetEventKinds)[number];
  readonly fromPlace?: string | null;
  readonly toPlace?: string | null;
  readonly custodianName?: string | null;
  readonly documentNo?: string | null;
  readonly reason?: string | null;
}

/** Writes events in their order; they are never changed (invariant 8). */
export async function writeEvents(call: Call, events: readonly AssetEvent[]): Promise<void> {
  if (events.length === 0) return;
  const { tenantId, hospital, userId, now } = call;
  const rows = events.map((event, index) => ({
    index,
    asset_id: event.assetId,
    kind: event.kind,
    from_place: event.fromPlace ?? null,
    to_place: event.toPlace ?? null,
    person_name: event.custodianName ?? null,
    document_no: event.documentNo ?? null,
    reason: event.reason?.trim() || null,
  }));
  await call.tx.rows(sql`
    insert into asset_event (tenant_id, hospital_id, asset_id, kind, from_place, to_place, person_name, document_no, reason, happened_at,
      created_by)
    select ${tenantId}, ${hospital.hospitalId}, x.asset_id, x.kind, x.from_place, x.to_place, x.person_name, x.document_no, x.reason,
      ${now}::timestamptz, ${userId}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) x (index integer, asset_id bigint, kind text, from_place text, to_place text,
      person_name text, document_no text, reason text) order by x.index`);
}
