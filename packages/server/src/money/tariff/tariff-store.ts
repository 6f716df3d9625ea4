// The SQL of prices and payers.
import type { Paise, Thousandths } from '@charaka/rules/money/money';
import sql, { empty, type Sql } from 'sql-template-tag';
import { type ListColumn, type ListSource, likeText } from '../../kernel/list-query.ts';
import type { Transaction } from '../../kernel/transaction.ts';

const chargeColumns: Readonly<Record<string, ListColumn>> = {
  chargeId: { sql: sql`c.charge_id`, kind: 'number' },
  chargeCode: { sql: sql`c.charge_code`, kind: 'text' },
  chargeName: { sql: sql`c.charge_name`, kind: 'text' },
  chargeTypeId: { sql: sql`c.charge_type_id`, kind: 'number' },
  chargeTypeName: { sql: sql`t.charge_type_name`, kind: 'text' },
  chargeCategoryId: { sql: sql`c.charge_category_id`, kind: 'number' },
  chargeCategoryName: { sql: sql`g.charge_category_name`, kind: 'text' },
  standardCharge: { sql: sql`c.standard_charge_paise`, kind: 'money' },
  isActive: { sql: sql`c.is_active`, kind: 'flag' },
};

function searchCondition(search: string | null | undefined): Sql {
  if (!search) return empty;
  const text = likeText(search.toLowerCase());
  return sql` and c.is_active and (lower(c.charge_code) like ${`${text}%`} or lower(c.charge_name) like ${`%${text}%`})`;
}

/** Charges that begin with the text come first: a search shows 20, and those are the likeliest. */
function searchOrder(search: string | null | undefined): Sql {
  if (!search) return sql`c.charge_name`;
  const beginning = `${likeText(search.toLowerCase())}%`;
  const isBehind = sql`not (lower(c.charge_code) like ${beginning} or lower(c.charge_name) like ${beginning})`;
  return sql`${isBehind}, c.charge_name`;
}

/** Charges of a hospital with the names of type and category and their tax; `search` finds active ones by code or name. */
export function chargeList(tenantId: number, hospitalId: number, search?: string | null): ListSource {
  return {
    select: sql`c.charge_id, c.charge_code, c.charge_name, c.charge_type_id, t.charge_type_name, c.charge_category_id,
      g.charge_category_name, c.standard_charge_paise as standard_charge, c.unit, c.hsn_code, c.gst_slab_id,
      coalesce(s.igst_basis_points, 0) as igst, coalesce(s.sgst_basis_points, 0) as sgst,
      coalesce(s.cgst_basis_points, 0) as cgst, coalesce(s.gst_type = 1, false) as is_gst_inclusive, c.is_non_applicable,
      c.is_divisible, c.is_active`,
    from: sql`charge c
      join charge_type t on t.tenant_id = c.tenant_id and t.charge_type_id = c.charge_type_id
      join charge_category g on g.tenant_id = c.tenant_id and g.charge_category_id = c.charge_category_id
      left join gst_slab s on s.tenant_id = c.tenant_id and s.gst_slab_id = c.gst_slab_id`,
    where: sql`c.tenant_id = ${tenantId} and c.hospital_id = ${hospitalId}${searchCondition(search)}`,
    columns: chargeColumns,
    tieBreak: sql`c.charge_id`,
    defaultOrder: searchOrder(search),
  };
}

/** The price of a charge on a day: at standard, and for a payer with a rate of their own (0 when not). Undefined for an unknown charge. */
export function findRates(
  tx: Transaction,
  place: { tenantId: number; hospitalId: number },
  { chargeId, associationId, day }: { chargeId: number; associationId: number | null; day: string },
): Promise<{ standardCharge: number; tpaCharge: number; tpaChargeCode: string | null } | undefined> {
  return tx.row(sql`
    select c.standard_charge_paise as standard_charge, coalesce(a.tpa_charge_paise, 0) as tpa_charge, a.tpa_charge_code
    from charge c
    left join lateral payer_rate(c.tenant_id, ${associationId}, c.charge_id, ${day}::date) a on true
    where c.tenant_id = ${place.tenantId} and c.hospital_id = ${place.hospitalId} and c.charge_id = ${chargeId} and c.is_active`);
}

