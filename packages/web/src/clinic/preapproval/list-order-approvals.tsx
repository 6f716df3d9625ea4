// Orders that a payer has to approve before they begin: the requests and the answers (OR027).

import { orderApprovalMenu, orderApprovalWorklist } from '@charaka/contract/clinic/preapproval/order-approval';
import { payerApprovals } from '@charaka/rules/clinic/order-gate';
import { isBeforeWork } from '@charaka/rules/clinic/order-step';
import { Text } from '@mantine/core';
import { IconMessageReply } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { usePatientColumns } from '../../people/worklist/work-columns.tsx';
import { useWorklist, Worklist } from '../../people/worklist/worklist.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { StateChip } from '../../ui/page/state-chip.tsx';
import type { Column, RowAction } from '../../ui/table/data-table-column.ts';
import { PriorityMark } from '../order/order-state.tsx';
import { AnswerDialog } from './answer-dialog.tsx';

type Row = RowOf<typeof orderApprovalWorklist.list>;

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('preapproval');
  const [patient] = usePatientColumns<Row>();
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
    patient,
    { id: 'hospitalRegnNo', title: t('stayNumber'), value: (row) => row.stayNumber },
    { id: 'associationName', title: t('payer'), value: (row) => row.associationName, minWidth: 140 },
    { id: 'amount', title: t('amount'), value: (row) => formatAmount(row.amount), isNumeric: true },
    {
      id: 'orderFor',
      title: t('wanted'),
      value: (row) => formatDateTime(row.orderFor),
      cell: (row) => <MomentText at={row.orderFor} />,
    },
    { id: 'orderedBy', title: t('orderedBy'), value: (row) => row.orderedByName },
    {
      id: 'approvalState',
      title: t('state'),
      value: (row) => t(`states.${row.approvalState}`),
      cell: (row) => (
        <>
          <StateChip steps={payerApprovals} state={row.approvalState} />
          {(row.approvalNo || row.approvalReason) && (
            <Text size="xs" c="dimmed">
              {[row.approvalNo, row.approvalReason].filter(Boolean).join(' · ')}
            </Text>
          )}
        </>
      ),
      minWidth: 120,
    },
    // Both stand below the answer.
    { id: 'approvalNo', title: t('approvalNo'), value: (row) => row.approvalNo, isHiddenAtFirst: true },
    { id: 'overrideReason', title: t('reason'), value: (row) => row.approvalReason, isHiddenAtFirst: true },
  ];
}

/** Route tpa/order-approval. */
export default function ListOrderApprovals() {
  const { t } = useTranslation('preapproval');
  const { canEdit } = useRights(orderApprovalMenu);
  const work = useWorklist(orderApprovalWorklist);
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
    <Worklist
      work={work}
      name="Order approvals"
      title={t('title')}
      searchLabel={t('search')}
      columns={useColumns()}
      rowActions={actionsOf}
    >
      {asked && (
        <OfPatient patient={asked}>
          <AnswerDialog order={asked} onClose={() => setAsked(null)} />
        </OfPatient>
      )}
    </Worklist>
  );
}
