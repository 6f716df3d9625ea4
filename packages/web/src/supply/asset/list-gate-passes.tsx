// Gate passes: written, approved by another person, sent, returned and closed; overdue ones first.

import { gatePassMenu } from '@charaka/contract/supply/asset/asset-menus';
import {
  approveGatePass,
  cancelGatePass,
  closeGatePass,
  listGatePasses,
  sendGatePass,
} from '@charaka/contract/supply/asset/gate-pass';
import { gatePassTopic } from '@charaka/contract/supply/asset/topics';
import { statesOf } from '@charaka/rules/step/steps';
import { gatePassSteps } from '@charaka/rules/supply/gate-pass-steps';
import { IconArrowBackUp, IconCheck, IconDoorExit, IconLock, IconPrinter, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatDateTime, formatDay } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { StateChip } from '../../ui/page/state-chip.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { WordFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { stepActions } from '../../ui/table/step-actions.ts';

const AddGatePass = lazy(() => import('./add-gate-pass.tsx'));
const ReturnGatePass = lazy(() => import('./return-gate-pass.tsx'));
const PrintGatePass = lazy(() => import('./print-gate-pass.tsx'));

type Pass = RowOf<typeof listGatePasses>;
type Opened = { readonly kind: 'add' } | { readonly kind: 'return' | 'print' | 'cancel'; readonly pass: Pass };

/** Route inventory/gate-pass. */
export default function ListGatePasses() {
  const { t } = useTranslation('asset');
  const { canAdd } = useRights(gatePassMenu);
  const list = useList();
  const status = statesOf(gatePassSteps).find((each) => each === list.filters.status);
  const rows = useRows(gatePassTopic, listGatePasses, list, {
    ...(status && { status }),
    ...(list.filters.status === 'overdue' && { isOverdue: true }),
    filterParams: containsInAny(['to', 'things'], list.filters.q),
  });
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const states = [
    { value: 'all', label: t('allStates') },
    { value: 'overdue', label: t('overdue') },
    ...statesOf(gatePassSteps).map((value) => ({ value, label: t(`passStates.${value}`) })),
  ];
  return (
    <ListPage
      name="gatePasses"
      title={t('gatePasses')}
      emptyHint={t('hints.gatePasses')}
      list={list}
      rows={rows}
      columns={useColumns()}
      rowKey={(row) => row.gatePassId}
      isQuiet={(row) => row.status === 'Closed' || row.status === 'Cancelled'}
      rowActions={useActions(setOpened)}
      filters={
        <>
          <SearchField label={t('searchPasses')} list={list} />
          <WordFilter list={list} name="status" label={t('state')} choices={states} />
        </>
      }
      add={canAdd && { label: t('writePass'), onSelect: () => setOpened({ kind: 'add' }) }}
    >
      {opened?.kind === 'cancel' && <CancelPass pass={opened.pass} onClose={close} />}
      <Suspense>
        {opened?.kind === 'add' && <AddGatePass onClose={close} />}
        {opened?.kind === 'return' && <ReturnGatePass gatePassId={opened.pass.gatePassId} onClose={close} />}
        {opened?.kind === 'print' && <PrintGatePass gatePassId={opened.pass.gatePassId} onClose={close} />}
      </Suspense>
    </ListPage>
  );
}

function useActions(onOpen: (opened: Opened) => void) {
  const { t } = useTranslation('asset');
  const { canAdd, canEdit, canDelete } = useRights(gatePassMenu);
  const approve = useCommand(approveGatePass);
  const send = useCommand(sendGatePass);
  const end = useCommand(closeGatePass);
  return (pass: Pass) => {
    const { gatePassId, status } = pass;
    const isReturnable = pass.kind === 'Returnable';
    return [
      {
        label: t('printPass'),
        icon: <IconPrinter size={16} aria-hidden />,
        onSelect: () => onOpen({ kind: 'print', pass }),
      },
      ...stepActions(gatePassSteps, status, {
        ...(canEdit &&
          pass.mayApprove && {
            approve: {
              label: t('approvePass'),
              icon: <IconCheck size={16} aria-hidden />,
              onSelect: () => approve.mutate({ gatePassId }),
            },
          }),
        ...(canAdd && {
          send: {
            label: t('sendPass'),
            icon: <IconDoorExit size={16} aria-hidden />,
            onSelect: () => send.mutate({ gatePassId }),
          },
        }),
        ...(canAdd &&
          isReturnable && {
            returnAll: {
              label: t('recordReturn'),
              icon: <IconArrowBackUp size={16} aria-hidden />,
              onSelect: () => onOpen({ kind: 'return', pass }),
            },
          }),
        ...(canEdit &&
          (status === 'Back' || !isReturnable) && {
            close: {
              label: t('closePass'),
              icon: <IconLock size={16} aria-hidden />,
              onSelect: () => end.mutate({ gatePassId }),
            },
          }),
        ...(canDelete && {
          cancel: {
            label: t('cancelPass'),
            icon: <IconX size={16} aria-hidden />,
            onSelect: () => onOpen({ kind: 'cancel', pass }),
          },
        }),
      }),
    ];
  };
}

function CancelPass({ pass, onClose }: { pass: Pass; onClose(): void }) {
  const { t } = useTranslation('asset');
  const command = useCommand(cancelGatePass, { onDone: onClose });
  return (
    <ReasonDialog
      title={t('passOf', { number: pass.passNo })}
      submitLabel={t('cancelPass')}
      isSubmitting={command.isPending}
      isDangerous
      maxLength={300}
      onSave={(reason) => command.mutate({ gatePass: { gatePassId: pass.gatePassId, reason } })}
      onClose={onClose}
    />
  );
}

function useColumns(): Column<Pass>[] {
  const { t } = useTranslation('asset');
  return [
    { id: 'passNo', title: t('passNo'), value: (row) => row.passNo },
    { id: 'things', title: t('things'), value: (row) => row.things, minWidth: 180 },
    { id: 'to', title: t('party'), value: (row) => row.party, minWidth: 140 },
    {
      id: 'status',
      title: t('state'),
      value: (row) => t(`passStates.${row.status}`),
      cell: (row) => (
        <>
          <StateChip steps={gatePassSteps} state={row.status} />{' '}
          {row.isOverdue && <StatusChip tone="danger">{t('overdue')}</StatusChip>}
        </>
      ),
    },
    { id: 'direction', title: t('direction'), value: (row) => t(`directions.${row.direction}`), isForDesk: true },
    { id: 'kind', title: t('passKind'), value: (row) => t(`passKinds.${row.kind}`), isForDesk: true },
    { id: 'dueBack', title: t('dueBack'), value: (row) => formatDay(row.dueBack) },
    { id: 'createdOn', title: t('writtenOn'), value: (row) => formatDateTime(row.createdAt), isForDesk: true },
    {
      id: 'createdBy',
      title: t('writtenBy'),
      value: (row) => row.createdByName,
      isSortable: false,
      isHiddenAtFirst: true,
    },
    {
      id: 'approvedBy',
      title: t('approvedBy'),
      value: (row) => row.approvedByName,
      isSortable: false,
      isForDesk: true,
    },
  ];
}
