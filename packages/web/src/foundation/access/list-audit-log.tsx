// The audit log: who changed which record, from where, and what it was before and after (R026).

import {
  AUDIT_MENU_PATH,
  listAuditLog,
  MOST_AUDIT_LINES_ANSWERED,
  MOST_AUDIT_LINES_COUNTED,
} from '@charaka/contract/foundation/access/audit';
import { auditTopic } from '@charaka/contract/foundation/access/topics';
import { Anchor, Button, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { Page } from '../../ui/page/page.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column, RowAction } from '../../ui/table/data-table-column.ts';
import { AuditChanges } from './audit-changes.tsx';
import { AuditFilters, auditFilters } from './audit-filters.tsx';
import type { AuditLine } from './audit-line.ts';
import { useCallName } from './use-call-name.ts';
import { type ToldChange, useChanges } from './use-changes.ts';
import { useTableWord } from './use-table-word.ts';

/** Route audit_log_report. */
export default function ListAuditLog() {
  const { t } = useTranslation('audit');
  const list = useList({ defaultSort: { column: 'time', direction: 'dsc' } });
  const rows = useRows(auditTopic, listAuditLog, list, auditFilters(list.filters));
  const [shown, setShown] = useState<AuditLine | null>(null);
  const rowActions = (line: AuditLine): RowAction[] => [
    {
      label: t('recordHistory'),
      icon: <IconHistory size={16} aria-hidden />,
      onSelect: () =>
        list.setFilters({ table: line.tableName, record: line.recordId, user: '', call: '', deed: '', from: 'all' }),
    },
  ];
  const isCut = rows.total >= MOST_AUDIT_LINES_COUNTED;
  return (
    <Page
      title={t('title')}
      action={
        <Button component={Link} to={`/${AUDIT_MENU_PATH}/report`} variant="default">
          {t('groupsAndTotals')}
        </Button>
      }
    >
      <DataTable
        name={AUDIT_MENU_PATH}
        title={t('title')}
        list={list}
        rows={rows}
        columns={useColumns(setShown)}
        rowKey={(row) => row.auditId}
        rowActions={rowActions}
        filters={<AuditFilters list={list} />}
      />
      {/* Below the lines, which it would push down: it is known only once they are there. */}
      {(isCut || rows.total > MOST_AUDIT_LINES_ANSWERED) && (
        <Text size="sm" c="dimmed" role="status">
          {isCut ? t('moreThan') : t('exportLimit')}
        </Text>
      )}
      {shown && <AuditChanges line={shown} onClose={() => setShown(null)} />}
    </Page>
  );
}

/** So many changed fields stand in a row; the rest is a click away. */
const fieldsInRow = 3;

function useColumns(onShow: (line: AuditLine) => void): Column<AuditLine>[] {
  const { t } = useTranslation('audit');
  const tableWord = useTableWord();
  const callName = useCallName();
  const changesOf = useChanges();
  const plain = (
    id: string,
    value: (line: AuditLine) => string | null | undefined,
    more: Partial<Column<AuditLine>> = {},
  ) => ({ id, title: t(id), value, isSortable: false, ...more }) satisfies Column<AuditLine>;
  return [
    plain('time', (line) => formatDateTime(line.at), { isSortable: true, minWidth: 150, onCard: 'title' }),
    plain('user', (line) => line.userName ?? t('system'), { onCard: 'fact' }),
    plain('operation', (line) => callName(line), { minWidth: 170, onCard: 'fact' }),
    plain('action', (line) => t(line.action), { isForDesk: true }),
    plain('table', (line) => tableWord(line.tableName), { onCard: 'fact' }),
    plain('record', (line) => line.recordId, { isForDesk: true, onCard: 'aside' }),
    plain('changes', (line) => changesText(line, changesOf(line)), {
      minWidth: 220,
      onCard: 'fact',
      cell: (line) => <ChangesCell line={line} onShow={onShow} />,
    }),
    plain('hospital', (line) => line.hospitalName, { isHiddenAtFirst: true }),
    plain('ip', (line) => line.ip),
    plain('technicalName', (line) => line.operation, { isHiddenAtFirst: true }),
    plain('requestId', (line) => line.requestId, { isHiddenAtFirst: true }),
  ];
}

/** Every changed field of a line, for files and prints. */
function changesText({ action }: AuditLine, changes: readonly ToldChange[]): string {
  return changes
    .map(({ label, before, after }) => (action === 'insert' ? `${label}: ${after}` : `${label}: ${before} → ${after}`))
    .join('; ');
}

function ChangesCell({ line, onShow }: { line: AuditLine; onShow(line: AuditLine): void }) {
  const { t } = useTranslation('audit');
  const changes = useChanges()(line);
  const told = changes.filter(({ isTechnical }) => !isTechnical);
  // Two columns may have one label, as the sides of a transfer.
  const all = [...new Set((told.length > 0 ? told : changes).map(({ label }) => label))];
  const labels = all.slice(0, fieldsInRow);
  const more = all.length - labels.length;
  return (
    <Anchor component="button" type="button" size="sm" ta="start" onClick={() => onShow(line)}>
      {labels.join(', ')}
      {more > 0 && ` ${t('moreFields', { count: more })}`}
    </Anchor>
  );
}
