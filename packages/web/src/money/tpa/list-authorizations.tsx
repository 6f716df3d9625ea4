// The desk of authorisations: requests to payers, their answers, and expired requests.

import { authorizationMenu, listAuthorizations } from '@charaka/contract/money/tpa/authorization';
import { tpaTopic } from '@charaka/contract/money/tpa/topics';
import { AUTHORIZATION_KINDS, clockStateOf } from '@charaka/rules/stay/authorization-clock';
import { Button, Group } from '@mantine/core';
import { IconClockEdit, IconMessageCheck, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { Page } from '../../ui/page/page.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column, RowAction } from '../../ui/table/data-table-column.ts';
import { WordFilter } from '../../ui/table/list-filters.tsx';
import { AnswerAuthorization } from './answer-authorization.tsx';
import { AskAuthorization } from './ask-authorization.tsx';
import type { AuthorizationRow } from './authorization-row.ts';
import { useCaseColumns } from './case-columns.tsx';
import { ClockText, useNow } from './clock-text.tsx';
import { nameFilter, PayerFilter, payerFilter } from './desk-filters.tsx';
import { OverdueNotice } from './overdue-notice.tsx';
import { TimeLimits } from './time-limits.tsx';

const selections = ['open', 'overdue', 'answered', 'all'] as const;

/** The column of the payer's answer appears only when answered requests are listed: for waiting requests it would be empty. */
function useColumns(now: Date, isWaiting: boolean): Column<AuthorizationRow>[] {
  const { t } = useTranslation('tpa');
  const amount = (id: string, title: string, value: (row: AuthorizationRow) => number | null | undefined) => ({
    id,
    title,
    value: (row: AuthorizationRow) => formatAmount(value(row)),
    isNumeric: true,
  });
  return [
    ...useCaseColumns<AuthorizationRow>(),
    { id: 'kind', title: t('askedFor'), value: (row) => t(`kinds.${row.kind}`), minWidth: 120 },
    { id: 'askedAt', title: t('askedAt'), value: (row) => formatDateTime(row.askedAt), isForDesk: true },
    {
      id: 'clock',
      title: t('clock'),
      value: (row) => t(`clockStates.${clockStateOf(row, now)}`),
      cell: (row) => <ClockText request={row} now={now} />,
      isSortable: false,
    },
    amount('askedAmount', t('askedAmount'), (row) => row.askedAmount),
    { id: 'status', title: t('status'), value: (row) => t(`statuses.${row.status}`) },
    { ...amount('approvedAmount', t('approvedAmount'), (row) => row.approvedAmount), isHiddenAtFirst: isWaiting },
    {
      id: 'answeredAt',
      title: t('answeredAt'),
      value: (row) => formatDateTime(row.answeredAt),
      isHiddenAtFirst: isWaiting,
    },
    {
      id: 'remark',
      title: t('remark'),
      value: (row) => row.remark,
      isSortable: false,
      minWidth: 140,
      isHiddenAtFirst: isWaiting,
    },
    {
      id: 'referenceNo',
      title: t('referenceNo'),
      value: (row) => row.referenceNo,
      isSortable: false,
      isHiddenAtFirst: true,
    },
  ];
}

type OpenDialog = { readonly kind: 'ask' | 'limits' } | { readonly kind: 'answer'; readonly row: AuthorizationRow };

/** Route tpa/authorization. Open requests first, ordered by the time they expire. */
export default function ListAuthorizations() {
  const { t } = useTranslation('tpa');
  const { canEdit } = useRights(authorizationMenu);
  const now = useNow();
  const list = useList();
  const chosen = selections.find((one) => one === list.filters.only) ?? 'open';
  const kind = AUTHORIZATION_KINDS.find((one) => one === list.filters.kind);
  const rows = useRows(tpaTopic, listAuthorizations, list, {
    ...payerFilter(list.filters),
    ...(chosen === 'all' ? {} : { only: chosen }),
    ...(kind ? { kind } : {}),
    filterParams: nameFilter(list.filters),
  });
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const actionsFor = (row: AuthorizationRow): RowAction[] =>
    canEdit && !row.answeredAt
      ? [
          {
            label: t('noteAnswer'),
            isNext: true,
            icon: <IconMessageCheck size={16} aria-hidden />,
            onSelect: () => setOpen({ kind: 'answer', row }),
          },
        ]
      : [];
  return (
    <Page
      title={t('authorizations')}
      crumbs={[{ label: t('tpa') }]}
      action={canEdit && <DeskButtons onOpen={setOpen} />}
    >
      <OverdueNotice onShow={() => list.setFilters({ only: 'overdue', kind: '', payer: '', q: '' })} />
      <DataTable
        name="Authorisations"
        title={t('authorizations')}
        list={list}
        rows={rows}
        rowKey={(row) => row.authorizationId}
        columns={useColumns(now, chosen === 'open' || chosen === 'overdue')}
        rowActions={actionsFor}
        isQuiet={(row) => row.answeredAt != null}
        filters={
          <>
            <SearchField label={t('searchName')} list={list} />
            <WordFilter
              list={list}
              name="only"
              label={t('show')}
              choices={selections.map((value) => ({ value, label: t(`selections.${value}`) }))}
            />
            <WordFilter
              list={list}
              name="kind"
              label={t('askedFor')}
              choices={['all', ...AUTHORIZATION_KINDS].map((value) => ({ value, label: t(`kinds.${value}`) }))}
            />
            <PayerFilter list={list} />
          </>
        }
      />
      {open?.kind === 'ask' && <AskAuthorization onClose={() => setOpen(null)} />}
      {open?.kind === 'answer' && <AnswerAuthorization row={open.row} onClose={() => setOpen(null)} />}
      {open?.kind === 'limits' && <TimeLimits onClose={() => setOpen(null)} />}
    </Page>
  );
}

function DeskButtons({ onOpen }: { onOpen(open: OpenDialog): void }) {
  const { t } = useTranslation('tpa');
  return (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<IconClockEdit size={16} aria-hidden />}
        onClick={() => onOpen({ kind: 'limits' })}
      >
        {t('timeLimits')}
      </Button>
      <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => onOpen({ kind: 'ask' })}>
        {t('newRequest')}
      </Button>
    </Group>
  );
}
