// The dialog that suggests items for an order: those below their level with their figures, and those in use without a level.

import type { InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import { setItemLevel, suggestOrder, typedItemLevel } from '@charaka/contract/supply/purchase/order-suggestion';
import { purchaseOrderTopic } from '@charaka/contract/supply/purchase/topics';
import { Button, Group, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import type { OrderLineForm } from './order-form.ts';

interface LevelForm {
  reorderLevel: number | string;
  maximum: number | string;
  orderMultiple: number | string;
}

type ItemLevel = InputOf<typeof setItemLevel>['itemLevel'];
type Line = OutputOf<typeof suggestOrder>['lines'][number];

/** The order's line of a suggestion, with the rate of the supplier's last receipt. */
const orderLineOf = ({ itemId, itemName, pack, gst, suggestedPacks, lastRate }: Line): OrderLineForm => ({
  itemId,
  itemName,
  pack,
  receivedPacks: 0,
  packs: suggestedPacks ?? '',
  freePacks: '',
  rate: lastRate == null ? '' : lastRate / 100,
  discountPercent: '',
  gst: gst / 100,
});

interface SuggestItemsProps {
  readonly supplierId: number | null;
  /** Items that are on the order already. */
  readonly known: readonly number[];
  onAdd(lines: readonly OrderLineForm[]): void;
  onClose(): void;
}

/** The suggested packs are added to the order, where they can be changed. */
export function SuggestItems({ supplierId, known, onAdd, onClose }: SuggestItemsProps) {
  const { t } = useTranslation('purchase');
  const [leadDays, setLeadDays] = useState<number | string>(5);
  const [days, setDays] = useState<number | string>(15);
  const [levelled, setLevelled] = useState<Line | null>(null);
  const isWhole = leadDays !== '' && Number(leadDays) <= 365 && Number(days) >= 1 && Number(days) <= 365;
  const answer = useAnswer(
    purchaseOrderTopic,
    suggestOrder,
    { supplierId, leadDays: Number(leadDays), days: Number(days) },
    { isEnabled: isWhole },
  );
  const lines = (answer.data?.lines ?? []).filter(({ itemId }) => !known.includes(itemId));
  const suggested = lines.filter(({ suggestedPacks }) => suggestedPacks != null);
  return (
    <Dialog isOpen size="wide" title={t('suggestItems')} onClose={onClose}>
      <Columns cols={{ base: 2, sm: 4 }} spacing="md" verticalSpacing="xs">
        <NumberField label={t('leadDays')} isFirst value={leadDays} onChange={(typed) => setLeadDays(typed ?? '')} />
        <NumberField label={t('coverDays')} value={days} onChange={(typed) => setDays(typed ?? '')} />
      </Columns>
      {lines.length === 0 ? (
        <Text c="dimmed" mt="md">
          {t('nothingSuggested')}
        </Text>
      ) : (
        <SuggestedTable lines={lines} onLevel={setLevelled} />
      )}
      <Group mt="md">
        <Button
          disabled={suggested.length === 0}
          onClick={() => {
            onAdd(suggested.map(orderLineOf));
            onClose();
          }}
        >
          {t('addSuggested', { count: suggested.length })}
        </Button>
      </Group>
      {levelled && <SetLevel line={levelled} onClose={() => setLevelled(null)} />}
    </Dialog>
  );
}

interface SuggestedTableProps {
  readonly lines: readonly Line[];
  onLevel(line: Line): void;
}

function SuggestedTable({ lines, onLevel }: SuggestedTableProps) {
  const { t } = useTranslation(['purchase', 'pharmacy']);
  return (
    <WideTable label={t('suggestItems')} minWidth={860}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('pharmacy:item')}</Table.Th>
          {(
            ['usedUnits', 'stockedDays', 'freeUnits', 'inTransit', 'onOrder', 'reorderLevel', 'suggestedPacks'] as const
          ).map((name) => (
            <Table.Th key={name} ta="end">
              {t(name)}
            </Table.Th>
          ))}
          <Table.Th aria-label={t('setLevel')} />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map((line) => (
          <Table.Tr key={line.itemId}>
            <Table.Td>{`${line.itemName} (${line.pack})`}</Table.Td>
            <Table.Td ta="end">{line.usedUnits}</Table.Td>
            <Table.Td ta="end">{line.stockedDays}</Table.Td>
            <Table.Td ta="end">{line.free}</Table.Td>
            <Table.Td ta="end">{line.inTransit}</Table.Td>
            <Table.Td ta="end">{line.onOrder}</Table.Td>
            <Table.Td ta="end">{line.reorderLevel ?? t('noLevel')}</Table.Td>
            <Table.Td ta="end" fw={600}>
              {line.suggestedPacks}
            </Table.Td>
            <Table.Td>
              <Button size="compact-sm" variant="default" onClick={() => onLevel(line)}>
                {t('setLevel')}
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}

const faultsOf = formChecks(typedItemLevel);

/** The level of an item in the main store. */
function SetLevel({ line, onClose }: { line: Line; onClose(): void }) {
  const { t } = useTranslation('purchase');
  const { itemId } = line;
  const sent = (values: LevelForm) => inputOf<ItemLevel>({ itemId, ...values });
  const command = useCommandForm(setItemLevel, {
    wrapper: 'itemLevel',
    initialValues: {
      reorderLevel: line.reorderLevel ?? '',
      maximum: line.maximum ?? '',
      orderMultiple: line.orderMultiple,
    } as LevelForm,
    check: (values) => faultsOf(sent(values)),
    sent,
    onDone: onClose,
  });
  const { form } = command;
  return (
    <FormDialog title={t('setLevel')} submitLabel={t('setLevel')} {...command} onClose={onClose}>
      <Text>{`${line.itemName} (${line.pack})`}</Text>
      <NumberField label={t('reorderLevel')} isRequired isFirst {...form.getInputProps('reorderLevel')} />
      <NumberField label={t('maximum')} {...form.getInputProps('maximum')} />
      <NumberField label={t('orderMultiple')} {...form.getInputProps('orderMultiple')} />
    </FormDialog>
  );
}
