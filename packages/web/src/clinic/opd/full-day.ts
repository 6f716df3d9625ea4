// Whether a doctor's day has a place left, and the sentence that refuses a further patient, said before anything is sent (Q289).
import type { listDoctorsOfDay } from '@charaka/contract/clinic/opd/calendar';
import { opdSentences } from '@charaka/contract/clinic/opd/opd-sentences';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { spoken } from '../../kernel/spoken.ts';

type DoctorDay = Pick<
  OutputOf<typeof listDoctorsOfDay>['days'][number],
  'doctorName' | 'bookedPatients' | 'maxPatients'
>;

/** Whether as many patients are booked as the doctor sees; a day without OPD is not full. */
export const isFullDay = ({ bookedPatients, maxPatients }: DoctorDay): boolean =>
  maxPatients > 0 && bookedPatients >= maxPatients;

/** The sentence of the refusal; undefined while places are left. */
export const refusalOfDay = (day: DoctorDay): string | undefined =>
  isFullDay(day) ? spoken(opdSentences.fullyBooked(day)) : undefined;
