// The lines of a cash memo with a field for how many of each come back.
import { Checkbox, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../ui/field/form-fields.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import type { Sale } from './medicine-rows.ts';
import {
  backOf,
  isTooMuch,
  leftOf,
  netBack,
  type SoldLine,
  type TypedBack,
  type TypedQuarantine,
} from './returned-lines.ts';

interface ReturnedLinesProps {
  readonly sale: Sale;
  readonly typed: TypedBack;
  readonly quarantine: TypedQuarantine;
  /** Lines that go to Quarantine in any case. */
  readonly forced: readonly number[];
  /** Lines that go to Quarantine until the pharmacist chooses the shelf. */
  readonly unknownStorage?: readonly number[];
  onChange(typed: TypedBack): void;
  onQuarantine(quarantine: TypedQuarantine): void;
}

/** A line that came back wholly takes nothing more. */
export function ReturnedLines(props: ReturnedLinesProps) {
  const { sale, typed } = props;
  const { t } = useTranslation('pharmacy');
  return (
    <WideTable label={t('lines')} minWidth={760}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('item')}</Table.Th>
          <Table.Th ta="end" w={130}>
            {t('comesBack')}
          </Table.Th>
          <Table.Th>{t('quarantine')}</Table.Th>
          <Table.Th>{t('batch')}</Table.Th>
          <Table.Th ta="end">{t('mrp')}</Table.Th>
          <Table.Th ta="end">{t('sold')}</Table.Th>
          <Table.Th ta="end">{t('alreadyBack')}</Table.Th>
          <Table.Th ta="end">{t('amount')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {sale.lines.map((line, index) => (
          <ReturnedLine key={line.saleLineId} {...props} line={line} isFirst={index === 0} />
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th scope="row" colSpan={7}>
            {t('total')}
          </Table.Th>
          <Table.Th ta="end">
            <MoneyText paise={netBack(sale, typed)} />
          </Table.Th>
        </Table.Tr>
      </Table.Tfoot>
    </WideTable>
  );
}

interface ReturnedLineProps extends ReturnedLinesProps {
  readonly line: SoldLine;
  readonly isFirst: boolean;
}

/** A sold line: its fields are disabled when all of it came back, and on a closed bill. */
function ReturnedLine({ line, isFirst, sale, typed, onChange, ...quarantined }: ReturnedLineProps) {
  const { t } = useTranslation('pharmacy');
  const { saleLineId, itemName } = line;
  const { quarantine, forced, unknownStorage = [], onQuarantine } = quarantined;
  const isForced = forced.includes(saleLineId);
  const isUnknown = unknownStorage.includes(saleLineId);
  const isDisabled = leftOf(line) === 0 || sale.isClosed;
  return (
    <Table.Tr style={{ verticalAlign: 'top' }}>
      <Table.Td>
        {itemName}
        {isUnknown && (
          <Text size="xs" c="dimmed">
            {t('storageNotEntered')}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <NumberField
          label={t('comesBackOf', { name: itemName })}
          isLabelHidden
          isFirst={isFirst}
          isDisabled={isDisabled}
          max={leftOf(line)}
          value={typed[saleLineId] ?? ''}
          error={isTooMuch(line, typed[saleLineId]) ? t('atMostBack', { count: leftOf(line) }) : undefined}
          onChange={(quantity) => onChange({ ...typed, [saleLineId]: quantity ?? '' })}
        />
      </Table.Td>
      <Table.Td>
        <Checkbox
          aria-label={t('quarantineOf', { name: itemName })}
          mt={8}
          disabled={isForced || isDisabled}
          checked={isForced || (quarantine[saleLineId] ?? isUnknown)}
          onChange={(event) => onQuarantine({ ...quarantine, [saleLineId]: event.currentTarget.checked })}
        />
      </Table.Td>
      <Table.Td>{line.batchNumber}</Table.Td>
      <Table.Td ta="end">
        <MoneyText paise={line.mrp} isBare />
      </Table.Td>
      <Table.Td ta="end">{line.quantity}</Table.Td>
      <Table.Td ta="end">{line.returnedQuantity}</Table.Td>
      <Table.Td ta="end">
        <MoneyText paise={backOf(line, typed[saleLineId])?.valuePaise} isBare />
      </Table.Td>
    </Table.Tr>
  );
}
