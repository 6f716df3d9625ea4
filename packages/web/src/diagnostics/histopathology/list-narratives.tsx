// Works that are told in words: written, cut into blocks and slides, and after they were verified amended or given an addendum (LB024, LB066-LB068).
import { histopathologyMenu, listNarratives } from '@charaka/contract/diagnostics/histopathology/narrative';
import { reportMenu } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import { IconFilePlus, IconPencil, IconPencilExclamation, IconSlideshow } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { Unbroken } from '../../ui/page/unbroken.tsx';
import { placedOnCard } from '../../ui/table/card-places.ts';
import { ListPage } from '../../ui/table/list-page.tsx';
import { usePatientColumns, useTestColumn } from '../laboratory/row-columns.tsx';
import { AddAddendum } from './add-addendum.tsx';
import { OpenTissue } from './open-tissue.tsx';
import { WriteNarrative } from './write-narrative.tsx';

type Row = RowOf<typeof listNarratives>;
type Deed = 'write' | 'tissue' | 'amend' | 'addendum';

const onCard = {
  firstname: 'title',
  caseNo: 'aside',
  testNames: 'fact',
  placeName: 'fact',
  status: 'fact',
} as const;

function useColumns() {
  const { t } = useTranslation('histopathology');
  const stateOf = (row: Row) => (row.versionNo === 0 ? t('unwritten') : t(`statuses.${row.status}`));
  return [
    ...usePatientColumns<Row>(),
    useTestColumn<Row>(),
    { id: 'caseNo', title: t('caseNo'), value: (row: Row) => row.caseNo },
    {
      id: 'specimenName',
      title: t('specimen'),
      value: (row: Row) => `${row.specimenName} ${row.specimenNo}`,
      cell: (row: Row) => (
        <>
          {row.specimenName} <Unbroken>{row.specimenNo}</Unbroken>
        </>
      ),
    },
    {
      id: 'blockCount',
      title: t('blocks'),
      value: (row: Row) => row.blockCount,
      isNumeric: true,
      isSortable: false,
      isForDesk: true,
    },
    { id: 'sectionName', title: t('section'), value: (row: Row) => row.sectionName, isHiddenAtFirst: true },
    {
      id: 'status',
      title: t('state'),
      value: stateOf,
      cell: (row: Row) => (
        <StatusChip tone={row.status === 'Verified' ? 'done' : row.versionNo === 0 ? 'waiting' : 'info'}>
          {stateOf(row)}
        </StatusChip>
      ),
    },
    {
      id: 'receivedOn',
      title: t('receivedAt'),
      value: (row: Row) => formatDateTime(row.receivedAt),
      cell: (row: Row) => <MomentText at={row.receivedAt} />,
    },
  ];
}

/** Route investigation/histopathology. */
export default function ListNarratives() {
  const { t } = useTranslation('histopathology');
  const list = useList();
  const rows = useRows(laboratoryTopic, listNarratives, list, {
    filterParams: containsInAny(['firstname', 'testNames', 'specimenNo', 'caseNo'], list.filters.q),
  });
  const { canEdit } = useRights(histopathologyMenu);
  const maySign = useRights(reportMenu).canEdit;
  const [asked, setAsked] = useState<{ readonly deed: Deed; readonly labWorkId: number } | null>(null);
  const close = () => setAsked(null);
  const deedsOf = (row: Row) => {
    const ask = (deed: Deed) => () => setAsked({ deed, labWorkId: row.labWorkId });
    const isOpen = row.status === 'Ready' || row.status === 'Entered';
    const write = {
      label: t('write'),
      letter: 'w',
      isNext: true,
      icon: <IconPencil size={16} aria-hidden />,
      onSelect: ask('write'),
    };
    const tissue = {
      label: t('tissue'),
      letter: 't',
      icon: <IconSlideshow size={16} aria-hidden />,
      onSelect: ask('tissue'),
    };
    const amend = {
      label: t('amend'),
      letter: 'm',
      icon: <IconPencilExclamation size={16} aria-hidden />,
      onSelect: ask('amend'),
    };
    const addendum = {
      label: t('addAddendum'),
      letter: 'd',
      icon: <IconFilePlus size={16} aria-hidden />,
      onSelect: ask('addendum'),
    };
    return [
      ...(canEdit && isOpen ? [write] : []),
      ...(canEdit ? [tissue] : []),
      ...(maySign && row.status === 'Verified' ? [addendum, amend] : []),
    ];
  };
  return (
    <ListPage
      name="Narratives"
      title={t('histopathology')}
      emptyHint={t('hint')}
      list={list}
      rows={rows}
      rowKey={(row) => row.labWorkId}
      columns={placedOnCard(useColumns(), onCard)}
      rowActions={deedsOf}
      filters={<SearchField label={t('search')} list={list} />}
    >
      {asked?.deed === 'tissue' && <OpenTissue labWorkId={asked.labWorkId} onClose={close} />}
      {asked?.deed === 'addendum' && <AddAddendum labWorkId={asked.labWorkId} onClose={close} />}
      {(asked?.deed === 'write' || asked?.deed === 'amend') && (
        <WriteNarrative labWorkId={asked.labWorkId} isAmending={asked.deed === 'amend'} onClose={close} />
      )}
    </ListPage>
  );
}
