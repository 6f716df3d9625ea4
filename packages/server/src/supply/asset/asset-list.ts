// The register of assets as it is read: the list, one asset with its history, and the asset of a scanned code.

import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import type { assetSelections, getAsset, listAssets } from '@charaka/contract/supply/asset/asset';
import { assetMenu } from '@charaka/contract/supply/asset/asset-menus';
import { assetSentences } from '@charaka/contract/supply/asset/asset-sentences';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { hasRight } from '../../kernel/session.ts';
import { staffName } from '../../kernel/staff-name.ts';

type Asset = OutputOf<typeof getAsset>['asset'];
type Asked = ParsedOf<typeof listAssets>;

/** The condition that an asset `a` is of the hospital of the call. */
const assetOfHospital = ({ tenantId, hospital }: Call): Sql =>
  sql`a.tenant_id = ${tenantId} and a.hospital_id = ${hospital.hospitalId}`;

/** The joins of the place of an asset `a`: its department `d` or its ward `g`. */
export const placeOfAsset = sql`left join department d on d.tenant_id = a.tenant_id and d.department_id = a.department_id
  left join bed_group g on g.tenant_id = a.tenant_id and g.bed_group_id = a.bed_group_id`;

/** The name of the department or ward. */
export const placeName = sql`coalesce(d.department_name, g.bed_group_name)`;

/** The caller is the custodian of `a` and has not confirmed. */
const mayConfirm = ({ session }: Call): Sql =>
  sql`coalesce(a.custodian_id = ${session.staffId}::bigint and a.custody_confirmed_at is null and a.status <> 'Retired', false)`;

/** The number of the gate pass by which `a` is out. */
const outPassNo = sql`(select w.pass_no from gate_pass_line l join gate_pass w on w.tenant_id = l.tenant_id and w.gate_pass_id = l.gate_pass_id
  where l.tenant_id = a.tenant_id and l.asset_id = a.asset_id and l.is_away)`;

/** The cost is for readers who keep the register (IN060). */
const costFor = ({ session }: Call): Sql =>
  hasRight(session, assetMenu, 'edit') || hasRight(session, assetMenu, 'add') ? sql`a.cost_paise` : sql`null::bigint`;

const fields = (
  call: Call,
): Sql => sql`a.asset_id, a.asset_no, a.asset_name, a.maker, a.model, a.serial_no, a.udi, a.status, a.department_id,
  a.bed_group_id, ${placeName} as place_name, a.place_text, a.custodian_id, ${staffName(sql`k`)} as custodian_name, a.custody_confirmed_at,
  ${mayConfirm(call)} as may_confirm, a.parent_asset_id, p.asset_no as parent_asset_no, ${outPassNo} as out_pass_no, a.accepted_on, a.warranty_to, a.capitalised_on,
  a.last_verified_on, ${costFor(call)} as cost`;

const tables = sql`asset a
  ${placeOfAsset}
  left join staff k on k.tenant_id = a.tenant_id and k.staff_id = a.custodian_id
  left join asset p on p.tenant_id = a.tenant_id and p.asset_id = a.parent_asset_id`;

const partOf: Readonly<Record<(typeof assetSelections)[number], Sql>> = {
  toCapitalise: sql`a.status = 'Standby'`,
  toConfirm: sql`a.custodian_id is not null and a.custody_confirmed_at is null and a.status <> 'Retired'`,
};

/** Assets of the hospital, the newest first. */
export function assetList(call: Call, { status, only, departmentId, bedGroupId }: Asked): ListSource {
  return {
    select: fields(call),
    from: tables,
    where: sql`${assetOfHospital(call)} ${status ? sql`and a.status = ${status}` : empty} ${only ? sql`and ${partOf[only]}` : empty}
      ${departmentId == null ? empty : sql`and a.department_id = ${departmentId}`}
      ${bedGroupId == null ? empty : sql`and a.bed_group_id = ${bedGroupId}`}`,
    counted: sql`asset a`,
    columns: {
      assetNo: { sql: sql`a.asset_no`, kind: 'text', isNeverNull: true },
      assetName: { sql: sql`a.asset_name`, kind: 'text' },
      maker: { sql: sql`a.maker`, kind: 'text' },
      model: { sql: sql`a.model`, kind: 'text' },
      serialNo: { sql: sql`a.serial_no`, kind: 'text' },
      udi: { sql: sql`a.udi`, kind: 'text' },
      status: { sql: sql`a.status`, kind: 'text' },
      placeName: { sql: placeName, kind: 'text' },
      custodianName: { sql: staffName(sql`k`), kind: 'text' },
      acceptedOn: { sql: sql`a.accepted_on`, kind: 'day' },
      warrantyTo: { sql: sql`a.warranty_to`, kind: 'day' },
      capitalisedOn: { sql: sql`a.capitalised_on`, kind: 'day' },
      lastVerifiedOn: { sql: sql`a.last_verified_on`, kind: 'day' },
    },
    tieBreak: sql`a.asset_id desc`,
    defaultOrder: sql`a.asset_id desc`,
  };
}

