// The row that adds a medicine to a cash memo; the batches that expire first are taken.
import { listSaleableBatches } from '@charaka/contract/supply/pharmacy/stock';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { type HeldMedicine, heldFor } from './held-medicine.ts';
import { ItemEntry } from './item-entry.tsx';

interface MedicineEntryProps {
  readonly lines: readonly HeldMedicine[];
  onAdd(lines: readonly HeldMedicine[]): void;
}

/** Asks which batches may be sold when a medicine is added. */
export function MedicineEntry({ lines, onAdd }: MedicineEntryProps) {
  const { t } = useTranslation('pharmacy');
  return (
    <ItemEntry
      words={{ item: t('item'), units: t('quantity'), add: t('add'), wholeUnits: t('wholeUnits') }}
      onAdd={async (item, units) => {
        const { batches } = await call(listSaleableBatches, { itemId: item.itemId });
        const { held, missing } = heldFor(item, batches, units, lines);
        if (missing > 0) return t('onlyInStock', { count: units - missing });
        onAdd(held);
        return null;
      }}
    />
  );
}
