// The register of assets: accepted, put into use, handed over; a scanned number opens its asset.

import { confirmCustody, getAssetByCode, listAssets } from '@charaka/contract/supply/asset/asset';
import { assetMenu } from '@charaka/contract/supply/asset/asset-menus';
import { assetTopic } from '@charaka/contract/supply/asset/topics';
import { statesOf } from '@charaka/rules/step/steps';
import { assetSteps } from '@charaka/rules/supply/asset-steps';
import {
  IconArchiveOff,
  IconCheck,
  IconEye,
  IconHandStop,
  IconMapPinOff,
  IconMapPinSearch,
  IconPlayerPlay,
  IconPrinter,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatAmount, formatDay } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { ScanField } from '../../ui/field/scan-field.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { StateChip } from '../../ui/page/state-chip.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { WordFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { stepActions } from '../../ui/table/step-actions.ts';
import { type AssetRow, fullPlace } from './asset-row.ts';

const AcceptCapital = lazy(() => import('./accept-capital.tsx'));
const OpenAsset = lazy(() => import('./open-asset.tsx'));
const CapitaliseAsset = lazy(() => import('./capitalise-asset.tsx'));
const HandOverAsset = lazy(() => import('./hand-over-asset.tsx'));
const EndAsset = lazy(() => import('./end-asset.tsx'));
const PrintAssetLabels = lazy(() => import('./print-asset-labels.tsx'));

type Opened =
  | { readonly kind: 'add' }
  | { readonly kind: 'open'; readonly assetId: number }
  | { readonly kind: 'label'; readonly assetIds: readonly number[] }
  | { readonly kind: 'capitalise' | 'handOver' | 'lose' | 'find' | 'retire'; readonly asset: AssetRow };

/** Route inventory/capital. */
export default function ListAssets() {
  const { t } = useTranslation('asset');
  const { canAdd } = useRights(assetMenu);
  const list = useList();
  const status = statesOf(assetSteps).find((each) => each === list.filters.status);
  const rows = useRows(assetTopic, listAssets, list, {
    ...(status && { status }),
    filterParams: containsInAny(['assetNo', 'assetName', 'serialNo', 'udi', 'placeName'], list.filters.q),
  });
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const states = [
    { value: 'all', label: t('allStates') },
    ...statesOf(assetSteps).map((value) => ({ value, label: t(`states.${value}`) })),
  ];
  return (
    <ListPage
      name="assets"
      title={t('assets')}
      emptyHint={t('hints.assets')}
      list={list}
      rows={rows}
      columns={useColumns()}
      rowKey={(row) => row.assetId}
      isQuiet={(row) => row.status === 'Retired'}
      rowActions={useActions(setOpened)}
      filters={
        <>
          <SearchField label={t('searchAssets')} list={list} />
          <WordFilter list={list} name="status" label={t('state')} choices={states} />
        </>
      }
      moreActions={<OpenByScan onFound={(assetId) => setOpened({ kind: 'open', assetId })} />}
      add={canAdd && { label: t('acceptGoods'), onSelect: () => setOpened({ kind: 'add' }) }}
    >
      <Suspense>
        {opened?.kind === 'add' && (
          <AcceptCapital onAccepted={(assetIds) => setOpened({ kind: 'label', assetIds })} onClose={close} />
        )}
        {opened?.kind === 'open' && <OpenAsset assetId={opened.assetId} onClose={close} />}
        {opened?.kind === 'label' && <PrintAssetLabels assetIds={opened.assetIds} onClose={close} />}
        {opened?.kind === 'capitalise' && <CapitaliseAsset asset={opened.asset} onClose={close} />}
        {opened?.kind === 'handOver' && <HandOverAsset asset={opened.asset} onClose={close} />}
        {(opened?.kind === 'lose' || opened?.kind === 'find' || opened?.kind === 'retire') && (
          <EndAsset way={opened.kind} asset={opened.asset} onClose={close} />
        )}
      </Suspense>
    </ListPage>
  );
}

/** A scanned or typed number, serial number or UDI opens its asset. */
function OpenByScan({ onFound }: { onFound(assetId: number): void }) {
  const { t } = useTranslation('asset');
  const find = useCommand(getAssetByCode);
  return (
    <ScanField
      label={t('scanAsset')}
      maxLength={120}
      onScan={async (code) => {
        const { assetId } = await find.mutateAsync({ code });
        onFound(assetId);
        return null;
      }}
    />
  );
}

function useActions(onOpen: (opened: Opened) => void) {
  const { t } = useTranslation('asset');
  const { canEdit, canDelete } = useRights(assetMenu);
  const confirm = useCommand(confirmCustody);
  return (asset: AssetRow) => {
    const open = (kind: 'capitalise' | 'handOver' | 'lose' | 'find' | 'retire') => () => onOpen({ kind, asset });
    const { assetId, status } = asset;
    const isHere = (status === 'Standby' || status === 'InUse') && !asset.outPassNo;
    const find = {
      label: t('ways.find'),
      icon: <IconMapPinSearch size={16} aria-hidden />,
      onSelect: open('find'),
    };
    return [
      {
        label: t('openAsset'),
        icon: <IconEye size={16} aria-hidden />,
        letter: 'o',
        onSelect: () => onOpen({ kind: 'open', assetId }),
      },
      {
        label: t('printLabel'),
        icon: <IconPrinter size={16} aria-hidden />,
        onSelect: () => onOpen({ kind: 'label', assetIds: [assetId] }),
      },
      ...(asset.mayConfirm
        ? [
            {
              label: t('confirmCustody'),
              icon: <IconCheck size={16} aria-hidden />,
              onSelect: () => confirm.mutate({ assetId }),
            },
          ]
        : []),
      ...(canEdit && isHere
        ? [{ label: t('handOver'), icon: <IconHandStop size={16} aria-hidden />, onSelect: open('handOver') }]
        : []),
      ...stepActions(assetSteps, status, {
        ...(canEdit && {
          capitalise: {
            label: t('capitalise'),
            icon: <IconPlayerPlay size={16} aria-hidden />,
            onSelect: open('capitalise'),
          },
          lose: { label: t('ways.lose'), icon: <IconMapPinOff size={16} aria-hidden />, onSelect: open('lose') },
          ...(asset.capitalisedOn ? { findInUse: find } : { findOnStandby: find }),
        }),
        ...(canDelete && {
          retire: { label: t('ways.retire'), icon: <IconArchiveOff size={16} aria-hidden />, onSelect: open('retire') },
        }),
      }),
    ];
  };
}

function useColumns(): Column<AssetRow>[] {
  const { t } = useTranslation('asset');
  const { canEdit } = useRights(assetMenu);
  return [
    { id: 'assetNo', title: t('assetNo'), value: (row) => row.assetNo },
    { id: 'assetName', title: t('assetName'), value: (row) => row.assetName, minWidth: 160 },
    {
      id: 'state',
      title: t('state'),
      value: (row) => t(`states.${row.status}`),
      cell: (row) => (
        <>
          <StateChip steps={assetSteps} state={row.status} />{' '}
          {row.outPassNo && <StatusChip tone="waiting">{t('outBy', { number: row.outPassNo })}</StatusChip>}
        </>
      ),
    },
    { id: 'maker', title: t('maker'), value: (row) => row.maker, isForDesk: true },
    { id: 'model', title: t('model'), value: (row) => row.model, isHiddenAtFirst: true },
    { id: 'serialNo', title: t('serialNo'), value: (row) => row.serialNo },
    { id: 'placeName', title: t('place'), value: fullPlace, minWidth: 140 },
    {
      id: 'custodianName',
      title: t('custodian'),
      value: (row) => row.custodianName,
      cell: (row) => (
        <>
          {row.custodianName}{' '}
          {row.custodianName && !row.custodyConfirmedAt && <StatusChip tone="waiting">{t('notConfirmed')}</StatusChip>}
        </>
      ),
      minWidth: 140,
      isForDesk: true,
    },
    { id: 'acceptedOn', title: t('acceptedOn'), value: (row) => formatDay(row.acceptedOn), isHiddenAtFirst: true },
    { id: 'capitalisedOn', title: t('capitalisedOn'), value: (row) => formatDay(row.capitalisedOn), isForDesk: true },
    { id: 'warrantyTo', title: t('warrantyTo'), value: (row) => formatDay(row.warrantyTo), isForDesk: true },
    {
      id: 'lastVerifiedOn',
      title: t('lastVerifiedOn'),
      value: (row) => formatDay(row.lastVerifiedOn),
      isHiddenAtFirst: true,
    },
    { id: 'udi', title: t('udi'), value: (row) => row.udi, isHiddenAtFirst: true },
    ...(canEdit
      ? [
          {
            id: 'cost',
            title: t('cost'),
            value: (row: AssetRow) => (row.cost == null ? '' : formatAmount(row.cost)),
            isNumeric: true,
            isSortable: false,
            isHiddenAtFirst: true,
          },
        ]
      : []),
  ];
}
