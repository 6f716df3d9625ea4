// The item list of the pharmacy as a session keeps it: read once, again when asked or when an item changed (R036, R138, Q215).

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { listPharmacyItems } from '@charaka/contract/supply/pharmacy/item';
import { pharmacyItemTopic } from '@charaka/contract/supply/pharmacy/topics';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';
import { answerKey, useAnswer } from '../../kernel/use-answer.ts';

/** An item of the master list. */
export type PharmacyItem = OutputOf<typeof listPharmacyItems>['rows'][number];

const kept = { pageNumber: 0, pageSize: 0, isCache: true };
const mostMatches = 20;

/**
 * Every item, from memory where this session has read it before; a change of hospital and the end of the session forget it with
 * all answers. `refresh` reads it anew.
 */
export function usePharmacyItems() {
  const client = useQueryClient();
  const answer = useAnswer(pharmacyItemTopic, listPharmacyItems, kept, { freshMilliseconds: Number.POSITIVE_INFINITY });
  const refresh = async () => {
    const fresh = await call(listPharmacyItems, { ...kept, isRefreshCache: true });
    client.setQueryData(answerKey(pharmacyItemTopic, listPharmacyItems, kept), fresh);
  };
  return { items: answer.data?.rows ?? [], isLoading: answer.isPending, refresh };
}

/** Active items whose name or code contains the typed text, names that begin with it first; at most 20. */
export function itemsMatching(items: readonly PharmacyItem[], typed: string): PharmacyItem[] {
  const wanted = typed.trim().toLowerCase();
  const rank = (item: PharmacyItem) => (item.itemName.toLowerCase().startsWith(wanted) ? 0 : 1);
  return items
    .filter((item) => item.isActive && `${item.itemName} ${item.itemCode}`.toLowerCase().includes(wanted))
    .toSorted((one, other) => rank(one) - rank(other) || one.itemName.localeCompare(other.itemName))
    .slice(0, mostMatches);
}
