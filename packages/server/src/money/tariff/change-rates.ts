// Sets rates of a payer: one, all or those of a category by percent, or those of another payer. All of a change or nothing.

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import {
  changeRates as changeRatesEndpoint,
  copyRates as copyRatesEndpoint,
  updateRate as updateRateEndpoint,
} from '@charaka/contract/money/tariff/tariff-rates';
import { tariffSentences } from '@charaka/contract/money/tariff/tariff-sentences';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findCharge } from './charge-master-store.ts';
import { setTariff } from './price-list-store.ts';
import { lockPayer, reckonChanges } from './rate-store.ts';

/** A preview names at most this many charges; all are counted, and all are written. */
const MOST_SHOWN = 500;

/** Charges posted before keep their price; an amount of 0 ends the rate. */
export const updateRate = handle(updateRateEndpoint, async (call, input) => {
  const { associationId, chargeId, tpaCharge, tpaChargeCode, validFrom } = input.associationCharge;
  await lockPayer(call, associationId);
  const charge = await findCharge(call, chargeId);
  if (!charge.isActive) refuse(tariffSentences.chargeNotActive);
  await setTariff(call.tx, { tenantId: call.tenantId, associationId, day: validFrom }, [
    { chargeId, code: tpaChargeCode || null, paise: tpaCharge },
  ]);
  call.say(tariffSentences.rateUpdated);
  return {};
});

type Bulk = Omit<ParsedOf<typeof changeRatesEndpoint>, 'basis'>;

/** Reckons a bulk change and, unless it is a preview, writes it in one transaction. */
async function changeAll(call: Call, bulk: Bulk, fromAssociationId: number | null) {
  const { associationId, validFrom } = bulk;
  await lockPayer(call, associationId);
  const wanted = await reckonChanges(call, {
    associationId,
    fromAssociationId,
    validFrom,
    chargeCategoryId: bulk.chargeCategoryId ?? null,
    changeBasisPoints: bulk.direction === 'raise' ? bulk.changePercent : -bulk.changePercent,
  });
  const changed = wanted.filter(({ before, after }) => before !== after);
  if (!bulk.isPreview) {
    if (changed.length === 0) refuse(tariffSentences.noRateWouldChange);
    await setTariff(
      call.tx,
      { tenantId: call.tenantId, associationId, day: validFrom },
      changed.map(({ chargeId, tpaChargeCode, after }) => ({ chargeId, code: tpaChargeCode, paise: after })),
    );
    call.say(tariffSentences.ratesUpdated({ changedCount: changed.length }));
  }
  return {
    changedCount: changed.length,
    unchangedCount: wanted.length - changed.length,
    changes: changed.slice(0, MOST_SHOWN).map(({ tpaChargeCode: _, ...change }) => change),
    isCommitted: !bulk.isPreview,
  };
}

/** Of the rates they have, or from the standard charges. */
export const changeRates = handle(changeRatesEndpoint, (call, { basis, ...bulk }) =>
  changeAll(call, bulk, basis === 'own' ? bulk.associationId : null),
);

/** Charges the other payer has no rate for are left alone. */
export const copyRates = handle(copyRatesEndpoint, (call, { fromAssociationId, ...bulk }) => {
  if (fromAssociationId === bulk.associationId) refuse(tariffSentences.copyFromAnotherPayer);
  return changeAll(call, bulk, fromAssociationId);
});
