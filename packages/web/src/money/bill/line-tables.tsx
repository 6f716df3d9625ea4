// The charges of a bill on the screen: summed up by group, or every line (R492, R518, R519).
import { sumPaise } from '@charaka/rules/money/money';
import { Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatPercent, formatQuantity } from '../../kernel/format.ts';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { WindowedRows } from '../../ui/table/windowed-rows.tsx';
import { type BillAnswer, gstRate, type Line } from './bill-answer.ts';

/** One row a group: Lab Charges, Radiology Charges, or a category. */
export function GroupTable({ groups }: { groups: BillAnswer['groups'] }) {
  const { t } = useTranslation('bill');
  return (
    <WideTable label={t('chargesByGroup')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('chargeCategory')}</Table.Th>
          <Table.Th ta="end">{t('qty')}</Table.Th>
          <Table.Th ta="end" visibleFrom="xs">
            {t('gst')}
          </Table.Th>
          <Table.Th ta="end">{t('total')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {groups.map((group) => (
          <Table.Tr key={group.name}>
            <Table.Td>{group.name}</Table.Td>
            <Table.Td ta="end">{group.quantity}</Table.Td>
            <Table.Td ta="end" visibleFrom="xs">
              <MoneyText paise={group.gst} />
            </Table.Td>
            <Table.Td ta="end">
              <MoneyText paise={group.total} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th scope="row">{t('totalCharge')}</Table.Th>
          <Table.Td />
          <Table.Th ta="end" visibleFrom="xs">
            <MoneyText paise={sumPaise(groups.map((group) => group.gst))} />
          </Table.Th>
          <Table.Th ta="end">
            <MoneyText paise={sumPaise(groups.map((group) => group.total))} />
          </Table.Th>
        </Table.Tr>
      </Table.Tfoot>
    </WideTable>
  );
}

/** Every charge line with its tax; of a long bill those near what is seen. */
export function DetailTable({ lines }: { lines: BillAnswer['lines'] }) {
  const { t } = useTranslation('bill');
  return (
    <WideTable label={t('chargesInDetail')} minWidth={820} layout="fixed" aria-rowcount={lines.length + 2}>
      <colgroup>
        <col />
        {amountColumns.map(({ name, width }) => (
          <col key={name} style={{ width }} />
        ))}
      </colgroup>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('charge')}</Table.Th>
          {amountColumns.map(({ name }) => (
            <Table.Th key={name} ta="end">
              {t(name)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <WindowedRows rows={lines} columnCount={amountColumns.length + 1}>
        {(line, index) => (
          <DetailRow key={`${line.serviceChargeId} ${line.chargeDescription}`} line={line} rowIndex={index + 2} />
        )}
      </WindowedRows>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th scope="row" colSpan={amountColumns.length}>
            {t('totalCharge')}
          </Table.Th>
          <Table.Th ta="end">
            <MoneyText paise={sumPaise(lines.flatMap((line) => [line.net, line.gst]))} />
          </Table.Th>
        </Table.Tr>
      </Table.Tfoot>
    </WideTable>
  );
}

const amountColumns = [
  { name: 'qty', width: 64 },
  { name: 'appliedCharge', width: 110 },
  { name: 'total', width: 110 },
  { name: 'lineDiscount', width: 96 },
  { name: 'gstPercent', width: 84 },
  { name: 'lineNet', width: 116 },
] as const;

function DetailRow({ line, rowIndex }: { line: Line; rowIndex: number }) {
  return (
    <Table.Tr aria-rowindex={rowIndex}>
      <Table.Td>{`${line.chargeDescription} (${line.chargeCode})`}</Table.Td>
      <Table.Td ta="end">{formatQuantity(line.quantity)}</Table.Td>
      {[line.appliedCharge, line.gross, line.discount].map((paise, place) => (
        <Table.Td key={amountColumns[place + 1]?.name} ta="end">
          <MoneyText paise={paise} />
        </Table.Td>
      ))}
      <Table.Td ta="end">{formatPercent(gstRate(line))}</Table.Td>
      <Table.Td ta="end">
        <MoneyText paise={line.net + line.gst} />
      </Table.Td>
    </Table.Tr>
  );
}