/** One asset with its components and its history. Refuses one of another hospital. */
export async function findAsset(call: Call, assetId: number): Promise<Asset> {
  const [row, components, events] = await Promise.all([
    call.tx.one<Omit<Asset, 'components' | 'events'>>(
      sql`select ${fields(call)}, a.birth, a.supplier_id, s.supplier_name, a.supplier_paper_no, u.name as accepted_by_name, a.warranty_from
        from ${tables}
        left join supplier s on s.tenant_id = a.tenant_id and s.supplier_id = a.supplier_id
        join app_user u on u.tenant_id = a.tenant_id and u.user_id = a.accepted_by
        where ${assetOfHospital(call)} and a.asset_id = ${assetId}`,
      assetSentences.assetMissing,
    ),
    call.tx.rows<Asset['components'][number]>(sql`
      select a.asset_id, a.asset_no, a.asset_name, a.status from asset a
      where ${assetOfHospital(call)} and a.parent_asset_id = ${assetId} order by a.asset_id`),
    call.tx.rows<Asset['events'][number]>(sql`
      select e.asset_event_id, e.kind, e.from_place, e.to_place, e.person_name as custodian_name, e.document_no, e.reason, e.happened_at, u.name as created_by_name
      from asset_event e join app_user u on u.tenant_id = e.tenant_id and u.user_id = e.created_by
      where e.tenant_id = ${call.tenantId} and e.hospital_id = ${call.hospital.hospitalId} and e.asset_id = ${assetId}
      order by e.asset_event_id desc`),
  ]);
  return { ...row, components, events };
}

/** The letters and digits of a code, as asset numbers, serial numbers and UDIs are compared. */
export const codeKey = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The asset of a key of a code: its number first, then a serial number or a UDI; no row for an unknown code (IN038). */
export const assetOfKey = (call: Call, key: Sql): Sql => sql`
  select a.asset_id, a.asset_no from asset a
  where ${assetOfHospital(call)} and ${key} <> '' and (a.asset_no = ${key}
    or upper(regexp_replace(a.serial_no, '[^A-Za-z0-9]', '', 'g')) = ${key}
    or upper(regexp_replace(a.udi, '[^A-Za-z0-9]', '', 'g')) = ${key})
  order by (a.asset_no = ${key}) desc, (a.status <> 'Retired') desc, a.asset_id limit 1`;

/** The asset of an asset number, a serial number or a UDI, by letters and digits; undefined for an unknown code (IN038). */
export function findByCode(call: Call, code: string): Promise<{ assetId: number; assetNo: string } | undefined> {
  return call.tx.row(assetOfKey(call, sql`${codeKey(code)}::text`));
}

/** A word of fewer signs, or without a digit, is no code: a number of pieces would be a serial number. */
const LEAST_CODE_SIGNS = 5;

/** The codes that a text may be or hold: the whole of it, and its words with a digit. */
const codesIn = (text: string): string[] => [
  text,
  ...text.split(/\s+/).filter((word) => codeKey(word).length >= LEAST_CODE_SIGNS && /\d/.test(word)),
];

/** The first asset that one of the texts names by a code, with the code; undefined where none does. */
export function findInTexts(
  call: Call,
  texts: readonly string[],
): Promise<{ code: string; assetNo: string } | undefined> {
  const codes = [...new Set(texts.flatMap(codesIn))];
  return call.tx.row(sql`
    select c.code, x.asset_no from unnest(${codes}::text[], ${codes.map(codeKey)}::text[]) as c (code, key)
    cross join lateral (${assetOfKey(call, sql`c.key`)}) x limit 1`);
}

/** The facts of labels, by the numbers of the assets. */
export function readLabels(call: Call, assetIds: readonly number[]) {
  return call.tx.rows<{
    assetId: number;
    assetNo: string;
    assetName: string;
    maker: string;
    model: string | null;
    serialNo: string;
    placeName: string;
  }>(sql`
    select a.asset_id, a.asset_no, a.asset_name, a.maker, a.model, a.serial_no, ${placeName} as place_name
    from asset a ${placeOfAsset} where ${assetOfHospital(call)} and a.asset_id = any(${[...assetIds]}::bigint[]) order by a.asset_id`);
}
