// Receipts and refunds of some days by mode, as a table.
import { Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../ui/page/money-text.tsx';
import classes from './dashboard.module.css';
import type { DashboardAnswer } from './figure-tiles.ts';

/** Every mode, the unused ones too: a clerk looks for the cheque that should be there. */
export function ModeSums({ period }: { period: NonNullable<DashboardAnswer['collections']>['today'] }) {
  const { t } = useTranslation('report');
  const { modes, received, refunded } = period;
  const rows = [
    ...modes.map((mode) => ({ ...mode, name: t(`modes.${mode.mode}`), isTotal: false })),
    { received, refunded, name: t('money.total'), isTotal: true },
  ];
  return (
    <Table className={classes.modes} aria-label={t('money.byMode')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('money.mode')}</Table.Th>
          <Table.Th className="numeric">{t('money.received')}</Table.Th>
          <Table.Th className="numeric">{t('money.refunded')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.name}>
            <Table.Th scope="row" fw={row.isTotal ? 600 : 400}>
              {row.name}
            </Table.Th>
            <Table.Td className="numeric" fw={row.isTotal ? 600 : 400}>
              <MoneyText paise={row.received} isBare />
            </Table.Td>
            <Table.Td className="numeric" fw={row.isTotal ? 600 : 400}>
              <MoneyText paise={row.refunded} isBare />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
