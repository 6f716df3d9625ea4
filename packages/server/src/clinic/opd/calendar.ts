// The doctors' calendar: read with what is booked, and set.

import {
  listCalendar as listCalendarEndpoint,
  listDoctorDepartments as listDoctorDepartmentsEndpoint,
  listDoctorsOfDay as listDoctorsOfDayEndpoint,
  saveCalendar as saveCalendarEndpoint,
} from '@charaka/contract/clinic/opd/calendar';
import { opdSentences } from '@charaka/contract/clinic/opd/opd-sentences';
import { fieldSentences } from '@charaka/contract/kernel/field-sentences';
import { daysOfWeekdays } from '@charaka/rules/stay/booking-state';
import { areDoctorsHere } from '../../foundation/staff/works-here.ts';
import { handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { readDutyFacts } from './duty-facts.ts';
import { readDays, readDoctorDepartments, writeDays } from './opd-day-store.ts';

/** OPD days of the doctors of the hospital. */
export const listCalendar = handle(listCalendarEndpoint, async (call, input) => ({
  days: await readDays(call, input),
}));

/** Doctors with OPD on one day, with room and fee; closed days are left out. */
export const listDoctorsOfDay = handle(listDoctorsOfDayEndpoint, async (call, input) => {
  const day = input.day ?? todayOf(call);
  const [days, factsOf] = await Promise.all([readDays(call, { fromDate: day, toDate: day }), readDutyFacts(call, day)]);
  const held = days.filter(({ maxPatients }) => maxPatients > 0);
  return { days: held.map((each) => ({ ...each, ...factsOf(each.doctorId) })) };
});

/** The doctors with their departments. */
export const listDoctorDepartments = handle(listDoctorDepartmentsEndpoint, async (call) => ({
  doctors: await readDoctorDepartments(call),
}));

/** Sets the hours of a doctor on some weekdays between two days. Who is booked already stays booked. */
export const saveCalendar = handle(saveCalendarEndpoint, async (call, { calendar: form }) => {
  if (!(await areDoctorsHere(call, [form.doctorId]))) refuse(fieldSentences.selectDoctor);
  const days = daysOfWeekdays(form.fromDate, form.toDate, form.weekdays);
  if (days.length === 0) refuse(opdSentences.noWeekdayBetween);
  await writeDays(call, days, form);
  call.say(opdSentences.opdHoursSaved);
  return { days: days.length };
});
