// The lines of a cash memo with a field for how many of each come back.
import { Checkbox, Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../ui/field/form-fields.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import type { Sale } from './medicine-rows.ts';
import { backOf, isTooMuch, leftOf, netBack, type TypedBack, type TypedQuarantine } from './returned-lines.ts';

interface ReturnedLinesProps {
  readonly sale: Sale;
  readonly typed: TypedBack;
  readonly quarantine: TypedQuarantine;
  /** Lines that go to Quarantine in any case. */
  readonly forced: readonly number[];
  onChange(typed: TypedBack): void;
  onQuarantine(quarantine: TypedQuarantine): void;
}

/** A line that came back wholly takes nothing more. */
export function ReturnedLines({ sale, typed, quarantine, forced, onChange, onQuarantine }: ReturnedLinesProps) {
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
          <Table.Tr key={line.saleLineId} style={{ verticalAlign: 'top' }}>
            <Table.Td>{line.itemName}</Table.Td>
            <Table.Td>
              <NumberField
                label={t('comesBackOf', { name: line.itemName })}
                isLabelHidden
                isFirst={index === 0}
                isDisabled={leftOf(line) === 0 || sale.isClosed}
                max={leftOf(line)}
                value={typed[line.saleLineId] ?? ''}
                error={isTooMuch(line, typed[line.saleLineId]) ? t('atMostBack', { count: leftOf(line) }) : undefined}
                onChange={(quantity) => onChange({ ...typed, [line.saleLineId]: quantity ?? '' })}
              />
            </Table.Td>
            <Table.Td>
              <Checkbox
                aria-label={t('quarantineOf', { name: line.itemName })}
                mt={8}
                disabled={forced.includes(line.saleLineId) || leftOf(line) === 0 || sale.isClosed}
                checked={forced.includes(line.saleLineId) || (quarantine[line.saleLineId] ?? false)}
                onChange={(event) => onQuarantine({ ...quarantine, [line.saleLineId]: event.currentTarget.checked })}
              />
            </Table.Td>
            <Table.Td>{line.batchNumber}</Table.Td>
            <Table.Td ta="end">
              <MoneyText paise={line.mrp} isBare />
            </Table.Td>
            <Table.Td ta="end">{line.quantity}</Table.Td>
            <Table.Td ta="end">{line.returnedQuantity}</Table.Td>
            <Table.Td ta="end">
              <MoneyText paise={backOf(line, typed[line.saleLineId])?.valuePaise} isBare />
            </Table.Td>
          </Table.Tr>
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
