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
  cancelOfColleague: 'Token {tokenNo} is a patient of {doctorName}: take the visit over before you cancel it',
  appointmentHoldsAdvance: 'This appointment holds an advance already',
  appointmentTakesNoAdvance: 'This appointment is {status}: no advance can be taken',
  refundNothing: 'There is no advance to refund',
  advanceRefunded: 'Advance refunded',
  appointmentDoesNotExist: 'This appointment does not exist',
  timeTaken: '{slot} is taken already, choose another time',
  appointmentNotChanged: "This appointment is {status}: it can't be changed",
  appointmentChanged: 'Appointment changed',
  appointmentNotCancelled: "This appointment is {status}: it can't be cancelled",
  appointmentCancelled: 'Appointment cancelled',
  appointmentInPast: "An appointment can't be in the past",
  seesPatientsAt: '{doctorName} sees patients from {fromTime} to {untilTime}, every {slotMinutes} minutes',
  noWeekdayBetween: 'None of the weekdays lies between these days',
  opdHoursSaved: 'OPD hours saved',
  noOpdOnDay: 'This doctor holds no OPD on this day',
  holdsNoOpd: '{doctorName} holds no OPD on {day}',
  fullyBooked: '{doctorName} sees {maxPatients} patients that day, all booked',
  opdVisitClosed: 'This OPD visit is cancelled, or the patient was admitted from it already',
  opdVisitOfAnother: 'This OPD visit is of another patient',
  opdVisitFactsDiffer: 'OPD number, date and doctor have to be those of the OPD visit',
  appointmentHasState: 'This appointment is {status}',
  appointmentOfAnother: 'This appointment is of another patient',
  opdVisitDoesNotExist: 'This OPD visit does not exist',
  hasToken: '{fullName} has token {tokenNo} already',
  withDoctorAlready: 'This patient is with this doctor on this day already',
  visitInPast: "A visit can't be in the past",
  tokenGiven: 'Token {tokenNo}',
  visitCancelled: 'This visit is cancelled',
  patientAdmittedFromVisit: 'The patient is admitted from this visit',
  visitBegun: 'Token {tokenNo} was called or seen already: the visit cannot be cancelled',
  opdVisitCancelled: 'OPD visit cancelled',
  appointmentElsewhere: 'This appointment is with another doctor or on another day',
  advanceReceived: 'Advance received',
  appointmentBooked: 'Appointment booked',
});
