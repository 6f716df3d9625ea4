// Messages to the user from calls of the opd area.
import { type Sentence, sentences } from '@charaka/rules/message/sentence';
import type { AppointmentStatus } from '@charaka/rules/stay/booking-state';
import { words } from '../../kernel/words.ts';

/** The states of an appointment as words inside a sentence. */
export const appointmentWords: Readonly<Record<AppointmentStatus, Sentence>> = {
  Provisional: words.appointmentProvisional,
  Confirm: words.appointmentConfirmed,
  'Confirm-IPD': words.appointmentAdmitted,
  Cancelled: words.appointmentCancelled,
};

/** Messages of refusals and of answers; codes never change. */
export const opdSentences = sentences('opd', {
  cancelOfColleague: 'Token {tokenNo} is a patient of {doctorName}. Take the visit over before you cancel it',
  appointmentHoldsAdvance: 'This appointment already has an advance',
  appointmentTakesNoAdvance: 'This appointment is {status}: no advance can be taken',
  refundNothing: 'There is no advance to refund',
  advanceRefunded: 'Advance refunded',
  appointmentDoesNotExist: 'This appointment does not exist',
  timeTaken: '{slot} is already taken. Choose another time',
  appointmentNotChanged: "This appointment is {status}: it can't be changed",
  appointmentChanged: 'Appointment changed',
  appointmentNotCancelled: "This appointment is {status}: it can't be cancelled",
  appointmentCancelled: 'Appointment cancelled',
  appointmentInPast: "An appointment can't be in the past",
  seesPatientsAt: '{doctorName} sees patients from {fromTime} to {untilTime}, every {slotMinutes} minutes',
  noWeekdayBetween: 'None of the weekdays is between these days',
  opdHoursSaved: 'OPD hours saved',
  noOpdOnDay: 'This doctor holds no OPD on this day',
  holdsNoOpd: '{doctorName} holds no OPD on {day}',
  fullyBooked: '{doctorName} sees {maxPatients} patients that day, and all places are booked',
  opdVisitClosed: 'This OPD visit is cancelled, or the patient was already admitted from it',
  opdVisitOfAnother: 'This OPD visit belongs to another patient',
  opdVisitFactsDiffer: 'OPD number, date and doctor must match the OPD visit',
  appointmentHasState: 'This appointment is {status}',
  appointmentOfAnother: 'This appointment belongs to another patient',
  opdVisitDoesNotExist: 'This OPD visit does not exist',
  hasToken: '{fullName} already has token {tokenNo}',
  withDoctorAlready: 'This patient already has a visit to this doctor on this day',
  visitInPast: "A visit can't be in the past",
  tokenGiven: 'Token {tokenNo}',
  visitCancelled: 'This visit is cancelled',
  patientAdmittedFromVisit: 'The patient is admitted from this visit',
  visitBegun: 'Token {tokenNo} was already called or seen: the visit cannot be cancelled',
  opdVisitCancelled: 'OPD visit cancelled',
  appointmentElsewhere: 'This appointment is with another doctor or on another day',
  advanceReceived: 'Advance received',
  appointmentBooked: 'Appointment booked',
});
