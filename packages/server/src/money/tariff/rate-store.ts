// The SQL of a payer's rates: the price list with them, their history, and the result of a bulk change.
import { tariffSentences } from '@charaka/contract/money/tariff/tariff-sentences';
import { basisPoints, type Paise, percentOf } from '@charaka/rules/money/money';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { chargeList } from './tariff-store.ts';

/** Active charges of a hospital with the rate of a payer on a day; `isOwn` limits them to those with a rate. */
export function rateList(
  call: Call,
  { associationId, day, isOwn }: { associationId: number; day: string; isOwn: boolean },
): ListSource {
  const plain = chargeList(call.tenantId, call.hospital.hospitalId);
  return {
    ...plain,
    select: sql`c.charge_id, c.charge_code, c.charge_name, c.charge_type_id, t.charge_type_name, c.charge_category_id,
      g.charge_category_name, c.standard_charge_paise as standard_charge, r.association_charge_id,
      coalesce(r.tpa_charge_paise, 0) as tpa_charge, r.tpa_charge_code,
      coalesce(nullif(r.tpa_charge_paise, 0), c.standard_charge_paise) as applied_charge, r.valid_from, c.is_active`,
    from: sql`${plain.from} left join lateral payer_rate(c.tenant_id, ${associationId}, c.charge_id, ${day}::date) r on true`,
    where: sql`${plain.where} and c.is_active${isOwn ? sql` and r.tpa_charge_paise > 0` : empty}`,
  };
}

/** Holds a payer until the transaction ends, so that two changes of their rates do not cross. Refuses one that is not in use. */
export async function lockPayer(call: Call, associationId: number): Promise<void> {
  await call.tx.one(
    sql`select 1 from association where tenant_id = ${call.tenantId} and association_id = ${associationId} and is_active
      for update`,
    tariffSentences.associationNotActive,
  );
}

/** A saved rate. */
export interface DatedRate {
  associationChargeId: number;
  associationId: number;
  chargeId: number;
  tpaCharge: Paise;
  tpaChargeCode: string | null;
  validFrom: string;
}

/** Every rate of a payer for a charge of the hospital, the latest first. */
export function readDatedRates(call: Call, associationId: number, chargeId: number): Promise<DatedRate[]> {
  return call.tx.rows<DatedRate>(sql`
    select r.association_charge_id, r.association_id, r.charge_id, r.tpa_charge_paise as tpa_charge, r.tpa_charge_code,
      r.valid_from
    from association_charge r
    join charge c on c.tenant_id = r.tenant_id and c.charge_id = r.charge_id and c.hospital_id = ${call.hospital.hospitalId}
    where r.tenant_id = ${call.tenantId} and r.association_id = ${associationId} and r.charge_id = ${chargeId} and r.is_active
    order by r.valid_from desc`);
}

/** A rate that a bulk change would set. */
export interface RateChange {
  chargeId: number;
  chargeCode: string;
  chargeName: string;
  tpaChargeCode: string | null;
  before: Paise;
  after: Paise;
}

/** The parameters of a bulk change. */
export interface BulkChange {
  readonly associationId: number;
  readonly chargeCategoryId: number | null;
  readonly validFrom: string;
  /** The payer whose rates are copied; null for the standard charges. */
  readonly fromAssociationId: number | null;
  /** Hundredths of a percent, below 0 to lower. */
  readonly changeBasisPoints: number;
}

/** Every rate of the hospital a bulk change would set, changed or not; half a paisa is rounded away from zero. */
export async function reckonChanges(call: Call, bulk: BulkChange): Promise<RateChange[]> {
  const day = sql`${bulk.validFrom}::date`;
  const base: Sql =
    bulk.fromAssociationId === null
      ? sql`(select c.standard_charge_paise as base)`
      : sql`(select f.tpa_charge_paise as base from payer_rate(c.tenant_id, ${bulk.fromAssociationId}, c.charge_id, ${day}) f
          where f.tpa_charge_paise > 0)`;
  const category = bulk.chargeCategoryId === null ? empty : sql` and c.charge_category_id = ${bulk.chargeCategoryId}`;
  const rows = await call.tx.rows<Omit<RateChange, 'after'> & { base: Paise }>(sql`
    select c.charge_id, c.charge_code, c.charge_name, r.tpa_charge_code, coalesce(r.tpa_charge_paise, 0) as before, b.base
    from charge c
    cross join lateral ${base} b
    left join lateral payer_rate(c.tenant_id, ${bulk.associationId}, c.charge_id, ${day}) r on true
    where c.tenant_id = ${call.tenantId} and c.hospital_id = ${call.hospital.hospitalId} and c.is_active${category}
    order by c.charge_code, c.charge_id`);
  const rate = basisPoints(10_000 + bulk.changeBasisPoints);
  return rows.map(({ base, ...row }) => ({ ...row, after: percentOf(base, rate) }));
}
