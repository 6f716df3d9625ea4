// The packs of a typed line of a goods receipt, and the batch that its item asks for.

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { pharmacyChecks } from '@charaka/contract/supply/pharmacy/pharmacy-checks';
import type { postReceipt } from '@charaka/contract/supply/purchase/goods-receipt';
import { purchaseSentences } from '@charaka/contract/supply/purchase/purchase-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { refuse } from '../../kernel/refusal.ts';
import type { ReceivedItem } from './received-items.ts';

type TypedLine = ParsedOf<typeof postReceipt>['receipt']['lines'][number];

/** Packs that did not enter stock. */
export const rejectedPacks = ({ shortPacks, damagedPacks, refusedPacks }: TypedLine): number =>
  (shortPacks ?? 0) + (damagedPacks ?? 0) + (refusedPacks ?? 0);

/** Packs that enter stock, paid and free ones. */
export const acceptedPacks = (line: TypedLine): number => line.packs + (line.freePacks ?? 0) - rejectedPacks(line);

/** Whether packs of the line enter stock; rules on expiry, licence and price are for these lines alone (PH030). */
export const isAccepted = (line: TypedLine): boolean => acceptedPacks(line) > 0;

/**
 * Refuses medicine without batch, expiry or MRP, batch-tracked general goods without batch or expiry, and any of the three on goods without
 * batches (IN063).
 */
export function refuseBatchFields(lines: readonly TypedLine[], items: readonly ReceivedItem[]): void {
  for (const [index, { batchNumber, expiry, mrp }] of lines.entries()) {
    const { itemName, isGeneral, isBatchTracked } = items[index] as ReceivedItem;
    const fault = (field: string, sentence: Sentence) =>
      refuse(sentence, { [`receipt.lines.${index}.${field}`]: sentence });
    if (!isBatchTracked) {
      if (batchNumber || expiry || mrp != null) fault('batchNumber', purchaseSentences.lineWithoutBatch({ itemName }));
      continue;
    }
    if (!batchNumber) fault('batchNumber', pharmacyChecks.enterBatchNumber);
    if (!expiry) fault('expiry', pharmacyChecks.enterExpiryDate);
    if (mrp == null && !isGeneral) fault('mrp', pharmacyChecks.enterMrp);
  }
}
