// Result of an import of a list, planned or done: counts, each record with the effect on its fields, and errors.
import type { FileTable } from '@charaka/contract/kernel/file-table';
import { Anchor, Stack, Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../ui/page/status-chip.tsx';
import { BadRows } from '../ui/table/bad-rows.tsx';
import { ImportOutcome } from '../ui/table/import-outcome.tsx';
import { WideTable } from '../ui/table/wide-table.tsx';
import type { MasterOutcome, MasterPreview } from './use-master-import.ts';

/** Columns are named by the server in the words of the declaration; shown are the user's. */
function useColumnName(): (label: string) => string {
  const { t } = useTranslation('masters');
  return (label) => (label === 'Active' ? t('active') : t(`label.${label}`, label));
}

/** The planned import; bad rows first, because any of them stops the import. */
export function MasterImportPreview({ preview }: { preview: MasterPreview }) {
  const { t } = useTranslation('import');
  const columnName = useColumnName();
  const isBad = preview.badCount > 0;
  const count = preview.newCount + preview.changedCount;
  const title = isBad ? t('notImportable') : count === 0 ? t('nothingChanges') : t('wouldImport');
  return (
    <Stack>
      <ImportOutcome state={isBad ? 'refused' : 'planned'} title={title}>
        <Text size="sm">
          {t('masterCounts', {
            rows: preview.rowCount,
            added: preview.newCount,
            changed: preview.changedCount,
            unchanged: preview.unchangedCount,
          })}
        </Text>
      </ImportOutcome>
      {isBad && (
        <BadRows
          rows={preview.badRows.map((bad) => ({ ...bad, column: columnName(bad.column) }))}
          total={preview.badCount}
        />
      )}
      {preview.rows.length > 0 && <PlannedRows rows={preview.rows} total={count} />}
    </Stack>
  );
}

function PlannedRows({ rows, total }: { rows: MasterPreview['rows']; total: number }) {
  const { t } = useTranslation('import');
  const caption =
    total > rows.length ? t('firstPlannedRows', { shown: rows.length, total }) : t('plannedRows', { count: total });
  return (
    <WideTable label={t('plannedRowsTable')} minWidth={420} withTableBorder captionSide="top">
      <Table.Caption>{caption}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('row')}</Table.Th>
          <Table.Th>{t('record')}</Table.Th>
          <Table.Th>{t('becomes')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((planned) => (
          <Table.Tr key={planned.row}>
            <Table.Td>{planned.row}</Table.Td>
            <Table.Td>
              {planned.name}{' '}
              <StatusChip tone={planned.isNew ? 'done' : 'info'}>
                {planned.isNew ? t('isNew') : t('isChanged')}
              </StatusChip>
            </Table.Td>
            <Table.Td>
              <Changes planned={planned} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}

/** Of a new record what it will hold, of another one what was before too. */
function Changes({ planned: { isNew, changes } }: { planned: MasterPreview['rows'][number] }) {
  const { t } = useTranslation('import');
  const columnName = useColumnName();
  const nothing = t('nothing');
  return changes.map(({ field, before, after }) => (
    <Text key={field} size="sm" style={{ overflowWrap: 'anywhere' }}>
      {isNew
        ? t('newValue', { field: columnName(field), after })
        : t('changedValue', { field: columnName(field), before: before || nothing, after: after || nothing })}
    </Text>
  ));
}

/** The saved records, and the link back to the list. */
export function ImportedRecords({ table, imported }: { table: FileTable; imported: MasterOutcome }) {
  const { t } = useTranslation(['import', 'masters']);
  const name = t(`masters:label.${table.labelPlural}`, table.labelPlural);
  return (
    <ImportOutcome state="done" title={t('imported')}>
      <Text size="sm">{t('importedCounts', { added: imported.newCount, changed: imported.changedCount })}</Text>
      <Anchor component={Link} to={`/${table.route}`} size="sm">
        {t('toList', { name })}
      </Anchor>
    </ImportOutcome>
  );
}
