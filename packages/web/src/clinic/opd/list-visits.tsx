// The patients of the OPD on a day, each doctor's by token.

import { opdTopic } from '@charaka/contract/clinic/opd/topics';
import { cancelVisit, listVisits, visitMenu } from '@charaka/contract/clinic/opd/visit';
import { admissionMenu } from '@charaka/contract/stay/admission/admission';
import { visitSteps } from '@charaka/rules/clinic/opd-queue';
import { isVisitOpen } from '@charaka/rules/stay/booking-state';
import { Button } from '@mantine/core';
import { IconBed, IconHistory, IconStethoscope, IconTicket, IconUserX } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatDay, today } from '../../kernel/format.ts';
import { linkSearch } from '../../kernel/link-search.ts';
import { useDeeds, useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { fullName, uhidOf } from '../../people/patient/patient-facts.ts';
import { DoctorFilter, doctorFilter } from '../../people/worklist/doctor-filter.tsx';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { StateChip } from '../../ui/page/state-chip.tsx';
import { Unbroken } from '../../ui/page/unbroken.tsx';
import type { Column, RowAction } from '../../ui/table/data-table-column.ts';
import { DayFilters, dayFilter, WordFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { AddVisit } from './add-visit.tsx';
import { VisitHistory } from './visit-history.tsx';

const PrintToken = lazy(() => import('./print-token.tsx'));
const Admit = lazy(() => import('../../stay/admission/admit.tsx'));

type VisitRow = RowOf<typeof listVisits>;

function useColumns(): Column<VisitRow>[] {
  const { t } = useTranslation(['opd', 'queue']);
  return [
    { id: 'tokenNo', title: t('token'), value: (row) => row.tokenNo, isNumeric: true, onCard: 'aside' },
    { id: 'firstname', title: t('patient'), value: fullName, minWidth: 150, onCard: 'title' },
    {
      id: 'appointmentDate',
      title: t('date'),
      value: (row) => formatDay(row.visitOn),
      cell: (row) => <Unbroken>{formatDay(row.visitOn)}</Unbroken>,
      isForDesk: true,
    },
    { id: 'opdNumber', title: t('opdNumber'), value: (row) => row.opdNumber, isForDesk: true },
    { id: 'patientUid', title: t('uhid'), value: (row) => uhidOf(row.patientId), isForDesk: true },
    { id: 'contactNo', title: t('phone'), value: (row) => row.contactNo, isForDesk: true },
    { id: 'doctorName', title: t('doctor'), value: (row) => row.doctorName, minWidth: 160, onCard: 'fact' },
    {
      id: 'feeState',
      title: t('queue:fee'),
      value: (row) => t(`queue:fees.${row.feeState}`),
      isSortable: false,
      onCard: 'fact',
    },
    {
      id: 'complaint',
      isForDesk: true,
      title: t('complaint'),
      value: (row) => row.complaint,
      isSortable: false,
      minWidth: 140,
      onCard: 'fact',
    },
    {
      id: 'state',
      title: t('status'),
      value: (row) => t(`queue:states.${row.queueState}`),
      cell: (row) => <StateChip steps={visitSteps} state={row.queueState} />,
      isSortable: false,
      onCard: 'fact',
    },
    {
      id: 'cancelReason',
      title: t('cancelReason'),
      value: (row) => row.cancelReason,
      isSortable: false,
      isHiddenAtFirst: true,
    },
  ];
}

type VisitDeed = 'token' | 'admit' | 'cancel' | 'history';
type Open = { readonly kind: 'add' } | { readonly kind: VisitDeed; readonly row: VisitRow };

/** Route opd. Today's, unless the address says otherwise. */
export default function ListVisits() {
  const { t } = useTranslation('opd');
  const { canAdd } = useRights(visitMenu);
  const list = useOwnDay();
  const chosen = doctorFilter(list.filters);
  const rows = useRows(opdTopic, listVisits, list, {
    ...dayFilter(list.filters),
    ...chosen,
    ...(list.filters.state === 'waiting' ? { isOpen: true } : {}),
    filterParams: containsInAny(['firstname', 'contactNo', 'opdNumber'], list.filters.q),
  });
  const [open, setOpen] = useState<Open | null>(null);
  const actionsFor = useVisitActions((kind, row) => setOpen({ kind, row }));
  const add = canAdd ? () => setOpen({ kind: 'add' }) : undefined;
  return (
    <ListPage
      name="OPD patients"
      title={t('opdPatients')}
      list={list}
      rows={rows}
      rowKey={(row) => row.visitId}
      columns={useColumns()}
      rowActions={actionsFor}
      isQuiet={(row) => row.isCancelled}
      filters={
        <>
          <SearchField label={t('searchVisit')} list={list} />
          <DayFilters list={list} />
          <DoctorFilter list={list} />
          <WordFilter
            list={list}
            name="state"
            label={t('status')}
            choices={[
              { value: 'all', label: t('all') },
              { value: 'waiting', label: t('visitStates.waiting') },
            ]}
          />
        </>
      }
      add={add && { label: t('newVisit'), onSelect: add }}
      moreActions={<OtherLists doctor={list.filters.doctor} />}
    >
      {open?.kind === 'add' && <AddVisit doctorId={chosen.doctorId} onClose={() => setOpen(null)} />}
      <Suspense>
        {open?.kind === 'token' && <PrintToken visit={open.row} onClose={() => setOpen(null)} />}
        {open?.kind === 'admit' && <Admit origin={originOf(open.row)} onClose={() => setOpen(null)} />}
      </Suspense>
      {open?.kind === 'history' && (
        <OfPatient patient={open.row}>
          <VisitHistory patientId={open.row.patientId} name={fullName(open.row)} onClose={() => setOpen(null)} />
        </OfPatient>
      )}
      {open?.kind === 'cancel' && (
        <OfPatient patient={open.row}>
          <CancelVisit row={open.row} onClose={() => setOpen(null)} />
        </OfPatient>
      )}
    </ListPage>
  );
}

/** The lists beside this one: the end of the day, who is to come again, and the queue of the doctor chosen. */
function OtherLists({ doctor }: { doctor: string | undefined }) {
  const { t } = useTranslation(['queue', 'consultation']);
  return (
    <>
      <Button variant="default" component={Link} to={`/${visitMenu}/day-end`}>
        {t('dayEnd')}
      </Button>
      <Button variant="default" component={Link} to={`/${visitMenu}/follow-ups`}>
        {t('consultation:followUps')}
      </Button>
      <Button variant="default" component={Link} to={`/${visitMenu}/strengths`}>
        {t('consultation:unmatchedStrengths')}
      </Button>
      <Button
        variant="default"
        component={Link}
        to={`/${visitMenu}/queue`}
        search={linkSearch(doctor ? { doctor } : {})}
      >
        {t('queue')}
      </Button>
    </>
  );
}

/** Actions on a visit: admit the patient, or cancel the visit. */
function useVisitActions(onSelect: (kind: VisitDeed, row: VisitRow) => void) {
  const { t } = useTranslation(['opd', 'consultation']);
  const navigate = useNavigate();
  const { canEdit } = useRights(visitMenu);
  const mayAdmit = useRights(admissionMenu).canAdd;
  const does = useDeeds();
  const mayReadNotes = does('clinical-note') || does('read-notes');
  return (row: VisitRow): RowAction[] => {
    const history = {
      label: t('actions.history'),
      icon: <IconHistory size={16} aria-hidden />,
      onSelect: () => onSelect('history', row),
    };
    const consult: RowAction = {
      label: t('consultation:open'),
      icon: <IconStethoscope size={16} aria-hidden />,
      onSelect: () => void navigate({ to: `/${visitMenu}/consultation/${row.visitId}` }),
    };
    const note = mayReadNotes ? [consult] : [];
    if (!isVisitOpen(row)) return row.isCancelled ? [history] : [...note, history];
    const token = {
      label: t('slip.print'),
      icon: <IconTicket size={16} aria-hidden />,
      onSelect: () => onSelect('token', row),
    };
    const admit = {
      label: t('actions.admit'),
      icon: <IconBed size={16} aria-hidden />,
      onSelect: () => onSelect('admit', row),
    };
    const cancel = {
      label: t('actions.cancelVisit'),
      icon: <IconUserX size={16} aria-hidden />,
      isDangerous: true,
      onSelect: () => onSelect('cancel', row),
    };
    return [...note, token, ...(mayAdmit ? [admit] : []), history, ...(canEdit ? [cancel] : [])];
  };
}

/** Origin of an admission from a visit (R394). */
function originOf({ visitId, patientId, opdNumber, visitOn, doctorId }: VisitRow) {
  return { kind: 'opdSchedule', visitId, patientId, opdNumber, opdDate: visitOn, opdDoctorId: doctorId } as const;
}

/** The list of the address; without a day in it that of today. */
function useOwnDay() {
  const list = useList();
  const hasDay = list.filters.from !== undefined || list.filters.to !== undefined;
  return hasDay ? list : { ...list, filters: { ...list.filters, from: today(), to: today() } };
}

function CancelVisit({ row, onClose }: { row: VisitRow; onClose(): void }) {
  const { t } = useTranslation('opd');
  const command = useCommand(cancelVisit, { onDone: onClose });
  return (
    <ReasonDialog
      isDangerous
      cancelLabel={t('close')}
      maxLength={200}
      title={t('cancelVisitTitle', { name: fullName(row) })}
      submitLabel={t('actions.cancelVisit')}
      isSubmitting={command.isPending}
      onSave={(cancelReason) => command.mutate({ visit: { visitId: row.visitId, cancelReason } })}
      onClose={onClose}
    />
  );
}
