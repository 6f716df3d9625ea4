// Orders that a payer has to approve before they begin: the requests and the answers (OR027).
import { orderTopic } from '@charaka/contract/clinic/order/topics';
import { listOrderApprovals, orderApprovalMenu } from '@charaka/contract/clinic/preapproval/order-approval';
import { approvalStates } from '@charaka/rules/clinic/order-gate';
import { isBeforeWork } from '@charaka/rules/clinic/order-step';
import { Text } from '@mantine/core';
import { IconMessageReply } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatAmount, formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { fullName } from '../../people/patient/patient-facts.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { StatusChip, type Tone } from '../../ui/page/status-chip.tsx';
import type { Column, RowAction } from '../../ui/table/data-table-column.ts';
import { WordFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { PriorityMark } from '../order/order-state.tsx';
import { AnswerDialog } from './answer-dialog.tsx';

type Row = RowOf<typeof listOrderApprovals>;

const tones: Readonly<Record<Row['approvalState'], Tone>> = {
  NotNeeded: 'past',
  Needed: 'waiting',
  Asked: 'info',
  Approved: 'done',
  Refused: 'danger',
  Overridden: 'done',
};
const shownStates = approvalStates.filter((state) => state !== 'NotNeeded');

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('preapproval');
  const fixed = { isSortable: false };
  return [
    {
      id: 'orderName',
      title: t('order'),
      value: (row) => row.orderName,
      cell: (row) => (
        <>
          {row.orderName} <PriorityMark priority={row.priority} />
        </>
      ),
      minWidth: 180,
    },
    { id: 'firstname', title: t('patient'), value: (row) => row.infantName || fullName(row), minWidth: 150 },
    { id: 'hospitalRegnNo', title: t('stayNumber'), value: (row) => row.stayNumber },
    { id: 'associationName', title: t('payer'), value: (row) => row.associationName, minWidth: 140 },
    { id: 'amount', title: t('amount'), value: (row) => formatAmount(row.amount), isNumeric: true, ...fixed },
    {
      id: 'orderFor',
      title: t('wanted'),
      value: (row) => formatDateTime(row.orderFor),
      cell: (row) => <MomentText at={row.orderFor} />,
    },
    { id: 'orderedBy', title: t('orderedBy'), value: (row) => row.orderedByName, ...fixed },
    {
      id: 'approvalState',
      title: t('state'),
      value: (row) => t(`states.${row.approvalState}`),
      cell: (row) => (
        <>
          <StatusChip tone={tones[row.approvalState]}>{t(`states.${row.approvalState}`)}</StatusChip>
          {(row.approvalNo || row.approvalReason) && (
            <Text size="xs" c="dimmed">
              {[row.approvalNo, row.approvalReason].filter(Boolean).join(' · ')}
            </Text>
          )}
        </>
      ),
      minWidth: 120,
      ...fixed,
    },
    // Both stand below the answer.
    { id: 'approvalNo', title: t('approvalNo'), value: (row) => row.approvalNo, isHiddenAtFirst: true, ...fixed },
    { id: 'overrideReason', title: t('reason'), value: (row) => row.approvalReason, isHiddenAtFirst: true, ...fixed },
  ];
}

/** Route tpa/order-approval. */
export default function ListOrderApprovals() {
  const { t } = useTranslation('preapproval');
  const { canEdit } = useRights(orderApprovalMenu);
  const list = useList();
  const approvalState = shownStates.find((state) => state === list.filters.state) ?? null;
  const rows = useRows(orderTopic, listOrderApprovals, list, {
    approvalState,
    filterParams: containsInAny(['orderName', 'firstname', 'hospitalRegnNo', 'associationName'], list.filters.q),
  });
  const [asked, setAsked] = useState<Row | null>(null);
  const actionsOf = (row: Row): RowAction[] =>
    canEdit && isBeforeWork(row.status)
      ? [
          {
            label: t('answer'),
            letter: 'a',
            isNext: true,
            icon: <IconMessageReply size={16} aria-hidden />,
            onSelect: () => setAsked(row),
          },
        ]
      : [];
  return (
    <ListPage
      name="Order approvals"
      title={t('title')}
      list={list}
      rows={rows}
      rowKey={(row) => row.orderId}
      columns={useColumns()}
      rowActions={actionsOf}
      filters={
        <>
          <SearchField label={t('search')} list={list} />
          <WordFilter
            list={list}
            name="state"
            label={t('state')}
            choices={[
              { value: '', label: t('open') },
              ...shownStates.map((value) => ({ value, label: t(`states.${value}`) })),
            ]}
          />
        </>
      }
    >
      {asked && <AnswerDialog order={asked} onClose={() => setAsked(null)} />}
    </ListPage>
  );
}
