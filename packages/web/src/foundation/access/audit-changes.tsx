// What one write changed: every field before and after.
import { Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { AuditLine } from './audit-line.ts';
import { useCallName } from './use-call-name.ts';
import { useTableWord } from './use-table-word.ts';

/** A value as shown: instants on the hospital's clock, a dash for nothing. */
export function shownValue(value: string | null | undefined): string {
  if (value == null) return '–';
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value) ? formatDateTime(value) : value;
}

/** Who, when and where from above the fields. A new record has no before. */
export function AuditChanges({ line, onClose }: { line: AuditLine; onClose(): void }) {
  const { t } = useTranslation('audit');
  const tableWord = useTableWord();
  const callName = useCallName();
  const isNew = line.action === 'insert';
  const facts = [callName(line.operation), formatDateTime(line.at), line.userName ?? t('system'), line.ip];
  const traces = [line.operation, line.requestId];
  return (
    <Dialog
      isOpen
      size="medium"
      title={t('changesOf', { table: tableWord(line.tableName), record: line.recordId })}
      onClose={onClose}
    >
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {facts.filter(Boolean).join(' · ')}
      </Text>
      <Text size="xs" c="dimmed" mb="sm" style={{ overflowWrap: 'anywhere' }}>
        {traces.filter(Boolean).join(' · ')}
      </Text>
      <Table aria-label={t('changes')} layout="fixed" style={{ overflowWrap: 'anywhere' }}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('field')}</Table.Th>
            {!isNew && <Table.Th scope="col">{t('before')}</Table.Th>}
            <Table.Th scope="col">{isNew ? t('value') : t('after')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {line.changes.map(({ field, before, after }) => (
            <Table.Tr key={field}>
              <Table.Th scope="row" fw={500}>
                {field}
              </Table.Th>
              {!isNew && (
                <Table.Td>
                  <Text size="sm" td="line-through" c="dimmed">
                    {shownValue(before)}
                  </Text>
                </Table.Td>
              )}
              <Table.Td>{shownValue(after)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Dialog>
  );
}
