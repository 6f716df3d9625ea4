// The queue of a doctor as the screen shows it: the visits of the day, those in line with their place and the time to expect.
import { getQueue as getQueueEndpoint, type queueRow } from '@charaka/contract/clinic/queue/queue';
import { queueSentences } from '@charaka/contract/clinic/queue/queue-sentences';
import {
  averageMinutes,
  expectedMinute,
  type LinePace,
  type QueuePart,
  queueOrder,
  queuePartOf,
  queueParts,
} from '@charaka/rules/clinic/opd-queue';
import { ageOn } from '@charaka/rules/person/age';
import { soundOfName } from '@charaka/rules/person/like-sounding';
import { minutesOf } from '@charaka/rules/stay/booking-state';
import { startOfDay } from '@charaka/rules/stay/hospital-day';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { does } from '../../kernel/session.ts';
import { staffName } from '../../kernel/staff-name.ts';
import type { QueuedVisit, TokenPlace } from '../opd/token-place.ts';
import { type NamedVisit, readLastMinutes, readNamedLine, readVisitFacts, type VisitFacts } from './queue-store.ts';
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
function soundingAlike(visits: readonly NamedVisit[]): ReadonlySet<number> {
  const sounds = new Map(visits.map((one) => [one.patientId, soundOfName(one.firstName, one.lastName)]));
  const bySound = Map.groupBy(sounds, ([, sound]) => sound);
  const doubled = [...bySound.values()].filter((patients) => patients.length > 1);
  return new Set(doubled.flat().map(([patientId]) => patientId));
}

type Placed = Pick<z.output<typeof queueRow>, 'place' | 'expectedAt'>;

function shownRow(call: Call, visit: NamedVisit, facts: VisitFacts, placed: Placed | undefined) {
  const { isUrgent, arrivedMinute, appointmentMinute, queuePlace, calledSince, isHeld, ...inLine } = visit;
  const { birthDate, ...shown } = facts;
  return {
    ...inLine,
    ...shown,
    ageYears: ageOn(birthDate, todayOf(call)).years,
    place: null,
    expectedAt: null,
    ...placed,
  };
}

interface PartedVisit {
  readonly visit: NamedVisit;
  readonly part: QueuePart | undefined;
}

/** How many visits each part of a day has. */
function countsOf(parted: readonly PartedVisit[]): Record<QueuePart, number> {
  const counts = { line: 0, called: 0, current: 0, awaiting: 0, booked: 0, over: 0 };
  for (const { part } of parted) if (part) counts[part] += 1;
  return counts;
}

/** The visits that a screen draws first: so many of each part, those in line by their place; all where no number is given. */
function nextOf(parted: readonly PartedVisit[], ordered: readonly NamedVisit[], nextRows = Number.POSITIVE_INFINITY) {
  const drawn = queueParts.flatMap((part) => {
    const all = part === 'line' ? ordered : parted.filter((one) => one.part === part).map(({ visit }) => visit);
    return part === 'called' || part === 'current' ? all : all.slice(0, nextRows);
  });
  const ids = new Set(drawn.map(({ visitId }) => visitId));
  return parted.flatMap(({ visit }) => (ids.has(visit.visitId) ? [visit] : []));
}

/** The visits of a doctor's day, those in line by their place, each with the time to expect while the session can go on. */
async function readLine(call: Call, doctorId: number, day: string) {
  const [opdDay, visits, lastMinutes] = await Promise.all([
    readDay(call, doctorId, day),
    readNamedLine(call, doctorId, day),
    readLastMinutes(call, doctorId, day),
  ]);
  const session = opdDay && (await readSession(call, opdDay.opdDayId));
  const average = averageMinutes(lastMinutes, opdDay?.slotMinutes ?? 0);
  const isBusy = visits.some(({ queueState }) => queueState === 'InConsult' || queueState === 'Called');
  const pace = paceOf(call, { day, opdDay, session, average, isBusy });
  const expects = day >= todayOf(call) && session?.sessionState !== 'Ended';
  const begin = startOfDay(day, call.hospital.timezone).getTime();
  const ordered = queueOrder(visits);
  const placed = new Map(
    ordered.map(({ visit }, before) => {
      const at = expects ? new Date(begin + expectedMinute(pace, before) * 60_000).toISOString() : null;
      return [visit.visitId, { place: before + 1, expectedAt: at }];
    }),
  );
  return { opdDay, session, visits, average, ordered, placed };
}

/** The room of the doctor's session, and the time to expect of a visit in line; a day without OPD hours expects none. */
export async function readTokenPlace(call: Call, { visitId, doctorId, visitOn }: QueuedVisit): Promise<TokenPlace> {
  const { opdDay, session, placed } = await readLine(call, doctorId, visitOn);
  const expectedAt = (opdDay && placed.get(visitId)?.expectedAt) ?? null;
  return { roomName: session?.roomName ?? null, expectedAt };
}

/** One's own queue; the queues of others by an action right (OP012, Q272). A user without a doctor's record who names no doctor gets no rows. */
export const getQueue = handle(getQueueEndpoint, async (call, input) => {
  const day = input.day ?? todayOf(call);
  const doctorId = input.doctorId ?? call.session.staffId;
  if (doctorId !== call.session.staffId && !does(call.session, 'all-queues')) refuse(queueSentences.ownQueueOnly);
  if (doctorId === null) return { day, averageMinutes: 0, counts: countsOf([]), rows: [] };
  const [doctor, { opdDay, session, visits, average, ordered, placed }] = await Promise.all([
    readDoctorName(call, doctorId),
    readLine(call, doctorId, day),
  ]);
  const alike = soundingAlike(visits);
  const parted = visits.map((visit) => ({ visit, part: queuePartOf(visit) }));
  const line = ordered.map(({ visit }) => visit);
  const next = nextOf(parted, line, input.nextRows ?? undefined);
  const facts = await readVisitFacts(
    call,
    next.map(({ visitId }) => visitId),
  );
  const rows = next.flatMap((visit) => {
    const found = facts.get(visit.visitId);
    const soundsAlike = alike.has(visit.patientId);
    return found ? [{ ...shownRow(call, visit, found, placed.get(visit.visitId)), soundsAlike }] : [];
  });
  return {
    doctorId,
    doctorName: doctor?.doctorName ?? null,
    day,
    opdDay: opdDay ?? null,
    opdSession: session ?? null,
    averageMinutes: average,
    counts: countsOf(parted),
    rows,
  };
});
