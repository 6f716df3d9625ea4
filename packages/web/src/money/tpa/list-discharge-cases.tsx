// The payers' cases on their way out, and the final authorised amount of each (Q48).

import { listDischargeCases, settlementMenu } from '@charaka/contract/money/tpa/settlement';
import { admissionMenu } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { IconFileInvoice, IconHistory, IconSnowflake, IconWritingSign } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { Page } from '../../ui/page/page.tsx';
import { StatusChip, type Tone } from '../../ui/page/status-chip.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column, RowAction } from '../../ui/table/data-table-column.ts';
import { WordFilter } from '../../ui/table/list-filters.tsx';
import { useCaseColumns } from './case-columns.tsx';
import { nameFilter, PayerFilter, payerFilter } from './desk-filters.tsx';
import type { DischargeCase } from './discharge-case.ts';
import { SetFinalAuthorized } from './set-final-authorized.tsx';

const BillVersions = lazy(() => import('./bill-versions.tsx'));
const ProvisionalBill = lazy(() => import('./provisional-bill.tsx'));
const TransferTpa = lazy(() => import('./transfer-tpa.tsx'));
const ViewBill = lazy(() => import('../bill/view-bill.tsx'));

const states = ['open', 'waiting', 'entered', 'billed'] as const;
type CaseState = Exclude<(typeof states)[number], 'open'>;

/** How far a case is, in words. */
function stateOf(row: DischargeCase): CaseState {
  if (row.isFinalBill) return 'billed';
  return row.finalAuthorized != null ? 'entered' : 'waiting';
}

const tones: Readonly<Record<CaseState, Tone>> = { waiting: 'waiting', entered: 'done', billed: 'past' };

function useColumns(): Column<DischargeCase>[] {
  const { t } = useTranslation('tpa');
  const amount = (id: string, title: string, value: (row: DischargeCase) => number | null | undefined) => ({
    id,
    title,
    value: (row: DischargeCase) => formatAmount(value(row)),
    isNumeric: true,
  });
  return [
    ...useCaseColumns<DischargeCase>(),
    { id: 'bedName', title: t('bed'), value: (row) => row.bedName, isSortable: false, isForDesk: true },
    { id: 'dischargeInitiatedAt', title: t('initiatedAt'), value: (row) => formatDateTime(row.dischargeInitiatedAt) },
    { ...amount('chargeTotal', t('chargeTotal'), (row) => row.chargeTotal), isSortable: false },
    { ...amount('paidInAdvance', t('paidInAdvance'), (row) => row.paidInAdvance), isSortable: false, isForDesk: true },
    amount('tpaauthorizedforamount', t('estimatedAmount'), (row) => row.tpaAuthorized),
    amount('finalAuthorizedAmount', t('finalAuthorized'), (row) => row.finalAuthorized),
    {
      id: 'isFinalBill',
      title: t('state'),
      isState: true,
      value: (row) => t(`caseStates.${stateOf(row)}`),
      cell: (row) => <StatusChip tone={tones[stateOf(row)]}>{t(`caseStates.${stateOf(row)}`)}</StatusChip>,
    },
  ];
}

interface OpenDialog {
  readonly kind: 'amount' | 'versions' | 'bill' | 'history';
  readonly row: DischargeCase;
}

function useRowActions(onOpen: (open: OpenDialog) => void): (row: DischargeCase) => RowAction[] {
  const { t } = useTranslation('tpa');
  const { canEdit } = useRights(settlementMenu);
  const { canView } = useRights(admissionMenu);
  const action = (kind: OpenDialog['kind'], Icon: typeof IconHistory, row: DischargeCase): RowAction => ({
    label: t(`caseActions.${kind}`),
    icon: <Icon size={16} aria-hidden />,
    onSelect: () => onOpen({ kind, row }),
  });
  return (row) => [
    ...(canEdit && !row.isFinalBill ? [action('amount', IconWritingSign, row)] : []),
    action('versions', IconSnowflake, row),
    ...(canView ? [action('bill', IconFileInvoice, row), action('history', IconHistory, row)] : []),
  ];
}

function BillOf({ row: { admissionId, isFinalBill }, onClose }: { row: DischargeCase; onClose(): void }) {
  if (isFinalBill) return <ViewBill admissionId={admissionId} mode="final" onClose={onClose} />;
  return <ProvisionalBill admissionId={admissionId} onClose={onClose} />;
}

/** Route tpa/inpatient-settlement. */
export default function ListDischargeCases() {
  const { t } = useTranslation('tpa');
  const list = useList({ defaultSort: { column: 'dischargeInitiatedAt', direction: 'asc' } });
  const state = states.find((one) => one === list.filters.state && one !== 'open') as CaseState | undefined;
  const rows = useRows(admissionTopic, listDischargeCases, list, {
    ...payerFilter(list.filters),
    ...(state ? { state } : {}),
    filterParams: nameFilter(list.filters),
  });
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = () => setOpen(null);
  const actionsFor = useRowActions(setOpen);
  return (
    <Page title={t('settlement')} crumbs={[{ label: t('tpa') }]}>
      <DataTable
        name="InpatientSettlement"
        title={t('settlement')}
        list={list}
        rows={rows}
        rowKey={(row) => row.admissionId}
        columns={useColumns()}
        rowActions={actionsFor}
        isQuiet={(row) => row.isFinalBill}
        filters={
          <>
            <SearchField label={t('searchName')} list={list} />
            <PayerFilter list={list} />
            <WordFilter
              list={list}
              name="state"
              label={t('state')}
              choices={states.map((value) => ({ value, label: t(`caseStates.${value}`) }))}
            />
          </>
        }
      />
      <Suspense>
        {open?.kind === 'amount' && <SetFinalAuthorized row={open.row} onClose={close} />}
        {open?.kind === 'bill' && <BillOf row={open.row} onClose={close} />}
        {open?.kind === 'versions' && <BillVersions admissionId={open.row.admissionId} onClose={close} />}
        {open?.kind === 'history' && <TransferTpa admissionId={open.row.admissionId} onClose={close} />}
      </Suspense>
    </Page>
  );
}
