// Substances of brands: their generic name in the item master of the pharmacy (Q254).

import { medicineOfItem } from '@charaka/rules/clinic/item-medicine';
import { nameKey } from '@charaka/rules/clinic/known-medicine';
import type { TellParts } from '@charaka/rules/clinic/substance-kin';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

/** 'Augmentin' is amoxicillin and clavulanic acid besides; a name that no item has stays as it is. */
export async function brandParts(call: Call, isAsked: boolean): Promise<TellParts> {
  const items = isAsked
    ? await call.tx.rows<{ itemName: string; pack: string; genericName: string }>(sql`
        select item_name, pack, generic_name from pharmacy_item
        where tenant_id = ${call.tenantId} and is_active and generic_name is not null order by item_id`)
    : [];
  const parts = new Map<string, Set<string>>();
  for (const { itemName, pack, genericName } of items) {
    const key = nameKey(medicineOfItem(itemName, pack).genericName);
    parts.set(key, (parts.get(key) ?? new Set()).add(genericName));
  }
  // 'Augmentin Duo' is found by 'Augmentin', and the other way round.
  const held = (key: string) =>
    [...parts].filter(([brand]) => `${brand} `.startsWith(`${key} `) || `${key} `.startsWith(`${brand} `));
  return (name) => [name, ...held(nameKey(name)).flatMap(([, generics]) => [...generics])].join(' ');
}
