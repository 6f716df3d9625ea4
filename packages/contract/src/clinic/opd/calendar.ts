// The doctors' calendar on the wire: when each holds OPD and how many of the patients they can see are booked.

import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, day, id, money, optional, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { mayLookUp } from '../../kernel/look-up.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { clockTime } from './appointment.ts';
import { opdChecks } from './opd-checks.ts';
import { opdTopic } from './topics.ts';

/** Menu path that rights on the calendar hang on. */
export const calendarMenu = 'appointment';

/** Maximum number of days of one call. */
const MOST_DAYS = 92;

const spellings = {
  fromDate: 'opdStartDate',
  toDate: 'opdEndDate',
  startsOn: 'opdStartDate',
  endsOn: 'opdEndDate',
  doctorId: 'staffId',
  specializationId: 'specialization',
  specializationName: 'specializationName',
  maxPatients: 'maxPatient',
  bookedPatients: 'bookedPatient',
};

/** A day of a doctor: a period of one day. Times that are booked already stand in `takenSlots`. */
export const calendarDay = shape(
  {
    doctorId: id(),
    doctorName: text(),
    specializationName: optional(text()),
    startsOn: text(),
    endsOn: text(),
    fromTime: text(),
    untilTime: text(),
    slotMinutes: count(),
    maxPatients: count(),
    bookedPatients: count(),
    takenSlots: z.array(text()),
  },
  spellings,
);

/** The same for a desk that books: with the room of the session, and the price of a new visit without a payer. */
const dutyDay = shape(
  { ...calendarDay.shape, roomName: optional(text()), newFee: optional(money()) },
  { ...spellings, newFee: 'newVisitFee' },
);

function checkSpan(
  { fromDate, toDate }: { fromDate: string; toDate: string },
  context: Pick<z.RefinementCtx, 'addIssue'>,
): void {
  const days = (Date.parse(toDate) - Date.parse(fromDate)) / 86_400_000 + 1;
  const { lastDayBeforeFirst, tooManyDays } = opdChecks;
  const fault = days < 1 ? lastDayBeforeFirst : days > MOST_DAYS ? tooManyDays({ most: MOST_DAYS }) : null;
  if (fault) context.addIssue({ code: 'custom', path: ['toDate'], message: fault.text });
}

/** The OPD days of the doctors of the hospital, by day and name; booked are visits and appointments that still stand. */
export const listCalendar = endpoint({
  path: '/OpdDoctorSchedule/GetOpdCalander',
  summary: 'Lists the OPD days of the doctors and how many patients are booked.',
  permission: mayLookUp(calendarMenu, 'Patients'),
  effect: 'read',
  input: withChecks(
    shape({ fromDate: day(), toDate: day(), doctorId: optional(id()), specializationId: optional(id()) }, spellings),
    checkSpan,
  ),
  output: shape({ days: z.array(calendarDay) }, { days: 'opdCalanderList' }),
});

/** Lists doctors with OPD on a day (default: the hospital's today), with the number of bookings, for a dashboard (Q20). */
export const listDoctorsOfDay = endpoint({
  path: '/OpdDoctorSchedule/GetDashboardOPDDoctorSchedule',
  summary: 'Lists the doctors who hold OPD on a day, today without one, and how many patients are booked.',
  permission: may('view', calendarMenu),
  effect: 'read',
  input: shape({ day: optional(day()) }, { day: 'opdStartDate' }),
  output: shape({ days: z.array(dutyDay) }, { days: 'opdDoctorScheduleList' }),
});

/** A doctor with where they belong now. */
export const doctorDepartment = shape(
  {
    doctorId: id(),
    doctorName: text(),
    departmentId: optional(id()),
    departmentName: optional(text()),
    specializationId: optional(id()),
    specializationName: optional(text()),
  },
  { doctorId: 'staffId' },
);

/**
 * The active doctors with their departments. Visits and appointments keep no department of their own but show that of the doctor,
 * so there is nothing to be brought into line: the call answers what stands, for those who keep a copy (Q20).
 */
export const listDoctorDepartments = endpoint({
  path: '/OpdPatientMaster/SyncOPDDoctorDepartment',
  summary:
    'Answers the doctors with their departments as visits and appointments show them; nothing needs to be copied.',
  permission: mayLookUp(calendarMenu, 'Patients'),
  effect: 'read',
  input: shape({}),
  output: shape({ doctors: z.array(doctorDepartment) }, { doctors: 'opdDoctorDepartmentList' }),
});

/** OPD hours of a doctor as typed: on which weekdays (0 is Sunday) between two days. */
export const calendarForm = withChecks(
  shape(
    {
      doctorId: id(fieldSentences.selectDoctor),
      fromDate: day(fieldSentences.selectDate),
      toDate: day(fieldSentences.selectDate),
      weekdays: z.array(z.int().min(0).max(6)).min(1, opdChecks.chooseWeekday.text).max(7),
      fromTime: clockTime(fieldSentences.enterTime.text),
      untilTime: clockTime(fieldSentences.enterTime.text),
      slotMinutes: count().min(5, opdChecks.slotTooShort.text).max(240, opdChecks.slotTooLong.text),
      maxPatients: count().min(0, opdChecks.enterHowManyPatients.text).max(500, opdChecks.tooManyPatients.text),
    },
    spellings,
  ),
  (form, context) => {
    checkSpan(form, context);
    if (form.fromTime >= form.untilTime)
      context.addIssue({ code: 'custom', path: ['untilTime'], message: opdChecks.endBeforeBeginning.text });
  },
);

/** Sets the OPD hours of a doctor, in place of those the days have; 0 patients closes them. An extension: nothing else sets them. */
export const saveCalendar = endpoint({
  path: '/OpdDoctorSchedule/SaveOpdCalander',
  logAs: ['doctor_hours', 'saved'],
  summary: 'Sets when a doctor holds OPD and for how many patients.',
  permission: may('edit', calendarMenu),
  effect: 'write',
  changes: [opdTopic],
  input: shape({ calendar: calendarForm }, { calendar: 'opdCalander' }),
  output: shape({ days: count() }, { days: 'savedDays' }),
});
