// Provisional appointments: booked, their advance, their patient registered, and where they lead.

import { appointmentMenu, listAppointments, updateAppointment } from '@charaka/contract/clinic/opd/appointment';
import { opdTopic } from '@charaka/contract/clinic/opd/topics';
import { APPOINTMENT_STATUSES } from '@charaka/rules/stay/booking-state';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatAmount, formatClock, formatDay, today } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { uhidOf } from '../../people/patient/patient-facts.ts';
import { DoctorFilter, doctorFilter } from '../../people/worklist/doctor-filter.tsx';
import type { AdmissionOrigin } from '../../stay/admission/admission-origin.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { Unbroken } from '../../ui/page/unbroken.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { DayFilters, dayFilter, WordFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { AddVisit } from './add-visit.tsx';
import { AppointmentAdvance } from './appointment-advance.tsx';
import { AppointmentForm, type AppointmentRow } from './appointment-form.tsx';
import { CancelAppointment } from './cancel-appointment.tsx';
import { type AppointmentDeed, useAppointmentActions } from './use-appointment-actions.tsx';

const Admit = lazy(() => import('../../stay/admission/admit.tsx'));
const AddPatient = lazy(() => import('../../people/patient/add-patient.tsx'));

function useColumns(): Column<AppointmentRow>[] {
  const { t } = useTranslation('opd');
  return [
    { id: 'appointmentId', title: t('bookingNo'), value: (row) => row.appointmentId, isNumeric: true, isForDesk: true },
    { id: 'patientName', title: t('name'), value: (row) => row.personName, minWidth: 150 },
    {
      id: 'appointmentDate',
      title: t('date'),
      value: (row) => formatDay(row.day),
      cell: (row) => <Unbroken>{formatDay(row.day)}</Unbroken>,
    },
    {
      id: 'appointmentTime',
      title: t('time'),
      value: (row) => formatClock(row.slot),
      cell: (row) => <Unbroken>{formatClock(row.slot)}</Unbroken>,
    },
    { id: 'contactNo', title: t('phone'), value: (row) => row.phone, isForDesk: true },
    {
      id: 'patientUid',
      isForDesk: true,
      title: t('uhid'),
      value: (row) => (row.patientId == null ? t('notRegistered') : uhidOf(row.patientId)),
    },
    { id: 'doctorName', title: t('doctor'), value: (row) => row.doctorName, minWidth: 160 },
    { id: 'appointmentStatus', title: t('status'), value: (row) => t(`appointmentStates.${row.status}`) },
    {
      id: 'advanceAmount',
      title: t('advance'),
      value: (row) => formatAmount(row.advance),
      isNumeric: true,
    },
    { id: 'remark', title: t('remark'), value: (row) => row.remark, isSortable: false, isHiddenAtFirst: true },
    {
      id: 'cancelReason',
      title: t('cancelReason'),
      value: (row) => row.cancelReason,
      isSortable: false,
      isHiddenAtFirst: true,
    },
  ];
}

/** The open dialog: an action on a row, or a new booking. */
type Open = { readonly kind: 'add' } | { readonly kind: AppointmentDeed; readonly row: AppointmentRow };

/** Route provisional-booking: from today on, the next patient first; a search, and the list of refunds due, covers all days. */
export default function ListAppointments() {
  const { t } = useTranslation('opd');
  const { canAdd } = useRights(appointmentMenu);
  const list = useList({ defaultSort: { column: 'appointmentDate', direction: 'asc' } });
  const isToRefund = list.filters.status === 'toRefund';
  const from = list.filters.q || isToRefund ? undefined : today();
  const status = APPOINTMENT_STATUSES.find((one) => one === list.filters.status);
  const rows = useRows(opdTopic, listAppointments, list, {
    ...(from ? { fromDate: from } : {}),
    ...dayFilter(list.filters),
    ...doctorFilter(list.filters),
    ...(status ? { status } : {}),
    ...(isToRefund ? { isToRefund } : {}),
    filterParams: containsInAny(['patientName', 'contactNo'], list.filters.q),
  });
  const [open, setOpen] = useState<Open | null>(null);
  const actionsFor = useAppointmentActions((kind, row) => setOpen({ kind, row }));
  const add = canAdd ? () => setOpen({ kind: 'add' }) : undefined;
  const statuses = [
    { value: 'all', label: t('all') },
    ...APPOINTMENT_STATUSES.map((value) => ({ value, label: t(`appointmentStates.${value}`) })),
    { value: 'toRefund', label: t('toRefund') },
  ];
  return (
    <ListPage
      name="Appointments"
      title={t('provisionalBooking')}
      list={list}
      rows={rows}
      rowKey={(row) => row.appointmentId}
      columns={useColumns()}
      rowActions={actionsFor}
      isQuiet={(row) => row.status === 'Cancelled'}
      filters={
        <>
          <SearchField label={t('searchNamePhone')} list={list} />
          <DayFilters list={list} {...(from ? { from } : {})} />
          <DoctorFilter list={list} />
          <WordFilter list={list} name="status" label={t('status')} choices={statuses} />
        </>
      }
      add={add && { label: t('newAppointment'), onSelect: add }}
    >
      <Suspense>{open && <AppointmentDialog open={open} onClose={() => setOpen(null)} />}</Suspense>
    </ListPage>
  );
}

function AppointmentDialog({ open, onClose }: { open: Open; onClose(): void }) {
  if (open.kind === 'add') return <AppointmentForm known={null} onClose={onClose} />;
  const { kind, row } = open;
  if (kind === 'admit') return <Admit origin={originOf(row)} onClose={onClose} />;
  if (kind === 'edit') return <AppointmentForm known={row} onClose={onClose} />;
  if (kind === 'cancel')
    return (
      <OfPatient patient={row}>
        <CancelAppointment row={row} onClose={onClose} />
      </OfPatient>
    );
  if (kind === 'come') {
    const { appointmentId, patientId, doctorId, day } = row;
    return <AddVisit appointed={{ appointmentId, patientId: patientId ?? 0, doctorId, day }} onClose={onClose} />;
  }
  if (kind === 'register') return <RegisterPerson row={row} onClose={onClose} />;
  return (
    <OfPatient patient={row}>
      <AppointmentAdvance kind={kind} row={row} onClose={onClose} />
    </OfPatient>
  );
}

/** Origin of an admission from an appointment; a patient admitted before the booked day counts as coming today (R394). */
function originOf({ appointmentId, patientId, day, doctorId }: AppointmentRow): AdmissionOrigin {
  const opdDate = day < today() ? day : today();
  return {
    kind: 'opdAppointment',
    appointmentId,
    patientId: patientId ?? null,
    opdNumber: '',
    opdDate,
    opdDoctorId: doctorId,
  };
}

/** The patient dialog; whoever is registered, or found to be already, becomes the appointment's patient (R244). */
function RegisterPerson({ row, onClose }: { row: AppointmentRow; onClose(): void }) {
  const command = useCommand(updateAppointment);
  const { appointmentId, personName, phone, doctorId, day, slot, remark } = row;
  const link = (patientId: number) =>
    command.mutate({ appointment: { appointmentId, patientId, personName, phone, doctorId, day, slot, remark } });
  return (
    <AddPatient
      expected={{ name: personName, phone }}
      onSaved={(patient) => link(patient.patientId)}
      onPickKnown={(patientId) => link(patientId)}
      onClose={onClose}
    />
  );
}
