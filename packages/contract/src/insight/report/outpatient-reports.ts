// Reports of outpatients: visits and appointments.
import { feeStates, queueStates, visitKinds } from '@charaka/rules/clinic/opd-queue';
import { APPOINTMENT_STATUSES } from '@charaka/rules/stay/booking-state';
import { appointmentMenu } from '../../clinic/opd/appointment.ts';
import { visitMenu } from '../../clinic/opd/visit.ts';
import { dataset, reported } from './dataset.ts';
import { report } from './report-declaration.ts';
import { seesPatients } from './report-roles.ts';

/** Visits of outpatients that were not cancelled, as the queue counts them (RP001). */
const visitDataset = dataset({
  view: 'visit',
  instant: 'day',
  key: ['visitId'],
  fields: {
    visitId: reported.number(),
    patientId: reported.reference(),
    opdNumber: reported.personNumber(),
    personName: reported.personName(),
    day: reported.day(),
    tokenNo: reported.number(),
    doctorId: reported.named('doctorName', 'doctor'),
    doctorName: reported.text(),
    visitKind: reported.choice(visitKinds, 'queue:kinds'),
    queueState: reported.choice(queueStates, 'queue:states'),
    feeState: reported.needing(visitMenu, reported.choice(feeStates, 'report:feeStates')),
    arrivedAt: reported.maybeInstant(),
    waited: reported.minutes(),
  },
});

/** Visits by day, with the minutes from the later of arrival and appointment to the call into the room (RP048). */
export const outpatientReport = report({
  menu: 'opd_report',
  name: 'Outpatient',
  title: 'Outpatient report',
  department: 'Clinic',
  roles: seesPatients,
  summary: 'Visits of outpatients by day, with kind, state, fee and minutes of waiting.',
  dataset: visitDataset,
  period: 'today',
  columns: [
    'tokenNo',
    'day',
    'opdNumber',
    'personName',
    'doctorName',
    'visitKind',
    'queueState',
    'feeState',
    'arrivedAt',
    'waited',
  ],
  filters: ['doctorId', 'visitKind', 'queueState', 'feeState'],
  measures: [],
  times: ['week', 'weekday'],
  numbers: [
    { field: 'waited', by: 'average' },
    { field: 'waited', by: 'median' },
    { field: 'waited', by: 'p90' },
  ],
  openBecause: 'a book of visits by patient',
});

/** Appointments by the day of the slot. */
const appointmentDataset = dataset({
  view: 'appointment',
  instant: 'day',
  key: ['appointmentId'],
  fields: {
    appointmentId: reported.number(),
    patientId: reported.reference(),
    personName: reported.personName(),
    phone: reported.needing(appointmentMenu, reported.personNumber()),
    day: reported.day(),
    slotAt: reported.instant(),
    doctorId: reported.named('doctorName', 'doctor'),
    doctorName: reported.text(),
    status: reported.choice(APPOINTMENT_STATUSES, 'opd:appointmentStates'),
    isNoShow: reported.flag(),
    advance: reported.needing(appointmentMenu, reported.money()),
    bookerId: reported.named('bookerName', 'user'),
    bookerName: reported.text(),
  },
});

/** Appointments with their state, and who did not come. */
export const appointmentReport = report({
  menu: 'appointment_report',
  name: 'Appointment',
  title: 'Appointment report',
  department: 'Front desk',
  roles: seesPatients,
  summary: 'Appointments by the day of the slot, with state, advance and whether the patient came.',
  dataset: appointmentDataset,
  period: 'today',
  columns: ['slotAt', 'personName', 'phone', 'doctorName', 'status', 'isNoShow', 'advance', 'bookerName'],
  filters: ['doctorId', 'status', 'isNoShow', 'bookerId'],
  measures: ['advance'],
  times: ['week', 'weekday'],
  openBecause: 'a book of appointments by patient',
});
