// The table of charge lines held until Submit (R436).

import { sumPaise } from '@charaka/rules/money/money';
import { ActionIcon, Table } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { typedPaise } from '../payment/typed-amount.ts';
import type { HeldLine } from './held-line.ts';

/** Shows held lines with their sums; each may be taken out again. */
export function HeldLines({ lines, onRemove }: { lines: readonly HeldLine[]; onRemove: (key: number) => void }) {
  const { t } = useTranslation('charge');
  if (lines.length === 0) return null;
  return (
    <WideTable label={t('heldLines')} minWidth={640}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('charge')}</Table.Th>
          <Table.Th>{t('tpaChargeCode')}</Table.Th>
          <Table.Th ta="end">{t('appliedCharge')}</Table.Th>
          <Table.Th ta="end">{t('quantity')}</Table.Th>
          <Table.Th ta="end">{t('gross')}</Table.Th>
          <Table.Th ta="end">{t('discount')}</Table.Th>
          <Table.Th ta="end">{t('net')}</Table.Th>
          <Table.Th w={48} aria-label={t('remove')} />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map((line) => (
          <Table.Tr key={line.key}>
            <Table.Td>{`${line.charge.chargeName} (${line.charge.chargeCode})`}</Table.Td>
            <Table.Td>{line.tpaChargeCode}</Table.Td>
            <Table.Td ta="end">
              <MoneyText paise={typedPaise(line.appliedCharge)} />
            </Table.Td>
            <Table.Td ta="end">{line.quantity}</Table.Td>
            <Table.Td ta="end">
              <MoneyText paise={line.grossPaise} />
            </Table.Td>
            <Table.Td ta="end">
              <MoneyText paise={line.discountPaise} />
            </Table.Td>
            <Table.Td ta="end">
              <MoneyText paise={line.netPaise} />
            </Table.Td>
            <Table.Td>
              <ActionIcon
                variant="subtle"
                color="red"
                aria-label={t('removeLine', { name: line.charge.chargeName })}
                onClick={() => onRemove(line.key)}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th colSpan={6}>{t('total')}</Table.Th>
          <Table.Th ta="end">
            <MoneyText paise={sumPaise(lines.map((line) => line.netPaise))} />
          </Table.Th>
          <Table.Th />
        </Table.Tr>
      </Table.Tfoot>
    </WideTable>
  );
}
