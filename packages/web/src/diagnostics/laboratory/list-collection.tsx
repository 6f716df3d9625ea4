// Specimens to collect: the user prints labels for a patient's containers and records the collection (LB011-LB016).

import { collectionMenu } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import { collectionWorklist, makeLabels } from '@charaka/contract/diagnostics/laboratory/specimen';
import { IconPrinter, IconTag, IconTestPipe } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isEqualTo } from '../../kernel/filters.ts';
import { formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { usePatientColumns } from '../../people/worklist/work-columns.tsx';
import { useWorklist, Worklist } from '../../people/worklist/worklist.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import type { Column, RowAction } from '../../ui/table/data-table-column.ts';
import { CollectSpecimen } from './collect-specimen.tsx';
import PrintSpecimenLabels from './print-specimen-labels.tsx';
import { useTestColumn } from './row-columns.tsx';
import { ScanCollection } from './scan-collection.tsx';

type Row = RowOf<typeof collectionWorklist.list>;

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('laboratory');
  return [
    ...usePatientColumns<Row>(),
    {
      id: 'containerName',
      title: t('container'),
      value: (row) => [row.containerName, row.capColour].filter(Boolean).join(', '),
    },
    useTestColumn<Row>((row) => row.isUnpaid && <StatusChip tone="waiting">{t('notPaid')}</StatusChip>),
    { id: 'specimenNo', title: t('specimenNo'), value: (row) => row.specimenNo, isForDesk: true },
    {
      id: 'orderedOn',
      title: t('orderedAt'),
      value: (row) => formatDateTime(row.orderedAt),
      cell: (row) => <MomentText at={row.orderedAt} />,
      isForDesk: true,
    },
  ];
}

/** Route investigation/collection. */
export default function ListCollection() {
  const { t } = useTranslation('laboratory');
  const [scanned, setScanned] = useState<number | null>(null);
  const work = useWorklist(collectionWorklist, scanned === null ? [] : [isEqualTo('patientUid', scanned)]);
  const { canEdit } = useRights(collectionMenu);
  const [printed, setPrinted] = useState<readonly number[] | null>(null);
  const [taken, setTaken] = useState<Row | null>(null);
  const label = useCommand(makeLabels, { onDone: ({ specimenIds }) => setPrinted(specimenIds) });
  const actionsOf = (row: Row): RowAction[] => {
    const { specimenId, orderIds } = row;
    if (specimenId == null)
      return canEdit
        ? [
            {
              label: t('makeLabel'),
              letter: 'l',
              isNext: true,
              icon: <IconTag size={16} aria-hidden />,
              onSelect: () => label.mutate({ orderIds: [...orderIds] }),
            },
          ]
        : [];
    const print = {
      label: t('printLabel'),
      letter: 'p',
      icon: <IconPrinter size={16} aria-hidden />,
      onSelect: () => setPrinted([specimenId]),
    };
    const take = {
      label: t('collect'),
      letter: 'c',
      isNext: true,
      icon: <IconTestPipe size={16} aria-hidden />,
      onSelect: () => setTaken(row),
    };
    return canEdit ? [take, print] : [print];
  };
  return (
    <Worklist
      work={work}
      name="Collection"
      title={t('collection')}
      emptyHint={t('hints.collection')}
      columns={useColumns()}
      rowActions={actionsOf}
      moreActions={
        canEdit && <ScanCollection patientId={scanned} onPatient={setScanned} onLabels={setPrinted} onAsk={setTaken} />
      }
      searchLabel={t('searchCollection')}
    >
      {printed && <PrintSpecimenLabels specimenIds={printed} onClose={() => setPrinted(null)} />}
      {taken?.specimenId != null && (
        <CollectSpecimen specimenId={taken.specimenId} row={taken} onClose={() => setTaken(null)} />
      )}
    </Worklist>
  );
}
