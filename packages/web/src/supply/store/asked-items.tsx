// The items of an indent or a transfer: search, how many, Enter; and the list of them with a way to remove each.
import { ActionIcon, Table } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { ItemEntry } from '../pharmacy/item-entry.tsx';
import type { StockItem } from '../pharmacy/pharmacy-items.ts';

/** An item with its units. */
export interface AskedItem {
  readonly itemId: number;
  readonly itemName: string;
  readonly pack: string;
  readonly units: number;
}

interface AskedItemsProps {
  readonly items: readonly AskedItem[];
  readonly error?: string | undefined;
  readonly isFirst?: boolean;
  onChange(items: readonly AskedItem[]): void;
}

/** An item that is added again gets the units of both. */
export function AskedItems({ items, error, isFirst = false, onChange }: AskedItemsProps) {
  const { t } = useTranslation('store');
  const add = ({ itemId, itemName, pack }: StockItem, units: number) => {
    const known = items.find((each) => each.itemId === itemId);
    const added = { itemId, itemName, pack, units: units + (known?.units ?? 0) };
    onChange(known ? items.map((each) => (each === known ? added : each)) : [...items, added]);
    return null;
  };
  return (
    <>
      <ItemEntry
        words={{ item: t('item'), units: t('units'), add: t('addItem'), wholeUnits: t('wholeUnits') }}
        isFirst={isFirst}
        withGeneral
        error={items.length === 0 ? error : undefined}
        onAdd={add}
      />
      {items.length > 0 && <AskedTable items={items} onChange={onChange} />}
    </>
  );
}

/** The items that were added. */
function AskedTable({ items, onChange }: Pick<AskedItemsProps, 'items' | 'onChange'>) {
  const { t } = useTranslation('store');
  return (
    <WideTable label={t('items')} minWidth={320}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('item')}</Table.Th>
          <Table.Th ta="end">{t('units')}</Table.Th>
          <Table.Th w={50} aria-label={t('remove')} />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {items.map((each) => (
          <Table.Tr key={each.itemId}>
            <Table.Td>{`${each.itemName} (${each.pack})`}</Table.Td>
            <Table.Td ta="end">{each.units}</Table.Td>
            <Table.Td>
              <ActionIcon
                variant="subtle"
                color="red"
                aria-label={t('removeItem', { name: each.itemName })}
                onClick={() => onChange(items.filter((other) => other !== each))}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}
