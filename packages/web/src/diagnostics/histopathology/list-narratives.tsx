// Works that are told in words: written, cut into blocks and slides, and after they were verified amended or given an addendum (LB024, LB066-LB068).

import { histopathologyMenu, narrativeWorklist } from '@charaka/contract/diagnostics/histopathology/narrative';
import { reportMenu } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import { IconFilePlus, IconPencil, IconPencilExclamation, IconSlideshow } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { usePatientColumns } from '../../people/worklist/work-columns.tsx';
import { useWorklist, Worklist } from '../../people/worklist/worklist.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { Unbroken } from '../../ui/page/unbroken.tsx';
import { placedOnCard } from '../../ui/table/card-places.ts';
import { useTestColumn } from '../laboratory/row-columns.tsx';
import { AddAddendum } from './add-addendum.tsx';
import { OpenTissue } from './open-tissue.tsx';
import { WriteNarrative } from './write-narrative.tsx';

type Row = RowOf<typeof narrativeWorklist.list>;
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
  const work = useWorklist(narrativeWorklist);
  const { canEdit } = useRights(histopathologyMenu);
  const maySign = useRights(reportMenu).canEdit;
  const [asked, setAsked] = useState<{ readonly deed: Deed; readonly row: Row } | null>(null);
  const close = () => setAsked(null);
  const deedsOf = (row: Row) => {
    const ask = (deed: Deed) => () => setAsked({ deed, row });
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
    <Worklist
      work={work}
      name="Narratives"
      title={t('histopathology')}
      emptyHint={t('hint')}
      columns={placedOnCard(useColumns(), onCard)}
      rowActions={deedsOf}
      searchLabel={t('search')}
    >
      {asked?.deed === 'tissue' && <OpenTissue labWorkId={asked.row.labWorkId} onClose={close} />}
      {asked?.deed === 'addendum' && (
        <OfPatient patient={asked.row}>
          <AddAddendum labWorkId={asked.row.labWorkId} onClose={close} />
        </OfPatient>
      )}
      {(asked?.deed === 'write' || asked?.deed === 'amend') && (
        <WriteNarrative labWorkId={asked.row.labWorkId} isAmending={asked.deed === 'amend'} onClose={close} />
      )}
    </Worklist>
  );
}
