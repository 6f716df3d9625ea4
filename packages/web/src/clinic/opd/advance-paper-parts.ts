// The booking and the movement that the paper of an advance and its dialog show.
import type { advanceEntry } from '@charaka/contract/clinic/opd/advance';
import type { appointment } from '@charaka/contract/clinic/opd/appointment';
import type { z } from 'zod';
import { formatClock, formatDay } from '../../kernel/format.ts';

/** A movement as answered. */
export type AdvanceEntry = z.output<typeof advanceEntry>;

/** The booking and person of the advance, for the title and the paper. */
export interface AdvanceSubject {
  readonly bookingNo: number;
  readonly personName: string;
  readonly phone: string;
  readonly doctorName: string;
  /** When they are to come, as shown. */
  readonly comesAt: string;
}

type Appointment = Pick<
  z.output<typeof appointment>,
  'appointmentId' | 'personName' | 'phone' | 'doctorName' | 'day' | 'slot'
>;

/** The subject of an advance paid for an appointment. */
export function appointmentSubject({ appointmentId, day, slot, ...person }: Appointment): AdvanceSubject {
  const { personName, phone, doctorName } = person;
  return {
    bookingNo: appointmentId,
    personName,
    phone,
    doctorName,
    comesAt: `${formatDay(day)}, ${formatClock(slot)}`,
  };
}
