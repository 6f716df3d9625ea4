// The items of an indent or a transfer: search, how many, Enter; and the list of them with a way to remove each.
import { ActionIcon, Button, Group, Table } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../ui/field/form-fields.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { ItemTypeahead } from '../pharmacy/item-typeahead.tsx';
import type { PharmacyItem } from '../pharmacy/pharmacy-items.ts';

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
  const searchInput = useRef<HTMLInputElement>(null);
  const unitsInput = useRef<HTMLInputElement>(null);
  const [searched, setSearched] = useState('');
  const [item, setItem] = useState<PharmacyItem | null>(null);
  const [units, setUnits] = useState<number | string>(1);
  const [fault, setFault] = useState('');
  const add = () => {
    if (!item) return;
    const wanted = Number(units);
    if (!Number.isSafeInteger(wanted) || wanted <= 0) return setFault(t('wholeUnits'));
    const { itemId, itemName, pack } = item;
    const known = items.find((each) => each.itemId === itemId);
    const added = { itemId, itemName, pack, units: wanted + (known?.units ?? 0) };
    onChange(known ? items.map((each) => (each === known ? added : each)) : [...items, added]);
    setSearched('');
    setItem(null);
    setUnits(1);
    setFault('');
    searchInput.current?.focus();
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    event.preventDefault();
    add();
  };
  return (
    <>
      <Group align="start" gap="md" wrap="wrap">
        <div style={{ flex: '1 1 14rem' }}>
          <ItemTypeahead
            label={t('item')}
            isFirst={isFirst}
            inputRef={searchInput}
            value={searched}
            error={items.length === 0 ? error : undefined}
            onPick={(picked, text) => {
              setSearched(text);
              setItem(picked);
              if (!picked) return;
              unitsInput.current?.focus();
              unitsInput.current?.select();
            }}
          />
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field adds the line */}
        <div style={{ width: 120 }} onKeyDown={enter}>
          <NumberField
            label={t('units')}
            inputRef={unitsInput}
            value={units}
            error={fault}
            onChange={(typed) => setUnits(typed ?? '')}
          />
        </div>
        <Button mt={25} variant="light" leftSection={<IconPlus size={16} aria-hidden />} disabled={!item} onClick={add}>
          {t('addItem')}
        </Button>
      </Group>
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
