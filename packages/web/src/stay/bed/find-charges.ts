// The search of the price list behind a type-ahead field: a bed's rent is chosen with it, and so is what the tariff above is made of.
import { listCharges } from '@charaka/contract/money/tariff/tariff';
import { call } from '../../kernel/call.ts';
import { formatMoney } from '../../kernel/format.ts';

/** Active charges by code or name, at most 20 (R445); code and standard charge tell two alike apart. */
export async function findCharges(text: string, signal: AbortSignal) {
  const found = await call(listCharges, { search: text }, { signal });
  return found.rows.map((charge) => ({
    key: charge.chargeId,
    label: charge.chargeName,
    details: `${charge.chargeCode} · ${formatMoney(charge.standardCharge)}`,
    item: charge,
  }));
}
