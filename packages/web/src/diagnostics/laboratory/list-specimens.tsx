// Specimens of the laboratory: scanned in by their number, and refused with a reason (LB018-LB021).
import { collectionMenu, specimenMenu } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import { receiveSpecimen, specimenWorklist } from '@charaka/contract/diagnostics/laboratory/specimen';
import { specimenSteps } from '@charaka/rules/diagnostics/specimen-steps';
import { IconArrowBackUp, IconCheck, IconNote, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { usePatientColumns } from '../../people/worklist/work-columns.tsx';
import { useWorklist, Worklist } from '../../people/worklist/worklist.tsx';
import { ScanField } from '../../ui/field/scan-field.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { StateChip } from '../../ui/page/state-chip.tsx';
import type { Column, RowAction } from '../../ui/table/data-table-column.ts';
import { stepActions } from '../../ui/table/step-actions.ts';
import { useWayTo } from '../../ui/table/way-to.ts';
import PrintSpecimenLabels from './print-specimen-labels.tsx';
import { ReceiveSpecimen } from './receive-specimen.tsx';
import { RejectSpecimen } from './reject-specimen.tsx';
import { useTestColumn } from './row-columns.tsx';

type Row = RowOf<typeof specimenWorklist.list>;
function useColumns(): Column<Row>[] {
  const { t } = useTranslation('laboratory');
  const [patient, place] = usePatientColumns<Row>();
  const moment = (id: 'collectedOn' | 'receivedOn', title: string, at: (row: Row) => string | null | undefined) => ({
    id,
    title,
    value: (row: Row) => formatDateTime(at(row)),
    cell: (row: Row) => {
      const known = at(row);
      return known ? <MomentText at={known} /> : null;
    },
  });
  return [
    { id: 'specimenNo', title: t('specimenNo'), value: (row) => row.specimenNo, minWidth: 130 },
    patient,
    // Staff who receive specimens do not need the bed.
    { ...place, isForDesk: true },
    { id: 'containerName', title: t('container'), value: (row) => row.containerName, isHiddenAtFirst: true },
    useTestColumn<Row>(),
    {
      id: 'status',
      title: t('status'),
      value: (row) => t(`statuses.${row.status}`),
      cell: (row) => <StateChip steps={specimenSteps} state={row.status} />,
    },
    { ...moment('collectedOn', t('collectedAt'), (row) => row.collectedAt), isForDesk: true },
    // The status shows that it was received; the hour is an optional column.
    { ...moment('receivedOn', t('receivedAt'), (row) => row.receivedAt), isHiddenAtFirst: true },
    {
      id: 'conditions',
      title: t('condition'),
      value: (row) => row.conditions.map((one) => t(`specimenConditions.${one}`)).join(', '),
    },
    {
      id: 'rejectReason',
      title: t('rejectReason'),
      value: (row) =>
        [row.rejectReason && t(`rejectReasons.${row.rejectReason}`), row.rejectNote].filter(Boolean).join(': '),
    },
  ];
}

/** A number that is scanned or typed, and Enter: the specimen is in the laboratory. */
function ReceiveScan() {
  const { t } = useTranslation('laboratory');
  const receive = useCommand(receiveSpecimen);
  return (
    <ScanField
      label={t('scan')}
      inputMode="numeric"
      maxLength={30}
      onScan={async (specimenNo) => {
        if (!/^\d{12}$/.test(specimenNo)) return t('scanNotSpecimen');
        await receive.mutateAsync({ specimenNo });
        return null;
      }}
    />
  );
}

interface Deeds {
  onNote(row: Row): void;
  onReject(row: Row): void;
  onPrint(specimenId: number): void;
}

/** The actions of a specimen in its state. */
function useActions({ onNote, onReject, onPrint }: Deeds): (row: Row) => RowAction[] {
  const { t } = useTranslation('laboratory');
  const { canEdit } = useRights(specimenMenu);
  const receive = useCommand(receiveSpecimen);
  return (row: Row): RowAction[] => {
    const print = {
      label: t('printLabel'),
      letter: 'p',
      icon: <IconPrinter size={16} aria-hidden />,
      onSelect: () => onPrint(row.specimenId),
    };
    if (!canEdit) return [print];
    const note = {
      label: t('receiveNoted'),
      letter: 'n',
      icon: <IconNote size={16} aria-hidden />,
      onSelect: () => onNote(row),
    };
    const received = stepActions(specimenSteps, row.status, {
      receive: {
        label: t('receive'),
        icon: <IconCheck size={16} aria-hidden />,
        onSelect: () => receive.mutate({ specimenNo: row.specimenNo }),
      },
    });
    const rejected = stepActions(specimenSteps, row.status, {
      reject: {
        label: t('reject'),
        icon: <IconArrowBackUp size={16} aria-hidden />,
        onSelect: () => onReject(row),
      },
    });
    return [...received, ...(received.length > 0 ? [note] : []), print, ...rejected];
  };
}

/** Route investigation/accession. */
export default function ListSpecimens() {
  const { t } = useTranslation('laboratory');
  const work = useWorklist(specimenWorklist);
  const way = useWayTo(collectionMenu, t('collection'));
  const { canEdit } = useRights(specimenMenu);
  const [refused, setRefused] = useState<Row | null>(null);
  const [noted, setNoted] = useState<Row | null>(null);
  const [printed, setPrinted] = useState<number | null>(null);
  const actionsOf = useActions({ onNote: setNoted, onReject: setRefused, onPrint: setPrinted });
  return (
    <Worklist
      work={work}
      name="Specimens"
      title={t('specimens')}
      searchLabel={t('searchSpecimens')}
      emptyHint={t('hints.specimens')}
      emptyActions={way}
      columns={useColumns()}
      rowActions={actionsOf}
      moreActions={canEdit && <ReceiveScan />}
    >
      {refused && <RejectSpecimen specimen={refused} onClose={() => setRefused(null)} />}
      {noted && <ReceiveSpecimen specimen={noted} onClose={() => setNoted(null)} />}
      {printed !== null && <PrintSpecimenLabels specimenIds={[printed]} onClose={() => setPrinted(null)} />}
    </Worklist>
  );
}
