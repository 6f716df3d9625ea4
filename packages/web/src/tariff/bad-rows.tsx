// The rows of an uploaded file that cannot be used, each with what is wrong.
import { Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { WideTable } from '../ui/wide-table.tsx';

interface BadRow {
  readonly row: number;
  readonly column: string;
  readonly value: string;
  readonly reason: string;
}

/** At most a hundred are shown; whoever mends those previews again. */
const shown = 100;

/** A table of bad rows, numbered as a spreadsheet numbers them. */
export function BadRows({ rows }: { rows: readonly BadRow[] }) {
  const { t } = useTranslation('tariff');
  return (
    <WideTable label={t('badRowsTable')} minWidth={480} withTableBorder>
      <Table.Caption>
        {rows.length > shown ? t('firstBadRows', { shown, total: rows.length }) : t('badRows', { total: rows.length })}
      </Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('row')}</Table.Th>
          <Table.Th>{t('column')}</Table.Th>
          <Table.Th>{t('value')}</Table.Th>
          <Table.Th>{t('reason')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.slice(0, shown).map((bad) => (
          <Table.Tr key={`${bad.row} ${bad.column} ${bad.reason}`}>
            <Table.Td>{bad.row}</Table.Td>
            <Table.Td>{bad.column}</Table.Td>
            <Table.Td>
              <Text size="sm" ff="monospace">
                {bad.value}
              </Text>
            </Table.Td>
            <Table.Td>{bad.reason}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}
