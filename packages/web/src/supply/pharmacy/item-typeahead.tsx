// The search for an item by name or code, among the items that the session has: those of the pharmacy, or general goods besides.
import { pharmacyItemTopic } from '@charaka/contract/supply/pharmacy/topics';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { TypeaheadField } from '../../ui/field/typeahead-field.tsx';
import { itemsMatching, type StockItem, useItemChoices } from './pharmacy-items.ts';

interface ItemTypeaheadProps {
  readonly label: string;
  readonly value: string;
  readonly isRequired?: boolean;
  readonly isFirst?: boolean;
  readonly error?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** General goods are offered too, as stores and purchase do; the pharmacy never does (IN063). */
  readonly withGeneral?: boolean;
  onPick(item: StockItem | null, text: string): void;
}

/** Code, pack and schedule tell two alike apart. */
export function ItemTypeahead({ withGeneral = false, ...props }: ItemTypeaheadProps) {
  const { t } = useTranslation('pharmacy');
  const items = useItemChoices(withGeneral);
  const matchOf = (item: StockItem) => ({
    key: item.itemId,
    label: item.itemName,
    details: [item.itemCode, item.pack, item.schedule && t('scheduleOf', { schedule: item.schedule })]
      .filter(Boolean)
      .join(' · '),
    item,
  });
  return (
    <TypeaheadField<StockItem>
      {...props}
      topic={pharmacyItemTopic}
      basis={items.length}
      minLetters={1}
      placeholder={t('searchItem')}
      search={async (typed) => itemsMatching(items, typed).map(matchOf)}
    />
  );
}
