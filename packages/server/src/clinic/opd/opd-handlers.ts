// Every call of appointments, the doctors' calendar and visits to the OPD.
import type { Handler } from '../../kernel/handler.ts';
import { receiveAdvance, refundAppointment } from './advances.ts';
import {
  addAppointment,
  cancelAppointment,
  getAppointment,
  listAppointments,
  updateAppointment,
} from './appointments.ts';
import { listCalendar, listDoctorDepartments, listDoctorsOfDay, saveCalendar } from './calendar.ts';
import { getTokenPlace } from './token-place.ts';
import { addVisit, cancelVisit, getVisit, listVisits, listVisitsOfPatient, nextToken } from './visits.ts';

/** Served by app.ts. */
export const opdHandlers: readonly Handler[] = [
  listAppointments,
  getAppointment,
  addAppointment,
  updateAppointment,
  cancelAppointment,
  receiveAdvance,
  refundAppointment,
  listCalendar,
  listDoctorsOfDay,
  listDoctorDepartments,
  saveCalendar,
  listVisits,
  listVisitsOfPatient,
  getVisit,
  nextToken,
  getTokenPlace,
  addVisit,
  cancelVisit,
];
