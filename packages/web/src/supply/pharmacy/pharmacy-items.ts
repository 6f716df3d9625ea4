// The items of the pharmacy, and those of the stores besides, as a session has them: read once, again when an item changed (R036, R138, Q215).

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { listGeneralItems } from '@charaka/contract/supply/inventory/general-item';
import { generalItemTopic } from '@charaka/contract/supply/inventory/topics';
import { listPharmacyItems } from '@charaka/contract/supply/pharmacy/item';
import { pharmacyItemTopic } from '@charaka/contract/supply/pharmacy/topics';
import { useAnswer } from '../../kernel/use-answer.ts';

/** An item of the master list. */
export type PharmacyItem = OutputOf<typeof listPharmacyItems>['rows'][number];

const kept = { pageNumber: 0, pageSize: 0, isCache: true };
const mostMatches = 20;

/** Every item of the pharmacy, from memory where this session has read it before; a change of hospital and the end of the session forget it with all answers. */
function usePharmacyItems(): readonly PharmacyItem[] {
  const answer = useAnswer(pharmacyItemTopic, listPharmacyItems, kept, { freshMilliseconds: Number.POSITIVE_INFINITY });
  return answer.data?.rows ?? [];
}

/** An item of the pharmacy, or general goods: these have no generic name, schedule and storage, and may have no batches (IN063). */
export interface StockItem extends PharmacyItem {
  readonly isGeneral: boolean;
  readonly isBatchTracked: boolean;
  readonly purchasePack?: string | null | undefined;
  readonly unitsPerPack: number;
}

/** The pack that a supplier delivers, or the unit of stock where both are one. */
export const packOf = ({ pack, purchasePack }: Pick<StockItem, 'pack' | 'purchasePack'>): string =>
  purchasePack || pack;

const ofPharmacy = (item: PharmacyItem): StockItem => ({
  ...item,
  isGeneral: false,
  isBatchTracked: true,
  unitsPerPack: 1,
});

/** General goods from memory, only where they are asked for. */
function useGeneralItems(isAsked: boolean): StockItem[] {
  const input = { pageNumber: 0, pageSize: 0 };
  const answer = useAnswer(generalItemTopic, listGeneralItems, input, {
    freshMilliseconds: Number.POSITIVE_INFINITY,
    isEnabled: isAsked,
  });
  return (answer.data?.rows ?? []).map((item) => ({
    ...item,
    itemType: 'Non Medical',
    isGeneral: true,
    isHighAlert: false,
    isDiscountAllowed: true,
  }));
}

/** Items to choose from: those of the pharmacy, with general goods where stores and purchase ask for them. */
export function useItemChoices(withGeneral: boolean): StockItem[] {
  const items = usePharmacyItems();
  const general = useGeneralItems(withGeneral);
  return [...items.map(ofPharmacy), ...(withGeneral ? general : [])];
}

/** Active items whose name or code contains the typed text, names that begin with it first; at most 20. */
export function itemsMatching<Item extends PharmacyItem | StockItem>(items: readonly Item[], typed: string): Item[] {
  const wanted = typed.trim().toLowerCase();
  const rank = (item: Item) => (item.itemName.toLowerCase().startsWith(wanted) ? 0 : 1);
  return items
    .filter((item) => item.isActive && `${item.itemName} ${item.itemCode}`.toLowerCase().includes(wanted))
    .toSorted((one, other) => rank(one) - rank(other) || one.itemName.localeCompare(other.itemName))
    .slice(0, mostMatches);
}
