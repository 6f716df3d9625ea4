// The growth tables in use: imported from the files that WHO and IAP publish, and taken out of use.
import { deleteGrowthTable, growthTableMenu, listGrowthTables } from '@charaka/contract/clinic/growth/growth-table';
import { growthTopic } from '@charaka/contract/clinic/growth/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Button, Paper, Stack, Table, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { Page } from '../../ui/page/page.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { ImportGrowthTable } from './import-growth-table.tsx';

const headings = ['standard', 'indicator', 'sex', 'axis', 'lines', 'source', 'saved'] as const;

/** Route opdRoomSetup/growth_tables. */
export default function ListGrowthTables() {
  const { t } = useTranslation('growth');
  const rights = useRights(growthTableMenu);
  const tables = useAnswer(growthTopic, listGrowthTables, {}).data?.tables;
  const [isOpen, setOpen] = useState(false);
  const retire = useCommand(deleteGrowthTable);
  const onRetire = (growthTableId: number) => retire.mutate({ growthTableId });
  return (
    <Page
      title={t('tables')}
      action={
        rights.canEdit && (
          <Button leftSection={<IconUpload size={16} aria-hidden />} onClick={() => setOpen(true)}>
            {t('import')}
          </Button>
        )
      }
    >
      <Stack>
        <Text c="dimmed">{t('tablesHelp')}</Text>
        {tables?.length === 0 && <Text>{t('noTables')}</Text>}
        {tables && tables.length > 0 && (
          <Paper withBorder p="md">
            <WideTable label={t('tables')} minWidth={860}>
              <Table.Thead>
                <Table.Tr>
                  {headings.map((heading) => (
                    <Table.Th key={heading} className={heading === 'lines' ? 'numeric' : ''}>
                      {t(`tableColumns.${heading}`)}
                    </Table.Th>
                  ))}
                  {rights.canDelete && <Table.Th>{t('tableColumns.deeds')}</Table.Th>}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {tables.map((table) => (
                  <TableRow
                    key={table.growthTableId}
                    table={table}
                    onRetire={rights.canDelete ? onRetire : undefined}
                  />
                ))}
              </Table.Tbody>
            </WideTable>
          </Paper>
        )}
      </Stack>
      {isOpen && <ImportGrowthTable onClose={() => setOpen(false)} />}
    </Page>
  );
}

interface TableRowProps {
  readonly table: OutputOf<typeof listGrowthTables>['tables'][number];
  readonly onRetire: ((growthTableId: number) => void) | undefined;
}

function TableRow({ table, onRetire }: TableRowProps) {
  const { t } = useTranslation('growth');
  const { standard, indicator, sex, axis, version, savedByName, savedAt } = table;
  const names = [t(`standards.${standard}`), t(`indicators.${indicator}`), t(`sexes.${sex}`)];
  return (
    <Table.Tr>
      {names.map((name) => (
        <Table.Td key={name}>{name}</Table.Td>
      ))}
      <Table.Td>{t(`axes.${axis}`)}</Table.Td>
      <Table.Td className="numeric">{table.lineCount}</Table.Td>
      <Table.Td>{table.sourceNote}</Table.Td>
      <Table.Td>{t('savedBy', { version, name: savedByName, at: formatDateTime(savedAt) })}</Table.Td>
      {onRetire && (
        <Table.Td>
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={t('retireOne', { name: names.join(', ') })}
            onClick={() => onRetire(table.growthTableId)}
          >
            {t('retire')}
          </Button>
        </Table.Td>
      )}
    </Table.Tr>
  );
}
