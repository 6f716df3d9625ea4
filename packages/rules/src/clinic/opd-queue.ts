// The queue before a doctor's door: its states, the steps between them, the next patient, and expected times (OP002, OP003).
import { type ActionOf, type StateOf, shownStates, statesOf, steps } from '../step/steps.ts';

/** The states of a visit and the steps between them. */
export const visitSteps = steps({
  table: 'opd_visit',
  key: 'opd_visit_id',
  column: 'queue_state',
  texts: 'queue:states',
  states: {
    Booked: { name: 'Booked', tone: 'past' },
    Waiting: { name: 'Waiting', tone: 'waiting' },
    Ready: { name: 'Ready', tone: 'waiting' },
    Called: { name: 'Called', tone: 'info' },
    InConsult: { name: 'With the doctor', tone: 'info' },
    AwaitingResult: { name: 'Waiting for results', tone: 'waiting' },
    Skipped: { name: 'Skipped', tone: 'danger' },
    Done: { name: 'Done', tone: 'done' },
    NoShow: { name: 'Did not come', tone: 'past' },
    Cancelled: { name: 'Cancelled', tone: 'past' },
    Admitted: { name: 'Admitted', tone: 'done' },
  },
  actions: {
    arrive: { from: ['Booked'], to: 'Waiting', writes: ['arrived_at'] },
    'take-vitals': { from: ['Waiting'], to: 'Ready', writes: ['vitals_at'] },
    call: { from: ['Waiting', 'Ready', 'Skipped'], to: 'Called', writes: ['called_at', 'called_times'] },
    recall: { from: ['Called'], to: 'Called', writes: ['called_times'] },
    start: { from: ['Called'], to: 'InConsult', writes: ['consult_started_at'] },
    skip: { from: ['Called'], to: 'Skipped', writes: ['skipped_at', 'called_times'] },
    'send-for-tests': { from: ['InConsult'], to: 'AwaitingResult', writes: [] },
    result: { from: ['AwaitingResult'], to: 'Ready', writes: ['has_results'] },
    end: { from: ['InConsult'], to: 'Done', writes: ['consult_ended_at'] },
    'no-show': { from: ['Booked', 'Waiting', 'Skipped'], to: 'NoShow', writes: [] },
    /** With its reason, by the trigger of the table. */
    cancel: { from: ['Booked', 'Waiting', 'Ready', 'Skipped'], to: 'Cancelled' },
    /** With its admission, by the trigger of the table. */
    admit: {
      from: ['Booked', 'Waiting', 'Ready', 'Called', 'InConsult', 'AwaitingResult', 'Skipped', 'NoShow'],
      to: 'Admitted',
    },
  },
});
export const queueStates = statesOf(visitSteps);
export type QueueState = StateOf<typeof visitSteps>;

/** A step of a visit. */
export type QueueDeed = ActionOf<typeof visitSteps>;

/** Those who are still to be seen, or just are. */
export const queueStatesBefore = [
  'Booked',
  'Waiting',
  'Ready',
  'Called',
  'InConsult',
  'AwaitingResult',
  'Skipped',
] as const;

/** Kinds of visit. */
export const visitKinds = ['New', 'FollowUp', 'Review', 'Emergency', 'Tele', 'Vaccination', 'Procedure'] as const;
export type VisitKind = (typeof visitKinds)[number];

/** Reasons for priority. */
export const priorityReasons = ['None', 'Senior', 'Pregnant', 'Disabled', 'Infant', 'Staff', 'Urgent'] as const;
export type PriorityReason = (typeof priorityReasons)[number];

/** Whether the fee of a visit is owed still. */
export const feeStates = ['Due', 'Paid', 'Free', 'Payer'] as const;
export type FeeState = (typeof feeStates)[number];

/** States of a doctor's session of a day. */
export const shownSessions = shownStates({
  texts: 'queue:sessionStates',
  states: {
    NotStarted: { tone: 'past' },
    Running: { tone: 'info' },
    Paused: { tone: 'waiting' },
    Ended: { tone: 'past' },
  },
});
export const sessionStates = statesOf(shownSessions);
export type SessionState = (typeof sessionStates)[number];

/** Those who can be called: they are here. */
const callableStates: readonly QueueState[] = visitSteps.actions.call.from;

/** An appointment holds its time for so many minutes after it. */
const HELD_MINUTES = 15;
/** A patient who missed the call rejoins behind this number of other patients. */
export const SKIPPED_BEHIND = 3;
/** So many calls without an answer, and the next one is called. */
export const CALLS_BEFORE_SKIP = 3;
/** Seniors, the pregnant and the disabled are moved up by so many places, unless the hospital says otherwise. */
const PRIORITY_PLACES = 3;

const movedUp: readonly PriorityReason[] = ['Senior', 'Pregnant', 'Disabled', 'Infant'];

/** A visit as far as its place in line needs it; times are minutes of the day. */
export interface QueuedVisit {
  readonly visitId: number;
  readonly tokenNo: number;
  readonly queueState: QueueState;
  readonly priorityReason: PriorityReason;
  readonly isUrgent: boolean;
  /** True when the patient is back with test results: seen before new patients. */
  readonly hasResults: boolean;
  readonly arrivedMinute: number;
  readonly appointmentMinute: number | null;
  /** Place set by a user, on the scale of `placeOf`; null when not set. */
  readonly queuePlace: number | null;
  /** How many others were called since it was skipped. */
  readonly calledSince: number;
}

