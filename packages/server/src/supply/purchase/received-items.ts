// The items, medicine and general goods, that the lines of an order or a goods receipt name.
import { purchaseSentences } from '@charaka/contract/supply/purchase/purchase-sentences';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';

/** An item, as a receipt needs it. Stock of medicine is counted in packs until items have smaller units (PH084). */
export interface ReceivedItem {
  readonly itemId: number;
  readonly itemCode: string;
  readonly itemName: string;
  /** The pack of the supplier. */
  readonly pack: string;
  readonly schedule: string | null;
  readonly isMedical: boolean;
  readonly isGeneral: boolean;
  /** Batches have numbers and expiries; goods without batches have one standing batch (IN063). */
  readonly isBatchTracked: boolean;
  /** Units of stock in a pack of the supplier. */
  readonly unitsPerPack: number;
}

/** The items of lines, in the order of the lines. Refuses one that does not exist or is out of use. */
export async function itemsOf(
  call: Call,
  lines: readonly { readonly itemId: number }[],
  wrapper: 'receipt' | 'order' = 'receipt',
): Promise<ReceivedItem[]> {
  const rows = await call.tx.rows<ReceivedItem>(sql`
    select i.item_id, i.item_code, i.item_name, coalesce(i.purchase_pack, i.pack) as pack, i.schedule, i.item_type = 'Medical' as is_medical,
      i.item_type = 'General' as is_general, i.is_batch_tracked, i.units_per_pack
    from pharmacy_item i where i.tenant_id = ${call.tenantId} and i.is_active
      and i.item_id = any(${[...new Set(lines.map(({ itemId }) => itemId))]}::bigint[])`);
  const byId = new Map(rows.map((row) => [row.itemId, row]));
  return lines.map(({ itemId }, index) => {
    const sentence = purchaseSentences.lineItemMissing({ line: index + 1 });
    return byId.get(itemId) ?? refuse(sentence, { [`${wrapper}.lines.${index}.itemId`]: sentence });
  });
}
