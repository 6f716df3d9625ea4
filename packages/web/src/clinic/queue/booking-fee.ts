// Values sent for a booking: the visit, and the bill of a fee that is paid at once.
import type { bookVisit, getFee } from '@charaka/contract/clinic/counter/opd-fee';
import type { InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import type { PriorityReason, VisitKind } from '@charaka/rules/clinic/opd-queue';
import type { UseFormReturnType } from '@mantine/form';

/** How the fee is paid: at once by one mode, or later at the counter. */
export const waysToPay = ['cash', 'upi', 'card', 'later'] as const;
type PaidBy = (typeof waysToPay)[number];

/** The line as it is booked: who makes no bills, or receives no money, leaves the fee to the counter. */
export const bookedBy = (mayBePaid: boolean, values: BookingValues): BookingValues =>
  mayBePaid ? values : { ...values, mode: 'later' };

/** A fee as the server works it out. */
export type Fee = OutputOf<typeof getFee>['fee'];

/** Values of the booking line. */
export interface BookingValues {
  patientId: number | null;
  doctorId: number | null;
  visitOn: string;
  visitKind: VisitKind | null;
  priorityReason: PriorityReason;
  complaint: string;
  /** Null until the user chose how the fee is paid. */
  mode: PaidBy | null;
  reference: string;
}

/** The line as a form. */
export type BookingFormType = UseFormReturnType<BookingValues>;

/** Amount to pay now, in rupees: the fee less the advance. */
export const toPayOf = (fee: Fee): number => Math.max(0, fee.net - fee.advance) / 100;

/** Whether a sum is to be paid now or later: the visit is not free, and no advance covers it. */
export const isOwed = (fee: Fee): boolean => !fee.isFree && toPayOf(fee) > 0;

/** A sum is owed, and nobody chose how it is paid: it is never taken as cash by default. */
export const needsMode = ({ mode }: BookingValues, fee: Fee): boolean => isOwed(fee) && mode === null;

/** Says what the button does: the sum that is taken, or why none is. */
export function bookingAction({ mode }: BookingValues, fee: Fee | undefined): BookingAction {
  if (!fee) return 'submit';
  if (fee.isFree) return 'submitFree';
  if (!isOwed(fee)) return 'submitPaid';
  return mode === 'later' ? 'submitDue' : `take.${mode ?? 'unknown'}`;
}
type BookingAction =
  | 'submit'
  | 'submitFree'
  | 'submitPaid'
  | 'submitDue'
  | `take.${Exclude<PaidBy, 'later'> | 'unknown'}`;

/** UPI and card name the payment they were. */
export const needsReference = ({ mode, reference }: BookingValues, fee: Fee | undefined): boolean =>
  fee !== undefined && toPayOf(fee) > 0 && (mode === 'upi' || mode === 'card') && reference.trim() === '';

/** The visit as the call takes it; of an appointment of the day where there is one. */
export const visitOf = (
  { patientId, doctorId, visitOn, visitKind, priorityReason, complaint }: BookingValues,
  fee: Fee | undefined,
): InputOf<typeof bookVisit>['visit'] => ({
  visitOn,
  priorityReason,
  complaint,
  patientId: patientId ?? 0,
  doctorId: doctorId ?? 0,
  ...(visitKind === null ? {} : { visitKind }),
  ...(fee?.appointmentId == null ? {} : { appointmentId: fee.appointmentId }),
});

/** The bill of a fee that is paid now, or by its advance; null where none is, or it is paid later. `needsMode` is checked before. */
export function feeBillOf(
  { mode, reference }: BookingValues,
  fee: Fee,
): InputOf<typeof bookVisit>['counterBill'] | null {
  const amount = toPayOf(fee);
  if (fee.isFree || mode === 'later') return null;
  const modes = {
    upi: amount > 0 && mode === 'upi' ? { upi: amount, upiReference: reference.trim() } : {},
    card: amount > 0 && mode === 'card' ? { card: amount, cardNumber: reference.trim() } : {},
    cash: {},
  }[mode ?? 'cash'];
  return { lines: [{ isVisitFee: true, quantity: 1 }], net: fee.net / 100, amount, ...modes };
}
