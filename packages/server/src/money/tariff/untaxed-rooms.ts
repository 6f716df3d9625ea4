// Days in beds above 5,000 without tax: named when the price is saved and when it is billed (FI044, Q261).
import type { ChargeLine } from '@charaka/rules/money/charge-line';
import { basisPoints } from '@charaka/rules/money/money';
import { isUntaxedRoom } from '@charaka/rules/money/room-tax';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

const BED = 2;

/** A price, or a line of a bill. */
type Priced = Pick<ChargeLine, 'appliedPaise' | 'igstBasisPoints' | 'sgstBasisPoints' | 'cgstBasisPoints'> & {
  readonly chargeId: number;
  readonly chargeTypeId: number;
};

/** Those that are days in a bed outside intensive care, above the untaxed rate and without tax; none outside India. */
export async function untaxedRooms<Line extends Priced>(call: Call, lines: readonly Line[]): Promise<Line[]> {
  if (call.hospital.countryCode !== 'IN') return [];
  const suspects = lines.filter(
    ({ chargeTypeId, appliedPaise, ...tax }) => chargeTypeId === BED && isUntaxedRoom(appliedPaise, rateOf(tax)),
  );
  if (suspects.length === 0) return [];
  const chargeIds = suspects.map(({ chargeId }) => chargeId);
  const intensive = await call.tx.rows<{ chargeId: number }>(sql`
    select distinct b.charge_id from bed b
    join bed_type t on t.tenant_id = b.tenant_id and t.bed_type_id = b.bed_type_id
    where b.tenant_id = ${call.tenantId} and b.charge_id = any(${chargeIds}::bigint[]) and t.is_intensive`);
  const isIntensive = new Set(intensive.map(({ chargeId }) => chargeId));
  return suspects.filter(({ chargeId }) => !isIntensive.has(chargeId));
}

const rateOf = (tax: Pick<ChargeLine, 'igstBasisPoints' | 'sgstBasisPoints' | 'cgstBasisPoints'>) =>
  basisPoints(tax.igstBasisPoints + tax.sgstBasisPoints + tax.cgstBasisPoints);
