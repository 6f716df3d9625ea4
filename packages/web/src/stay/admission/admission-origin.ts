// Origin of the admission form, with the values it brings along (R362, R394).
import type { AdmissionMode } from '@charaka/contract/stay/admission/admission-pages';
import { type AdmissionForm, newAdmissionForm, withMode } from './admission-form.ts';

/** An OPD visit that leads to an admission. */
interface Visit {
  readonly patientId: number | null;
  readonly opdNumber: string;
  /** 'YYYY-MM-DD'. */
  readonly opdDate: string;
  readonly opdDoctorId: number;
}

/** Origin of an admission: inpatient list, patient search, free bed, OPD appointment or schedule, or theatre booking. */
export type AdmissionOrigin =
  | { readonly kind: 'page'; readonly mode: AdmissionMode | null }
  | { readonly kind: 'patient'; readonly patientId: number }
  | { readonly kind: 'bed'; readonly bedTypeId: number; readonly bedGroupId: number; readonly bedId: number }
  | ({ readonly kind: 'opdAppointment'; readonly appointmentId: number } & Visit)
  | ({ readonly kind: 'opdSchedule'; readonly visitId: number; readonly broughtAlong?: string } & Visit)
  | {
      readonly kind: 'theatreBooking';
      readonly theatreBookingId: number;
      readonly patientId: number | null;
      readonly doctorId: number | null;
    };

/** The list of all inpatients, which most admissions are made from. */
export const fromInpatientList: AdmissionOrigin = { kind: 'page', mode: null };

/** Initial values of the form. */
export function presetOf(origin: AdmissionOrigin): Partial<AdmissionForm> {
  if (origin.kind === 'page') return origin.mode === null ? {} : withMode(newAdmissionForm(), origin.mode);
  if (origin.kind === 'bed') {
    const { bedTypeId, bedGroupId, bedId } = origin;
    return { bedTypeId, bedGroupId, bedId };
  }
  const { patientId } = origin;
  if (origin.kind === 'patient') return { patientId };
  if (origin.kind === 'theatreBooking') return { patientId, doctorId: origin.doctorId };
  const { opdNumber, opdDate, opdDoctorId } = origin;
  return { patientId, opdNumber, opdDate, opdDoctorId, doctorId: opdDoctorId };
}

/** The booking that is settled with the admission: sent besides what the form holds (R398, R399). */
export function bookingOf(origin: AdmissionOrigin): {
  appointmentId?: number;
  visitId?: number;
  theatreBookingId?: number;
} {
  if (origin.kind === 'opdAppointment') return { appointmentId: origin.appointmentId };
  if (origin.kind === 'opdSchedule') return { visitId: origin.visitId };
  return origin.kind === 'theatreBooking' ? { theatreBookingId: origin.theatreBookingId } : {};
}

/** Whether the OPD visit is known and stays as it is (R394). */
export function isVisitLocked({ kind }: AdmissionOrigin): boolean {
  return kind === 'opdAppointment' || kind === 'opdSchedule';
}

/** Diagnoses of the visit, as recorded there; they go into the stay without being a field of the form (OP030). */
export const broughtAlongBy = (origin: AdmissionOrigin): string =>
  origin.kind === 'opdSchedule' ? (origin.broughtAlong ?? '') : '';

/** The name of the draft: what was typed about one appointment is not put into another's form. */
export function draftNameOf(origin: AdmissionOrigin): string {
  const { kind } = origin;
  if (kind === 'page') return origin.mode === null ? 'admission' : `admission.${origin.mode}`;
  if (kind === 'patient') return `admission.patient.${origin.patientId}`;
  if (kind === 'bed') return `admission.bed.${origin.bedId}`;
  if (kind === 'opdAppointment') return `admission.appointment.${origin.appointmentId}`;
  if (kind === 'opdSchedule') return `admission.schedule.${origin.visitId}`;
  return `admission.theatre.${origin.theatreBookingId}`;
}
