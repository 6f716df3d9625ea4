// The row that adds a medicine to a cash memo: search, how many, Enter; the batches that expire first are taken.
import { listSaleableBatches } from '@charaka/contract/supply/pharmacy/stock';
import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { reportFailure } from '../../kernel/report-failure.ts';
import { NumberField } from '../../ui/field/form-fields.tsx';
import { type HeldMedicine, heldFor } from './held-medicine.ts';
import { ItemTypeahead } from './item-typeahead.tsx';
import type { PharmacyItem } from './pharmacy-items.ts';

interface MedicineEntryProps {
  readonly lines: readonly HeldMedicine[];
  onAdd(lines: readonly HeldMedicine[]): void;
}

/** State of the typed row, and the function that turns it into lines. */
function useEntry({ lines, onAdd }: MedicineEntryProps) {
  const { t } = useTranslation('pharmacy');
  const searchInput = useRef<HTMLInputElement>(null);
  const quantityInput = useRef<HTMLInputElement>(null);
  const [searched, setSearched] = useState('');
  const [item, setItem] = useState<PharmacyItem | null>(null);
  const [quantity, setQuantity] = useState<number | string>(1);
  const [fault, setFault] = useState('');
  const [isAsking, setAsking] = useState(false);
  const pick = (picked: PharmacyItem | null, text: string) => {
    setSearched(text);
    setItem(picked);
    setFault('');
    if (!picked) return;
    quantityInput.current?.focus();
    quantityInput.current?.select();
  };
  const add = async () => {
    if (!item || isAsking) return;
    const units = Number(quantity);
    if (!Number.isSafeInteger(units) || units <= 0) return setFault(t('wholeUnits'));
    setAsking(true);
    try {
      const { batches } = await call(listSaleableBatches, { itemId: item.itemId });
      const { held, missing } = heldFor(item, batches, units, lines);
      if (missing > 0) return setFault(t('onlyInStock', { count: units - missing }));
      onAdd(held);
      setSearched('');
      setItem(null);
      setQuantity(1);
      searchInput.current?.focus();
    } catch (error) {
      reportFailure(error);
    } finally {
      setAsking(false);
    }
  };
  const type = (typed: number | string) => {
    setQuantity(typed);
    setFault('');
  };
  return { searchInput, quantityInput, searched, item, quantity, fault, isAsking, pick, add, type };
}

/** After adding, the cursor goes back to the search. */
export function MedicineEntry(props: MedicineEntryProps) {
  const { t } = useTranslation('pharmacy');
  const { searchInput, quantityInput, searched, item, quantity, fault, isAsking, pick, add, type } = useEntry(props);
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    event.preventDefault();
    void add();
  };
  return (
    <Group align="start" gap="md" wrap="wrap">
      <div style={{ flex: '1 1 16rem' }}>
        <ItemTypeahead label={t('item')} inputRef={searchInput} value={searched} onPick={pick} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field adds the line */}
      <div style={{ width: 130 }} onKeyDown={enter}>
        <NumberField
          label={t('quantity')}
          inputRef={quantityInput}
          value={quantity}
          error={fault}
          onChange={(typed) => type(typed ?? '')}
        />
      </div>
      <Button
        mt={25}
        variant="light"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={!item}
        loading={isAsking}
        onClick={() => void add()}
      >
        {t('add')}
      </Button>
    </Group>
  );
}