/** Packages of a hospital; the total is the sum of the parts (Q210). */
export function packageList(tenantId: number, hospitalId: number): ListSource {
  return {
    select: sql`p.package_id, p.package_name, p.is_tpa, p.is_medicine_inside, p.is_active, (
      select coalesce(sum(m.amount_paise), 0)::bigint from package_mapping m
      where m.tenant_id = p.tenant_id and m.package_id = p.package_id and m.is_active) as total_amount, (
      select coalesce(json_agg(json_build_object('associationId', s.association_id, 'associationName', s.association_name)
        order by s.association_name), '[]'::json)
      from association s where s.tenant_id = p.tenant_id and s.association_id = any(p.association_ids)) as associations, (
      select coalesce(json_agg(json_build_object('diagnosisId', d.diagnosis_id, 'diagnosisName', d.diagnosis_name)
        order by d.diagnosis_name), '[]'::json)
      from diagnosis d where d.tenant_id = p.tenant_id and d.diagnosis_id = any(p.diagnosis_ids)) as diagnoses`,
    from: sql`package_master p`,
    where: sql`p.tenant_id = ${tenantId} and p.hospital_id = ${hospitalId}`,
    columns: {
      packageId: { sql: sql`p.package_id`, kind: 'number' },
      packageName: { sql: sql`p.package_name`, kind: 'text' },
      isActive: { sql: sql`p.is_active`, kind: 'flag' },
    },
    tieBreak: sql`p.package_id`,
    defaultOrder: sql`p.package_name`,
  };
}

/** A charge of a package: its quantity, at a sum agreed for the package. */
export interface PackageLine {
  packageId: number;
  packageName: string;
  chargeId: number;
  chargeCode: string;
  chargeName: string;
  quantity: Thousandths;
  amount: Paise;
}

/** The charges of packages of a hospital, those of one package together in the order they were put in. */
export function readPackageLines(
  tx: Transaction,
  place: { tenantId: number; hospitalId: number },
  packageIds: readonly number[],
): Promise<PackageLine[]> {
  return tx.rows<PackageLine>(sql`
    select m.package_id, p.package_name, m.charge_id, c.charge_code, c.charge_name, m.quantity_thousandths as quantity,
      m.amount_paise as amount
    from package_mapping m
    join package_master p on p.tenant_id = m.tenant_id and p.package_id = m.package_id
    join charge c on c.tenant_id = m.tenant_id and c.charge_id = m.charge_id
    where m.tenant_id = ${place.tenantId} and p.hospital_id = ${place.hospitalId} and m.is_active
      and m.package_id = any(${[...packageIds]}::bigint[])
    order by m.package_id, m.package_mapping_id`);
}

/** A package as its list shows it. */
export interface PackageFacts {
  packageId: number;
  packageName: string;
  isTpa: boolean;
  isMedicineInside: boolean;
  totalAmount: Paise;
  isActive: boolean;
  associations: { associationId: number; associationName: string }[];
  diagnoses: { diagnosisId: number; diagnosisName: string }[];
}

/** The packages of a hospital among the given ones, with their totals (Q210). */
export function findPackages(
  tx: Transaction,
  place: { tenantId: number; hospitalId: number },
  packageIds: readonly number[],
): Promise<PackageFacts[]> {
  const { select, from, where } = packageList(place.tenantId, place.hospitalId);
  return tx.rows<PackageFacts>(
    sql`select ${select} from ${from} where ${where} and p.package_id = any(${[...packageIds]}::bigint[])`,
  );
}
