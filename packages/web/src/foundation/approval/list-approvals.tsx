// The queue of approvals: what waits for the user, and what became of the user's own requests.

import { approvalMenu, listApprovals } from '@charaka/contract/foundation/approval/approval';
import { approvalTopic } from '@charaka/contract/foundation/approval/topics';
import { approvalSteps } from '@charaka/rules/access/approval-steps';
import { mayStep } from '@charaka/rules/step/steps';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowRight, IconChecks } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contains } from '../../kernel/filters.ts';
import { formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { Page } from '../../ui/page/page.tsx';
import { StateChip } from '../../ui/page/state-chip.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column, RowAction } from '../../ui/table/data-table-column.ts';
import { WordFilter } from '../../ui/table/list-filters.tsx';
import { type ApprovalRow, reasonOf, subjectOf } from './approval-row.ts';
import { DecideApproval } from './decide-approval.tsx';
import { factText } from './fact-text.ts';
import { useWithdraw } from './use-withdraw.ts';

const selections = ['all', 'toDecide', 'own', 'open'] as const;

/** Route approval. */
export default function ListApprovals() {
  const { t } = useTranslation('approval');
  const list = useList();
  const only = selections.find((one) => one === list.filters.only) ?? 'all';
  const rows = useRows(approvalTopic, listApprovals, list, {
    ...(only === 'all' ? {} : { only }),
    filterParams: list.filters.q ? [contains('subject', list.filters.q)] : [],
  });
  const [deciding, setDeciding] = useState<ApprovalRow | null>(null);
  return (
    <Page title={t('approvals')}>
      <DataTable
        name="Approvals"
        title={t('approvals')}
        emptyHint={t('approvalsHint')}
        list={list}
        rows={rows}
        rowKey={(row) => row.approvalRequestId}
        columns={useColumns(setDeciding)}
        rowActions={useActions(setDeciding)}
        isQuiet={({ state }) => !mayStep(approvalSteps, 'withdraw', state)}
        filters={
          <>
            <SearchField label={t('search')} list={list} />
            <WordFilter
              list={list}
              name="only"
              label={t('show')}
              choices={selections.map((value) => ({ value, label: t(`selections.${value}`) }))}
            />
          </>
        }
      />
      {deciding && <DecideApproval request={deciding} onClose={() => setDeciding(null)} />}
    </Page>
  );
}

function useColumns(onDecide: (row: ApprovalRow) => void): Column<ApprovalRow>[] {
  const { t } = useTranslation('approval');
  const { canEdit } = useRights(approvalMenu);
  const figures = (row: ApprovalRow) =>
    row.facts.map((fact) => `${t(`facts.${fact.name}`)}: ${factText(fact)}`).join('; ');
  return [
    { id: 'kind', title: t('kind'), value: (row) => t(`kinds.${row.kind}`) },
    { id: 'subject', title: t('subject'), value: subjectOf, minWidth: 180 },
    { id: 'figures', title: t('figures'), value: figures, isSortable: false, minWidth: 220 },
    { id: 'reason', title: t('reason'), value: reasonOf, minWidth: 140 },
    {
      id: 'state',
      title: t('state'),
      value: (row) => t(`states.${row.state}`),
      cell: (row) =>
        row.mayDecide && canEdit ? (
          <Button size="compact-sm" onClick={() => onDecide(row)}>
            {t('decide')}
          </Button>
        ) : (
          <StateChip steps={approvalSteps} state={row.state} />
        ),
    },
    { id: 'askedByName', title: t('askedBy'), value: (row) => row.askedByName },
    { id: 'askedAt', title: t('askedAt'), value: (row) => formatDateTime(row.askedAt) },
    { id: 'decidedByName', title: t('decidedBy'), value: (row) => row.decidedByName },
    { id: 'note', title: t('note'), value: (row) => row.note, isSortable: false, minWidth: 120 },
    { id: 'decidedAt', title: t('decidedAt'), value: (row) => formatDateTime(row.decidedAt), isHiddenAtFirst: true },
    { id: 'expiresAt', title: t('expiresAt'), value: (row) => formatDateTime(row.expiresAt), isHiddenAtFirst: true },
  ];
}

/** Actions: decide requests that are pending for the user; continue or withdraw the user's own requests. */
function useActions(onDecide: (row: ApprovalRow) => void): (row: ApprovalRow) => RowAction[] {
  const { t } = useTranslation('approval');
  const { canEdit } = useRights(approvalMenu);
  const navigate = useNavigate();
  const withdraw = useWithdraw();
  return (row) => {
    const { path, isOwn, state } = row;
    const isOpen = mayStep(approvalSteps, 'withdraw', state);
    return [
      ...(row.mayDecide && canEdit
        ? [
            {
              label: t('decide'),
              icon: <IconChecks size={16} aria-hidden />,
              isNext: true,
              onSelect: () => onDecide(row),
            },
          ]
        : []),
      ...(isOwn && state === 'approved' && path
        ? [
            {
              label: t('goOn'),
              icon: <IconArrowRight size={16} aria-hidden />,
              onSelect: () => void navigate({ href: `/${path}` }),
            },
          ]
        : []),
      ...(isOwn && isOpen
        ? [
            {
              label: t('withdraw'),
              icon: <IconArrowBackUp size={16} aria-hidden />,
              isDangerous: true,
              onSelect: () => void withdraw(row),
            },
          ]
        : []),
    ];
  };
}
