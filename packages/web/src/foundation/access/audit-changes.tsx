// Changes of one write: every field before and after, fields with content first.
import { Button, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { AuditLine } from './audit-line.ts';
import { useCallName } from './use-call-name.ts';
import { type ToldChange, useChanges } from './use-changes.ts';
import { useTableWord } from './use-table-word.ts';

/** User, time and place above the fields. A new record has no values before. */
export function AuditChanges({ line, onClose }: { line: AuditLine; onClose(): void }) {
  const { t } = useTranslation('audit');
  const tableWord = useTableWord();
  const callName = useCallName();
  const changes = useChanges()(line);
  const told = changes.filter(({ isTechnical }) => !isTechnical);
  const [isAllShown, setIsAllShown] = useState(told.length === 0);
  const facts = [callName(line), formatDateTime(line.at), line.userName ?? t('system'), line.ip];
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
      <ChangesTable changes={isAllShown ? changes : told} isNew={line.action === 'insert'} />
      {!isAllShown && told.length < changes.length && (
        <Button variant="subtle" size="compact-sm" mt="sm" onClick={() => setIsAllShown(true)}>
          {`${t('ownTraces')} (${changes.length - told.length})`}
        </Button>
      )}
    </Dialog>
  );
}

function ChangesTable({ changes, isNew }: { changes: readonly ToldChange[]; isNew: boolean }) {
  const { t } = useTranslation('audit');
  return (
    <Table aria-label={t('changes')} layout="fixed" style={{ overflowWrap: 'anywhere' }}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('field')}</Table.Th>
          {!isNew && <Table.Th scope="col">{t('before')}</Table.Th>}
          <Table.Th scope="col">{isNew ? t('value') : t('after')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {changes.map(({ column, label, before, after }) => (
          <Table.Tr key={column}>
            <Table.Th scope="row" fw={500}>
              {label}
            </Table.Th>
            {!isNew && (
              <Table.Td>
                <Text size="sm" td="line-through" c="dimmed">
                  {before}
                </Text>
              </Table.Td>
            )}
            <Table.Td>{after}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
