// The lines of a cash memo while it is written: batch, quantity and discount may still change.
import { ActionIcon, Table, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { MoneyField, NumberField, SelectField } from '../../ui/field/form-fields.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { batchOf, faultOf, figuresOf, type HeldMedicine, mayBeDiscounted } from './held-medicine.ts';
import { PickedPack } from './picked-pack.tsx';
import { CheckOfLine } from './second-check.tsx';

interface HeldLinesProps {
  readonly lines: readonly HeldMedicine[];
  onChange(lines: readonly HeldMedicine[]): void;
  /** True after the first attempt to save. */
  readonly hasTried?: boolean;
}

/** Each line with its faults beside its fields; it may be taken out again. */
export function HeldLines({ lines, onChange, hasTried = false }: HeldLinesProps) {
  const { t } = useTranslation('pharmacy');
  if (lines.length === 0) return <Text c="dimmed">{t('noLines')}</Text>;
  const change = (key: number, part: Partial<HeldMedicine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  return (
    <WideTable label={t('lines')} minWidth={920}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('item')}</Table.Th>
          <Table.Th w={110} ta="end">
            {t('quantity')}
          </Table.Th>
          <Table.Th w={310}>{t('batch')}</Table.Th>
          <Table.Th ta="end">{t('mrp')}</Table.Th>
          <Table.Th w={140} ta="end">
            {t('discount')}
          </Table.Th>
          <Table.Th ta="end">{t('amount')}</Table.Th>
          <Table.Th w={48} aria-label={t('remove')} />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map((line) => (
          <HeldRow
            key={line.key}
            line={line}
            lines={lines}
            hasTried={hasTried}
            onChange={(part) => change(line.key, part)}
            onRemove={() => onChange(lines.filter((other) => other.key !== line.key))}
          />
        ))}
      </Table.Tbody>
    </WideTable>
  );
}

interface HeldRowProps {
  readonly line: HeldMedicine;
  readonly lines: readonly HeldMedicine[];
  readonly hasTried: boolean;
  onChange(part: Partial<HeldMedicine>): void;
  onRemove(): void;
}

function HeldRow({ line, lines, hasTried, onChange, onRemove }: HeldRowProps) {
  const { t } = useTranslation('pharmacy');
  const fault = faultOf(line, lines);
  const errorOf = (field: 'quantity' | 'discount') =>
    fault?.field === field ? t(fault.text, { count: fault.count }) : undefined;
  const name = line.item.itemName;
  return (
    <Table.Tr style={{ verticalAlign: 'top' }}>
      <Table.Td>
        {name}
        <Text size="xs" c="dimmed">
          {line.item.pack}
        </Text>
        {line.orderId !== undefined && <PickedPack line={line} hasTried={hasTried} onChange={onChange} />}
        {batchOf(line)?.isCheckNeeded && <CheckOfLine line={line} onChange={onChange} />}
        {line.prescribedName && <Text size="xs">{t('forPrescribed', { name: line.prescribedName })}</Text>}
      </Table.Td>
      <Table.Td>
        <NumberField
          label={t('quantityOfLine', { name })}
          isLabelHidden
          value={line.quantity}
          error={errorOf('quantity')}
          onChange={(quantity) => onChange({ quantity: quantity ?? '' })}
        />
      </Table.Td>
      <Table.Td>
        <SelectField
          label={t('batchOfLine', { name })}
          isLabelHidden
          isRequired
          choices={line.batches.map((batch) => ({
            value: batch.batchId,
            label: t('batchChoice', {
              batch: batch.batchNumber,
              expiry: formatDay(batch.expiry),
              left: batch.quantity,
            }),
          }))}
          value={line.batchId}
          onChange={(batchId) => onChange({ batchId: batchId ?? line.batchId, picked: '' })}
        />
      </Table.Td>
      <Table.Td ta="end">
        <MoneyText paise={batchOf(line)?.mrp} isBare />
      </Table.Td>
      <Table.Td>
        <MoneyField
          label={t('discountOfLine', { name })}
          isLabelHidden
          value={line.discount}
          error={errorOf('discount')}
          isDisabled={!mayBeDiscounted(line)}
          onChange={(discount) => onChange({ discount: discount ?? '' })}
        />
      </Table.Td>
      <Table.Td ta="end">
        <MoneyText paise={figuresOf(line)?.valuePaise} isBare />
      </Table.Td>
      <Table.Td>
        <ActionIcon variant="subtle" color="red" aria-label={t('removeLine', { name })} onClick={onRemove}>
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  );
}
