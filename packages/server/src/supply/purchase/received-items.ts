// The items of the pharmacy that the lines of an order or a goods receipt name.
import { purchaseSentences } from '@charaka/contract/supply/purchase/purchase-sentences';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';

/** An item of the pharmacy, as a receipt needs it. Stock is counted in packs until items have smaller units (PH084). */
export interface ReceivedItem {
  readonly itemId: number;
  readonly itemCode: string;
  readonly itemName: string;
  readonly pack: string;
  readonly schedule: string | null;
  readonly isMedical: boolean;
}

/** The items of lines, in the order of the lines. Refuses one that does not exist or is out of use. */
export async function itemsOf(
  call: Call,
  lines: readonly { readonly itemId: number }[],
  wrapper: 'receipt' | 'order' = 'receipt',
): Promise<ReceivedItem[]> {
  const rows = await call.tx.rows<ReceivedItem>(sql`
    select i.item_id, i.item_code, i.item_name, i.pack, i.schedule, i.item_type = 'Medical' as is_medical
    from pharmacy_item i where i.tenant_id = ${call.tenantId} and i.is_active
      and i.item_id = any(${[...new Set(lines.map(({ itemId }) => itemId))]}::bigint[])`);
  const byId = new Map(rows.map((row) => [row.itemId, row]));
  return lines.map(({ itemId }, index) => {
    const sentence = purchaseSentences.lineItemMissing({ line: index + 1 });
    return byId.get(itemId) ?? refuse(sentence, { [`${wrapper}.lines.${index}.itemId`]: sentence });
  });
}
