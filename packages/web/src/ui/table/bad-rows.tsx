// The rows of an uploaded file that cannot be used, each with what is wrong.
import type { ToldSentence } from '@charaka/rules/message/sentence';
import { Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { spoken } from '../../kernel/spoken.ts';
import { WideTable } from './wide-table.tsx';

interface BadRow {
  readonly row: number;
  readonly column: string;
  readonly value: string;
  readonly reason: string;
  readonly reasonCode: string;
  readonly reasonParams: Readonly<Record<string, unknown>>;
}

/** At most a hundred are shown; whoever mends those previews again. */
const shown = 100;

interface BadRowsProps {
  readonly rows: readonly BadRow[];
  /** How many there are, where `rows` holds only the first. */
  readonly total?: number;
  /** Title of the file's rows when they are not rows of a spreadsheet. */
  readonly rowTitle?: string;
}

const reasonOf = ({ reason, reasonCode, reasonParams }: BadRow) =>
  spoken({ code: reasonCode, params: reasonParams as ToldSentence['params'], text: reason });

/** A table of bad rows, numbered as the file's own program numbers them. */
export function BadRows({ rows, total = rows.length, rowTitle }: BadRowsProps) {
  const { t } = useTranslation('import');
  return (
    <WideTable label={t('badRowsTable')} minWidth={480} withTableBorder>
      <Table.Caption>{total > shown ? t('firstBadRows', { shown, total }) : t('badRows', { total })}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{rowTitle ?? t('row')}</Table.Th>
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
            <Table.Td>{reasonOf(bad)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}
