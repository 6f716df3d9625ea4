// The search for an item of the pharmacy by name or code, among the items the session keeps.
import { pharmacyItemTopic } from '@charaka/contract/supply/pharmacy/topics';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { TypeaheadField } from '../../ui/field/typeahead-field.tsx';
import { itemsMatching, type PharmacyItem, usePharmacyItems } from './pharmacy-items.ts';

interface ItemTypeaheadProps {
  readonly label: string;
  readonly value: string;
  readonly isRequired?: boolean;
  readonly isFirst?: boolean;
  readonly error?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
  onPick(item: PharmacyItem | null, text: string): void;
}

/** Code, pack and schedule tell two alike apart. */
export function ItemTypeahead(props: ItemTypeaheadProps) {
  const { t } = useTranslation('pharmacy');
  const { items } = usePharmacyItems();
  const matchOf = (item: PharmacyItem) => ({
    key: item.itemId,
    label: item.itemName,
    details: [item.itemCode, item.pack, item.schedule && t('scheduleOf', { schedule: item.schedule })]
      .filter(Boolean)
      .join(' · '),
    item,
  });
  return (
    <TypeaheadField<PharmacyItem>
      {...props}
      topic={pharmacyItemTopic}
      basis={items.length}
      minLetters={1}
      placeholder={t('searchItem')}
      search={async (typed) => itemsMatching(items, typed).map(matchOf)}
    />
  );
}
