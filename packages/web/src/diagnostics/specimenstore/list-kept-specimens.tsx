// Specimens in the laboratory: the place and storage period of each, and those due for disposal (LB022, LB025).

import { specimenStoreMenu } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import { discardSpecimens, keptSpecimenWorklist } from '@charaka/contract/diagnostics/specimenstore/kept-specimen';
import { Button, Text } from '@mantine/core';
import { IconFridge, IconGitFork, IconPrinter, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { usePatientColumns } from '../../people/worklist/work-columns.tsx';
import { useWorklist, Worklist } from '../../people/worklist/worklist.tsx';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import type { Column, RowAction } from '../../ui/table/data-table-column.ts';
import PrintSpecimenLabels from '../laboratory/print-specimen-labels.tsx';
import { AddAliquot } from './add-aliquot.tsx';
import { MoveSpecimen } from './move-specimen.tsx';

type Row = RowOf<typeof keptSpecimenWorklist.list>;

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('specimenstore');
  const stateOf = (row: Row) => t(row.isDue ? 'due' : row.status === 'Stored' ? 'stored' : 'noPlace');
  return [
    {
      id: 'specimenNo',
      title: t('specimenNo'),
      value: (row) => row.specimenNo,
      cell: (row) => (
        <>
          {row.specimenNo}
          {row.parentNo && (
            <Text size="xs" c="dimmed">
              {t('parentNo')} {row.parentNo}
            </Text>
          )}
        </>
      ),
    },
    ...usePatientColumns<Row>(),
    { id: 'specimenName', title: t('specimen'), value: (row) => row.specimenName, isForDesk: true },
    { id: 'testNames', title: t('tests'), value: (row) => row.testNames, minWidth: 180 },
    // It stands below the number.
    { id: 'parentNo', title: t('parentNo'), value: (row) => row.parentNo, isHiddenAtFirst: true },
    { id: 'volumeMl', title: t('volume'), value: (row) => row.volumeMl, isNumeric: true },
    { id: 'storagePlace', title: t('place'), value: (row) => row.storagePlace },
    {
      id: 'discardOn',
      title: t('keptUntil'),
      value: (row) => (row.discardDay ? formatDay(row.discardDay) : ''),
    },
    {
      id: 'status',
      title: t('state'),
      value: stateOf,
      cell: (row) => (
        <StatusChip tone={row.isDue ? 'danger' : row.status === 'Stored' ? 'done' : 'waiting'}>
          {stateOf(row)}
        </StatusChip>
      ),
    },
  ];
}

interface Deeds {
  onKeep(row: Row): void;
  onSplit(row: Row): void;
  onPrint(specimenId: number): void;
}

/** Actions on a specimen in the laboratory. */
function useActions({ onKeep, onSplit, onPrint }: Deeds): (row: Row) => RowAction[] {
  const { t } = useTranslation(['specimenstore', 'laboratory']);
  const { canEdit } = useRights(specimenStoreMenu);
  return (row) => {
    const keep = {
      label: t('keep'),
      letter: 'k',
      isNext: row.status === 'Received',
      icon: <IconFridge size={16} aria-hidden />,
      onSelect: () => onKeep(row),
    };
    const split = {
      label: t('split'),
      letter: 'a',
      icon: <IconGitFork size={16} aria-hidden />,
      onSelect: () => onSplit(row),
    };
    const print = {
      label: t('laboratory:printLabel'),
      letter: 'p',
      icon: <IconPrinter size={16} aria-hidden />,
      onSelect: () => onPrint(row.specimenId),
    };
    return canEdit ? [keep, split, print] : [print];
  };
}

/** Throws away what is due on this page, once that was confirmed (LB025). */
function DiscardDue({ due }: { readonly due: readonly Row[] }) {
  const { t } = useTranslation('specimenstore');
  const discard = useCommand(discardSpecimens);
  const ask = async () => {
    const text = t('discardText', { numbers: due.map(({ specimenNo }) => specimenNo).join(', ') });
    if (await confirm({ title: t('discardDue'), text, confirmLabel: t('discardDue') }))
      discard.mutate({ specimenIds: due.map(({ specimenId }) => specimenId) });
  };
  return (
    <Button
      variant="default"
      leftSection={<IconTrash size={16} aria-hidden />}
      loading={discard.isPending}
      onClick={() => void ask()}
    >
      {t('discardDue')}
    </Button>
  );
}

/** Route investigation/specimen-store. */
export default function ListKeptSpecimens() {
  const { t } = useTranslation('specimenstore');
  const work = useWorklist(keptSpecimenWorklist);
  const { canEdit } = useRights(specimenStoreMenu);
  const [kept, setKept] = useState<Row | null>(null);
  const [split, setSplit] = useState<Row | null>(null);
  const [printed, setPrinted] = useState<number | null>(null);
  const actionsOf = useActions({ onKeep: setKept, onSplit: setSplit, onPrint: setPrinted });
  const due = work.rows.rows.filter(({ isDue }) => isDue);
  const showLabel = (specimenId: number) => {
    setSplit(null);
    setPrinted(specimenId);
  };
  return (
    <Worklist
      work={work}
      name="KeptSpecimens"
      title={t('store')}
      columns={useColumns()}
      rowActions={actionsOf}
      searchLabel={t('search')}
      moreActions={canEdit && due.length > 0 && <DiscardDue due={due} />}
    >
      {kept && (
        <OfPatient patient={kept}>
          <MoveSpecimen specimen={kept} onClose={() => setKept(null)} />
        </OfPatient>
      )}
      {split && (
        <OfPatient patient={split}>
          <AddAliquot specimen={split} onClose={() => setSplit(null)} onAdded={showLabel} />
        </OfPatient>
      )}
      {printed !== null && <PrintSpecimenLabels specimenIds={[printed]} onClose={() => setPrinted(null)} />}
    </Worklist>
  );
}
