// The SQL of a price-list import: a handful of statements whatever the length of the list.
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { tariffSentences } from '@charaka/contract/money/tariff/tariff-sentences';
import { foldedCode } from '@charaka/rules/list/spreadsheet-cell';
import { wholeTypes } from '@charaka/rules/money/charge-line';
import sql from 'sql-template-tag';
import type { Transaction } from '../../kernel/transaction.ts';
import type { PriceRow } from './price-list.ts';

/** The tenant and hospital that receive the list. */
export interface Place {
  readonly tenantId: number;
  readonly hospitalId: number;
}

/** A charge type, so that the import can sort new categories under one. */
export interface ChargeType {
  readonly typeId: number;
  readonly name: string;
}

/** The active charge types by number. */
export async function findChargeTypes(tx: Transaction, tenantId: number): Promise<ChargeType[]> {
  return tx.rows<ChargeType>(sql`
    select charge_type_id as type_id, charge_type_name as name
    from charge_type where tenant_id = ${tenantId} and is_active order by charge_type_id`);
}

/** Active categories by folded name. Locked against a second import at the same time. */
export async function findCategories(
  tx: Transaction,
  tenantId: number,
): Promise<Map<string, { categoryId: number; typeId: number }>> {
  await tx.rows(sql`select pg_advisory_xact_lock(hashtext('price-list'), ${tenantId})`);
  const rows = await tx.rows<{ name: string; categoryId: number; typeId: number }>(sql`
    select charge_category_name as name, charge_category_id as category_id, charge_type_id as type_id
    from charge_category where tenant_id = ${tenantId} and is_active order by charge_category_id desc`);
  return new Map(rows.map(({ name, ...category }) => [foldedCode(name), category]));
}

/** Adds categories and answers their numbers by folded name. */
export async function addCategories(
  tx: Transaction,
  tenantId: number,
  categories: readonly { name: string; typeId: number }[],
): Promise<Map<string, { categoryId: number; typeId: number }>> {
  const rows = await tx.rows<{ name: string; categoryId: number; typeId: number }>(sql`
    insert into charge_category (tenant_id, charge_category_name, charge_type_id)
    select ${tenantId}, n, t from unnest(${categories.map((one) => one.name)}::text[], ${categories.map((one) => one.typeId)}::bigint[]) as new(n, t)
    returning charge_category_name as name, charge_category_id as category_id, charge_type_id as type_id`);
  return new Map(rows.map(({ name, ...category }) => [foldedCode(name), category]));
}

/** A charge before the import. */
export interface KnownCharge {
  readonly chargeId: number;
  readonly name: string;
  readonly categoryId: number;
  readonly standardPaise: number;
}

/** Active charges of the hospital by folded code. */
export async function findCharges(tx: Transaction, place: Place): Promise<Map<string, KnownCharge>> {
  const rows = await tx.rows<KnownCharge & { code: string }>(sql`
    select charge_code as code, charge_id, charge_name as name, charge_category_id as category_id, standard_charge_paise as standard_paise
    from charge where tenant_id = ${place.tenantId} and hospital_id = ${place.hospitalId} and is_active`);
  return new Map(rows.map(({ code, ...charge }) => [foldedCode(code), charge]));
}

/** A row of the list with the category it belongs to. */
export type PlacedRow = PriceRow & { readonly categoryId: number; readonly typeId: number };

/** Adds new charges and answers their numbers by folded code. */
export async function addCharges(
  tx: Transaction,
  place: Place,
  rows: readonly PlacedRow[],
): Promise<Map<string, number>> {
  const added = await tx.rows<{ code: string; chargeId: number }>(sql`
    insert into charge (tenant_id, hospital_id, charge_code, charge_name, charge_type_id, charge_category_id, standard_charge_paise)
    select ${place.tenantId}, ${place.hospitalId}, code, name, type_id, category_id, paise
    from unnest(${rows.map((row) => row.code)}::text[], ${rows.map((row) => row.name)}::text[], ${rows.map((row) => row.typeId)}::bigint[],
      ${rows.map((row) => row.categoryId)}::bigint[], ${rows.map((row) => row.standardPaise)}::bigint[])
      as new(code, name, type_id, category_id, paise)
    returning charge_code as code, charge_id`);
  return new Map(added.map((row) => [foldedCode(row.code), row.chargeId]));
}

/**
 * Gives known charges the name, category and standard charge of the list; their tax stays as it is, and so does whether they are
 * divisible, where their new type may be (Q257).
 */
export async function updateCharges(
  tx: Transaction,
  place: Place,
  rows: readonly (PlacedRow & { chargeId: number })[],
): Promise<void> {
  await tx.rows(sql`
    update charge c set charge_name = n.name, charge_type_id = n.type_id, charge_category_id = n.category_id, standard_charge_paise = n.paise,
      is_divisible = c.is_divisible and not n.type_id = any(${wholeTypes}::bigint[])
    from unnest(${rows.map((row) => row.chargeId)}::bigint[], ${rows.map((row) => row.name)}::text[], ${rows.map((row) => row.typeId)}::bigint[],
      ${rows.map((row) => row.categoryId)}::bigint[], ${rows.map((row) => row.standardPaise)}::bigint[])
      as n(charge_id, name, type_id, category_id, paise)
    where c.tenant_id = ${place.tenantId} and c.charge_id = n.charge_id`);
}

/** The payer of that name, made when there is none. */
export async function findOrAddAssociation(tx: Transaction, tenantId: number, name: string): Promise<number> {
  const known = await tx.row<{ associationId: number }>(sql`
    select association_id from association where tenant_id = ${tenantId} and lower(association_name) = lower(${name}) and is_active`);
  if (known) return known.associationId;
  const made = await tx.one<{ associationId: number }>(
    sql`insert into association (tenant_id, association_name) values (${tenantId}, ${name}) returning association_id`,
    tariffSentences.payerNotAdded,
  );
  return made.associationId;
}

/** A rate to be set. */
export interface NewRate {
  readonly chargeId: number;
  readonly code: string | null;
  readonly paise: number;
}

/** Sets the payer's rates from a day on; a rate that is the same already is left as it is. */
export async function setTariff(
  tx: Transaction,
  { tenantId, associationId, day }: { tenantId: number; associationId: number; day: string },
  rates: readonly NewRate[],
): Promise<void> {
  await tx.rows(sql`
    insert into association_charge (tenant_id, association_id, charge_id, tpa_charge_code, tpa_charge_paise, valid_from)
    select ${tenantId}, ${associationId}, new.charge_id, new.code, new.paise, ${day}::date
    from unnest(${rates.map((rate) => rate.chargeId)}::bigint[], ${rates.map((rate) => rate.code)}::text[], ${rates.map((rate) => rate.paise)}::bigint[])
      as new(charge_id, code, paise)
    left join lateral payer_rate(${tenantId}, ${associationId}, new.charge_id, ${day}::date) r on true
    where r.tpa_charge_paise is distinct from new.paise or r.tpa_charge_code is distinct from new.code
    on conflict (tenant_id, association_id, charge_id, valid_from) where is_active
    do update set tpa_charge_paise = excluded.tpa_charge_paise, tpa_charge_code = excluded.tpa_charge_code`);
}

/** The calendar day of a hospital. */
export async function dayOfHospital(tx: Transaction, { tenantId, hospitalId }: Place): Promise<string> {
  const { day } = await tx.one<{ day: string }>(
    sql`select (now() at time zone timezone)::date::text as day from hospital
      where tenant_id = ${tenantId} and hospital_id = ${hospitalId}`,
    kernelSentences.hospitalDoesNotExist,
  );
  return day;
}
