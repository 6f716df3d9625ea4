// The price of a charge at standard and for the payer of an admission (R447).
import { fieldSentences } from '@charaka/contract/kernel/field-sentences';
import { getChargeRates as getChargeRatesEndpoint } from '@charaka/contract/money/tariff/tariff';
import type { Paise } from '@charaka/rules/money/money';
import { handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findRates } from './tariff-store.ts';

/** The payer's rate is applied when they have one, else the standard charge (Q93). */
export const getChargeRates = handle(getChargeRatesEndpoint, async (call, input) => {
  const place = { tenantId: call.tenantId, hospitalId: call.hospital.hospitalId };
  const wanted = {
    chargeId: input.chargeId,
    associationId: input.associationId ?? null,
    day: todayOf(call),
  };
  const rates = (await findRates(call.tx, place, wanted)) ?? refuse(fieldSentences.enterChargeCode);
  const appliedCharge = rates.tpaCharge > 0 ? rates.tpaCharge : rates.standardCharge;
  return {
    chargeId: input.chargeId,
    standardCharge: rates.standardCharge as Paise,
    tpaCharge: rates.tpaCharge as Paise,
    appliedCharge: appliedCharge as Paise,
    tpaChargeCode: rates.tpaChargeCode,
  };
});
