// Every call of the operation theatres.
import type { Handler } from '../../kernel/handler.ts';
import { addTheatreCharges } from './add-theatre-charges.ts';
import {
  addBooking,
  cancelBooking,
  listBookings,
  listBookingsOfAdmission,
  rescheduleBooking,
  updateBooking,
} from './bookings.ts';
import { listTheatreAppointments } from './list-theatre-appointments.ts';
import {
  addProvisionalBooking,
  cancelProvisionalBooking,
  getProvisionalBooking,
  listProvisionalBookings,
  receiveTheatreAdvance,
  refundTheatreAdvance,
  rescheduleProvisionalBooking,
  updateProvisionalBooking,
} from './provisional-bookings.ts';

/** Served by app.ts. */
export const theatreHandlers: readonly Handler[] = [
  listProvisionalBookings,
  getProvisionalBooking,
  addProvisionalBooking,
  updateProvisionalBooking,
  rescheduleProvisionalBooking,
  cancelProvisionalBooking,
  receiveTheatreAdvance,
  refundTheatreAdvance,
  listBookings,
  listBookingsOfAdmission,
  addBooking,
  updateBooking,
  rescheduleBooking,
  cancelBooking,
  listTheatreAppointments,
  addTheatreCharges,
];
