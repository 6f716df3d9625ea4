// Corrects the stock of a batch, with the reason; more than a little a day is corrected by two persons (PH070, Q268).
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import { adjustStock as adjustStockEndpoint } from '@charaka/contract/supply/pharmacy/stock';
import { storeSentences } from '@charaka/contract/supply/store/store-sentences';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { findBatch } from './stock-store.ts';
import { writeOff } from './stock-write-off.ts';

/** Refuses a store that is not in use, and Quarantine, which units leave by a destruction or a release by two persons (PH069). */
async function refuseStore(call: Call, storeId: number): Promise<void> {
  await call.tx.one(
    sql`select s.store_id from store s where s.tenant_id = ${call.tenantId} and s.hospital_id = ${call.hospital.hospitalId}
      and s.store_id = ${storeId} and s.is_active and s.store_kind not in ('Quarantine', 'Transit')`,
    storeSentences.storeNotFound,
  );
}

/** The batch as it is now: unchanged where a second person has to agree first. */
export const adjustStock = handle(adjustStockEndpoint, async (call, { adjustment }) => {
  if (adjustment.storeId != null) await refuseStore(call, adjustment.storeId);
  const isWaiting = await writeOff(call, adjustment);
  const waits = adjustment.change < 0 ? pharmacySentences.writeOffWaits : pharmacySentences.correctionWaits;
  call.say(isWaiting ? waits : pharmacySentences.stockAdjusted);
  return { batch: await findBatch(call, adjustment.batchId) };
});