/** A visit with its place on the scale that hand-made places use. */
export interface PlacedVisit<V extends QueuedVisit = QueuedVisit> {
  readonly visit: V;
  readonly place: number;
}

const CLASS_WIDTH = 10_000;

/** The minute a visit counts from: its appointment while that is held, else when the patient came. */
function dueMinute({ appointmentMinute, arrivedMinute }: QueuedVisit): number {
  if (appointmentMinute === null) return arrivedMinute;
  return arrivedMinute <= appointmentMinute + HELD_MINUTES ? appointmentMinute : arrivedMinute;
}

/** Urgent first, then results back, then appointment time and arrival interleaved, then token (OP002). */
function placeOf(visit: QueuedVisit): number {
  const rank = visit.isUrgent ? 0 : visit.hasResults ? 1 : 2;
  return rank * CLASS_WIDTH + dueMinute(visit) + visit.tokenNo / 1000;
}

const isOfClass = (place: number, other: number) => Math.floor(place / CLASS_WIDTH) === Math.floor(other / CLASS_WIDTH);

/** The place between the visit at an index and the one before it. */
export function placeBefore(line: readonly PlacedVisit[], index: number): number {
  const [before, after] = [line[index - 1]?.place, line[index]?.place];
  if (after === undefined) return (before ?? 2 * CLASS_WIDTH) + 1;
  return before === undefined ? after - 1 : (before + after) / 2;
}

function insertAt<V extends QueuedVisit>(line: PlacedVisit<V>[], visit: V, index: number): void {
  line.splice(index, 0, { visit, place: placeBefore(line, index) });
}

/** Moves seniors and other priority patients up, never before urgent patients or patients back with results. */
function moveUp<V extends QueuedVisit>(line: PlacedVisit<V>[], places: number): PlacedVisit<V>[] {
  const moved = [...line];
  for (const one of line) {
    if (!movedUp.includes(one.visit.priorityReason)) continue;
    const from = moved.indexOf(one);
    let to = from;
    // A patient who was already moved up keeps the place.
    while (to > 0 && from - to < places && mayPass(moved[to - 1], one)) to -= 1;
    if (to === from) continue;
    moved.splice(from, 1);
    insertAt(moved, one.visit, to);
  }
  return moved;
}

const mayPass = (other: PlacedVisit | undefined, one: PlacedVisit) =>
  other !== undefined && isOfClass(other.place, one.place) && !movedUp.includes(other.visit.priorityReason);

/** The line in the order of being called (OP002, OP004): those who can be called, the first one first. */
export function queueOrder<V extends QueuedVisit>(visits: readonly V[], places = PRIORITY_PLACES): PlacedVisit<V>[] {
  const here = visits.filter(({ queueState }) => callableStates.includes(queueState));
  const isSkipped = ({ queueState, queuePlace }: V) => queueState === 'Skipped' && queuePlace === null;
  const byPlace = (one: PlacedVisit<V>, other: PlacedVisit<V>) => one.place - other.place;
  const worked = here
    .filter((visit) => visit.queuePlace === null && !isSkipped(visit))
    .map((visit) => ({ visit, place: placeOf(visit) }))
    .toSorted(byPlace);
  const put = here.flatMap((visit) => (visit.queuePlace === null ? [] : [{ visit, place: visit.queuePlace }]));
  const line = [...moveUp(worked, places), ...put].toSorted(byPlace);
  for (const visit of here.filter(isSkipped).toSorted((one, other) => one.tokenNo - other.tokenNo))
    insertAt(line, visit, Math.min(line.length, Math.max(0, SKIPPED_BEHIND - visit.calledSince)));
  return line;
}

/** The parts that a screen divides a doctor's day into. */
export const queueParts = ['line', 'called', 'current', 'awaiting', 'booked', 'over'] as const;
export type QueuePart = (typeof queueParts)[number];

const partOfState: Readonly<Partial<Record<QueueState, QueuePart>>> = {
  Waiting: 'line',
  Ready: 'line',
  Skipped: 'line',
  Called: 'called',
  InConsult: 'current',
  AwaitingResult: 'awaiting',
  Booked: 'booked',
  Done: 'over',
  NoShow: 'over',
  Admitted: 'over',
};

/** The part of the day that a visit is in; undefined for a cancelled one. */
export const queuePartOf = ({ queueState }: { readonly queueState: QueueState }): QueuePart | undefined =>
  partOfState[queueState];

/** The median of the last ten consultations in minutes; without any the minutes of a slot (OP003). */
export function averageMinutes(lastMinutes: readonly number[], slotMinutes: number): number {
  const sorted = lastMinutes.slice(0, 10).toSorted((one, other) => one - other);
  if (sorted.length === 0) return slotMinutes;
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? slotMinutes;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** Facts for estimating the time of the next patients; minutes of the day. */
export interface LinePace {
  readonly nowMinute: number;
  /** When the session is to begin; of no weight once it has. */
  readonly beginMinute: number;
  readonly hasBegun: boolean;
  readonly delayMinutes: number;
  readonly averageMinutes: number;
  /** Whether a patient is called or with the doctor. */
  readonly isBusy: boolean;
}

/** Returns the minute at which a patient with so many before them can expect to be called (OP003). */
export function expectedMinute(pace: LinePace, before: number): number {
  const from = pace.hasBegun ? pace.nowMinute : Math.max(pace.nowMinute, pace.beginMinute);
  return from + pace.delayMinutes + pace.averageMinutes * (before + (pace.isBusy ? 1 : 0));
}
