// The desk of the operation theatres: operations planned before the admission, and those of inpatients.

import { theatreMenu } from '@charaka/contract/clinic/theatre/operation';
import { updateProvisionalBooking } from '@charaka/contract/clinic/theatre/provisional';
import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { useList } from '../../kernel/use-list.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { Page } from '../../ui/page/page.tsx';
import { BookingForm } from './booking-form.tsx';
import { ListBookings } from './list-bookings.tsx';
import { ListProvisional, type PlanDeed } from './list-provisional.tsx';
import { operationOf, sentOperation } from './operation-fields.tsx';
import { CancelPlan, MovePlan, PlanReceipts, RefundPlanAdvance, TakePlanAdvance } from './provisional-dialogs.tsx';
import { ProvisionalForm, type ProvisionalRow } from './provisional-form.tsx';

const Admit = lazy(() => import('../../stay/admission/admit.tsx'));
const AddPatient = lazy(() => import('../../people/patient/add-patient.tsx'));

type Open = { readonly kind: 'add' } | { readonly kind: PlanDeed; readonly row: ProvisionalRow };

/** Route ot-booking. Which of the two lists is shown stands in the address. */
export default function TheatreDesk() {
  const { t } = useTranslation('theatre');
  const { canAdd } = useRights(theatreMenu);
  const list = useList();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const isBooked = list.filters.show === 'bookings';
  return (
    <Page
      title={t('otBooking')}
      action={
        canAdd && (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen({ kind: 'add' })}>
            {t(isBooked ? 'newBooking' : 'newPlan')}
          </Button>
        )
      }
    >
      <SegmentedControl
        aria-label={t('show')}
        data={[
          { value: 'planned', label: t('planned') },
          { value: 'bookings', label: t('bookings') },
        ]}
        value={isBooked ? 'bookings' : 'planned'}
        onChange={(show) => list.setFilters({ show: show === 'bookings' ? show : '', q: '', status: '' })}
      />
      {isBooked ? (
        <ListBookings list={list} />
      ) : (
        <ListProvisional list={list} onSelect={(kind, row) => setOpen({ kind, row })} />
      )}
      {open?.kind === 'add' &&
        (isBooked ? <BookingForm onClose={close} /> : <ProvisionalForm known={null} onClose={close} />)}
      <Suspense>{open && open.kind !== 'add' && <PlanDialog {...open} onClose={close} />}</Suspense>
    </Page>
  );
}

interface PlanDialogProps {
  readonly kind: PlanDeed;
  readonly row: ProvisionalRow;
  onClose(): void;
}

const rowDialogs = {
  reschedule: MovePlan,
  cancel: CancelPlan,
  takeAdvance: TakePlanAdvance,
  refund: RefundPlanAdvance,
  receipts: PlanReceipts,
  register: RegisterPerson,
};

function PlanDialog({ kind, row, onClose }: PlanDialogProps) {
  if (kind === 'admit') {
    const { provisionalBookingId, patientId, doctorId } = row;
    const origin = {
      kind: 'theatreBooking',
      theatreBookingId: provisionalBookingId,
      patientId: patientId ?? null,
      doctorId,
    } as const;
    return <Admit origin={origin} onClose={onClose} />;
  }
  if (kind === 'edit') return <ProvisionalForm known={row} onClose={onClose} />;
  const Chosen = rowDialogs[kind];
  return (
    <OfPatient patient={row}>
      <Chosen row={row} onClose={onClose} />
    </OfPatient>
  );
}

/** The patient dialog; whoever is registered, or found to be already, becomes the patient of the booking. */
function RegisterPerson({ row, onClose }: { row: ProvisionalRow; onClose(): void }) {
  const command = useCommand(updateProvisionalBooking);
  const { provisionalBookingId, personName, phone } = row;
  const operation = sentOperation(operationOf(row));
  const link = (patientId: number) =>
    command.mutate({ booking: { provisionalBookingId, patientId, personName, phone, ...operation } });
  return (
    <AddPatient
      expected={{ name: personName, phone }}
      onSaved={(patient) => link(patient.patientId)}
      onPickKnown={(patientId) => link(patientId)}
      onClose={onClose}
    />
  );
}
