// The audits of assets: started for a place, and opened to scan or to approve.
import { listAssetAudits } from '@charaka/contract/supply/asset/asset-audit';
import { assetAuditMenu } from '@charaka/contract/supply/asset/asset-menus';
import { assetAuditTopic } from '@charaka/contract/supply/asset/topics';
import { statesOf } from '@charaka/rules/step/steps';
import { assetAuditSteps } from '@charaka/rules/supply/asset-audit-steps';
import { Anchor } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import type { ScreenAddress } from '../../kernel/screen-address.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { StateChip } from '../../ui/page/state-chip.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { WordFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';

const StartAssetAudit = lazy(() => import('./start-asset-audit.tsx'));

type Audit = RowOf<typeof listAssetAudits>;

const sheetOf = (assetAuditId: number): ScreenAddress => `/${assetAuditMenu}/${assetAuditId}`;

/** Route inventory/asset-audit. */
export default function ListAssetAudits() {
  const { t } = useTranslation('asset');
  const navigate = useNavigate();
  const { canAdd } = useRights(assetAuditMenu);
  const list = useList();
  const status = statesOf(assetAuditSteps).find((each) => each === list.filters.status);
  const rows = useRows(assetAuditTopic, listAssetAudits, list, {
    ...(status && { status }),
    filterParams: containsInAny(['placeName'], list.filters.q),
  });
  const [isStarting, setIsStarting] = useState(false);
  const states = [
    { value: 'all', label: t('allStates') },
    ...statesOf(assetAuditSteps).map((value) => ({ value, label: t(`auditStates.${value}`) })),
  ];
  return (
    <ListPage
      name="assetAudits"
      title={t('assetAudits')}
      emptyHint={t('hints.assetAudits')}
      list={list}
      rows={rows}
      columns={useColumns()}
      rowKey={(row) => row.assetAuditId}
      isQuiet={(row) => row.status === 'Approved'}
      filters={
        <>
          <SearchField label={t('searchAudits')} list={list} />
          <WordFilter list={list} name="status" label={t('state')} choices={states} />
        </>
      }
      add={canAdd && { label: t('startAudit'), onSelect: () => setIsStarting(true) }}
    >
      <Suspense>
        {isStarting && (
          <StartAssetAudit
            onStarted={(assetAuditId) => void navigate({ to: sheetOf(assetAuditId) })}
            onClose={() => setIsStarting(false)}
          />
        )}
      </Suspense>
    </ListPage>
  );
}

function useColumns(): Column<Audit>[] {
  const { t } = useTranslation('asset');
  const figure = (id: 'found' | 'missing' | 'misplaced' | 'unknown', value: (row: Audit) => number): Column<Audit> => ({
    id,
    title: t(`verdictCounts.${id}`),
    value,
    isNumeric: true,
    isSortable: false,
  });
  return [
    {
      id: 'placeName',
      title: t('place'),
      value: (row) => row.placeName,
      cell: (row) => (
        <Anchor component={Link} to={sheetOf(row.assetAuditId)}>
          {row.placeName}
        </Anchor>
      ),
      minWidth: 140,
    },
    {
      id: 'status',
      title: t('state'),
      value: (row) => t(`auditStates.${row.status}`),
      cell: (row) => <StateChip steps={assetAuditSteps} state={row.status} />,
    },
    figure('found', (row) => row.foundCount),
    figure('missing', (row) => row.missingCount),
    figure('misplaced', (row) => row.misplacedCount),
    figure('unknown', (row) => row.unknownCount),
    { id: 'startedOn', title: t('startedOn'), value: (row) => formatDateTime(row.startedAt) },
    { id: 'scannedBy', title: t('startedBy'), value: (row) => row.startedByName, isSortable: false, isForDesk: true },
    {
      id: 'approvedBy',
      title: t('approvedBy'),
      value: (row) => row.approvedByName,
      isSortable: false,
      isForDesk: true,
    },
  ];
}
