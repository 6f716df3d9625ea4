// The queue of a doctor as the screen shows it: every visit of the day, those in line with their place and the time to expect.
import { getQueue as getQueueEndpoint } from '@charaka/contract/clinic/queue/queue';
import { queueSentences } from '@charaka/contract/clinic/queue/queue-sentences';
import {
  averageMinutes,
  expectedMinute,
  type LinePace,
  type PlacedVisit,
  queueOrder,
} from '@charaka/rules/clinic/opd-queue';
import { ageOn } from '@charaka/rules/person/age';
import { soundOfName } from '@charaka/rules/person/like-sounding';
import { minutesOf } from '@charaka/rules/stay/booking-state';
import { startOfDay } from '@charaka/rules/stay/hospital-day';
import sql from 'sql-template-tag';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { does } from '../../kernel/session.ts';
import { staffName } from '../../kernel/staff-name.ts';
import { type QueueVisit, readLastMinutes, readQueue } from './queue-store.ts';
import { type OpdSession, readSession } from './session-store.ts';

interface Day {
  readonly opdDayId: number;
  readonly fromTime: string;
  readonly untilTime: string;
  readonly slotMinutes: number;
  readonly maxPatients: number;
}

function readDay(call: Call, doctorId: number, day: string): Promise<Day | undefined> {
  return call.tx.row<Day>(sql`
    select d.opd_day_id, to_char(d.from_time, 'HH24:MI') as from_time, to_char(d.until_time, 'HH24:MI') as until_time,
      d.slot_minutes, d.max_patients
    from opd_day d
    where d.tenant_id = ${call.tenantId} and d.hospital_id = ${call.hospital.hospitalId} and d.doctor_id = ${doctorId}
      and d.day = ${day}`);
}

function readDoctorName(call: Call, doctorId: number): Promise<{ doctorName: string } | undefined> {
  return call.tx.row<{ doctorName: string }>(sql`
    select ${staffName(sql`s`)} as doctor_name from staff s
    where s.tenant_id = ${call.tenantId} and s.staff_id = ${doctorId}`);
}

/** Minutes since the beginning of a day in the hospital; before it is today none have passed. */
function minuteNow(call: Call, day: string): number {
  const passed = (call.now.getTime() - startOfDay(day, call.hospital.timezone).getTime()) / 60_000;
  return Math.max(0, passed);
}

interface Pace {
  readonly day: string;
  readonly opdDay: Day | undefined;
  readonly session: OpdSession | undefined;
  readonly average: number;
  readonly isBusy: boolean;
}

function paceOf(call: Call, { day, opdDay, session, average, isBusy }: Pace): LinePace {
  return {
    nowMinute: minuteNow(call, day),
    beginMinute: opdDay ? minutesOf(opdDay.fromTime) : 0,
    hasBegun: session?.startedAt != null,
    delayMinutes: session?.delayMinutes ?? 0,
    averageMinutes: average,
    isBusy,
  };
}

/** The patients of the day whose name sounds like that of another one. */
function soundingAlike(visits: readonly QueueVisit[]): ReadonlySet<number> {
  const sounds = new Map(visits.map((one) => [one.patientId, soundOfName(one.firstName, one.lastName)]));
  const bySound = Map.groupBy(sounds, ([, sound]) => sound);
  const doubled = [...bySound.values()].filter((patients) => patients.length > 1);
  return new Set(doubled.flat().map(([patientId]) => patientId));
}

function shownRow(call: Call, visit: QueueVisit, placed: { place: number; expectedAt: string | null } | undefined) {
  const { birthDate, isUrgent, arrivedMinute, appointmentMinute, queuePlace, calledSince, isHeld, ...shown } = visit;
  return { ...shown, ageYears: ageOn(birthDate, todayOf(call)).years, place: null, expectedAt: null, ...placed };
}

/** One's own queue; the queues of others by an action right (OP012, Q272). A user without a doctor's record who names no doctor gets no rows. */
export const getQueue = handle(getQueueEndpoint, async (call, input) => {
  const day = input.day ?? todayOf(call);
  const doctorId = input.doctorId ?? call.session.staffId;
  if (doctorId !== call.session.staffId && !does(call.session, 'all-queues')) refuse(queueSentences.ownQueueOnly);
  if (doctorId === null) return { day, averageMinutes: 0, rows: [] };
  const [doctor, opdDay, visits, lastMinutes] = await Promise.all([
    readDoctorName(call, doctorId),
    readDay(call, doctorId, day),
    readQueue(call, doctorId, day),
    readLastMinutes(call, doctorId, day),
  ]);
  const session = opdDay && (await readSession(call, opdDay.opdDayId));
  const average = averageMinutes(lastMinutes, opdDay?.slotMinutes ?? 0);
  const isBusy = visits.some(({ queueState }) => queueState === 'InConsult' || queueState === 'Called');
  const pace = paceOf(call, { day, opdDay, session, average, isBusy });
  const expects = day >= todayOf(call) && session?.sessionState !== 'Ended';
  const begin = startOfDay(day, call.hospital.timezone).getTime();
  const placed = new Map(
    queueOrder(visits).map((one: PlacedVisit<QueueVisit>, before) => {
      const at = expects ? new Date(begin + expectedMinute(pace, before) * 60_000).toISOString() : null;
      return [one.visit.visitId, { place: before + 1, expectedAt: at }];
    }),
  );
  const alike = soundingAlike(visits);
  const rows = visits.map((visit) => ({
    ...shownRow(call, visit, placed.get(visit.visitId)),
    soundsAlike: alike.has(visit.patientId),
  }));
  return {
    doctorId,
    doctorName: doctor?.doctorName ?? null,
    day,
    opdDay: opdDay ?? null,
    opdSession: session ?? null,
    averageMinutes: average,
    rows,
  };
});
