// Every call of appointments, the doctors' calendar and visits to the OPD.
import type { Handler } from '../kernel/handler.ts';
import { receiveAdvance, refundAppointment } from './advances.ts';
import {
  addAppointment,
  cancelAppointment,
  getAppointment,
  listAppointments,
  updateAppointment,
} from './appointments.ts';
import { listCalendar, saveCalendar } from './calendar.ts';
import { addVisit, cancelVisit, getVisit, listVisits, nextToken } from './visits.ts';

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
  saveCalendar,
  listVisits,
  getVisit,
  nextToken,
  addVisit,
  cancelVisit,
];
