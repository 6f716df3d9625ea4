// Actions on a booking that is not an admission yet: an appointment, a visit to the OPD, a planned operation.
import { type CalendarDate, daysAfter } from './hospital-day.ts';

export const APPOINTMENT_STATUSES = ['Provisional', 'Confirm', 'Confirm-IPD', 'Cancelled'] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

/** An appointment as far as the deeds on it need it; amounts in paise. */
export interface AppointmentFacts {
  readonly status: AppointmentStatus;
  readonly patientId?: number | null | undefined;
  readonly advancePaise: number;
}

/** Whether an appointment can still be changed or cancelled: it has led to nothing yet. */
export const isAppointmentOpen = ({ status }: AppointmentFacts): boolean => status === 'Provisional';

/** Whether somebody can be admitted from it: they are registered, and it is neither cancelled nor admitted already (R398). */
export const mayAdmitAppointment = ({ status, patientId }: AppointmentFacts): boolean =>
  patientId != null && (status === 'Provisional' || status === 'Confirm');

/** Whether an advance can be taken: one at a time, so that card and cheque keep their own references. */
export const mayTakeAdvance = ({ status, advancePaise }: AppointmentFacts): boolean =>
  advancePaise === 0 && (status === 'Provisional' || status === 'Confirm');

/** Whether there is an advance to give back; a cancelled appointment's most of all. */
export const mayRefundAdvance = ({ advancePaise }: AppointmentFacts): boolean => advancePaise > 0;

/** A visit to the OPD as far as the deeds on it need it. */
export interface VisitFacts {
  readonly isCancelled: boolean;
  readonly admissionId?: number | null | undefined;
}

/** Whether a visit can still be cancelled, or lead to an admission (R394). */
export const isVisitOpen = ({ isCancelled, admissionId }: VisitFacts): boolean => !isCancelled && admissionId == null;

/** Minutes since midnight of a time 'HH:MM'. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The times a doctor can be booked at on a day: every so many minutes from the first one, as long as one ends before the last. */
export function slotsOf(fromTime: string, untilTime: string, slotMinutes: number): string[] {
  const [from, until] = [minutesOf(fromTime), minutesOf(untilTime)];
  const howMany = Math.max(0, Math.floor((until - from) / slotMinutes));
  const two = (value: number) => String(value).padStart(2, '0');
  return Array.from({ length: howMany }, (_, index) => {
    const start = from + index * slotMinutes;
    return `${two(Math.floor(start / 60))}:${two(start % 60)}`;
  });
}

/** The days from one to another, both included, that fall on one of the weekdays (0 is Sunday). */
export function daysOfWeekdays(from: CalendarDate, to: CalendarDate, weekdays: readonly number[]): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = from; day <= to; day = daysAfter(day, 1))
    if (weekdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay())) days.push(day);
  return days;
}

/** Outcomes of a planned operation; 'confirm' is the specification's word for admitted (Q80). */
export const BOOKING_STATUSES = ['provisional', 'confirm', 'cancelled'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Whether a planned operation can still be changed, moved, cancelled or paid in advance. */
export const isBookingOpen = (status: BookingStatus): boolean => status === 'provisional';
