// The vaccinations of a patient: the plan, and doses that are noted, changed and taken back (OP034, OP035).
import {
  addImmunization as addImmunizationEndpoint,
  getVaccinePlan as getVaccinePlanEndpoint,
  updateImmunization as updateImmunizationEndpoint,
} from '@charaka/contract/clinic/immunization/immunization';
import { immunizationSentences } from '@charaka/contract/clinic/immunization/immunization-sentences';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import {
  doseFault,
  GRACE_DAYS,
  nextVisitDay,
  type ScheduledDose,
  vaccinePlan,
} from '@charaka/rules/clinic/vaccine-plan';
import { daysBetween } from '@charaka/rules/stay/hospital-day';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import {
  correctDose,
  findPerson,
  insertDose,
  type KeptSchedule,
  type NotedDose,
  readDoses,
  readSchedules,
} from './immunization-store.ts';

type Plan = OutputOf<typeof getVaccinePlanEndpoint>;

const DAYS_PER_WEEK = 7;

/** The plan as of today, by the schedule of this name or the first one. */
export const getVaccinePlan = handle(getVaccinePlanEndpoint, async (call, { patientId, scheduleName }) => {
  const { birthDate, sex } = await findPerson(call, patientId, { isLocked: false });
  return planOf(call, { patientId, birthDate, sex }, await readSchedules(call), scheduleName);
});

/** A dose before its time is asked back once; confirmed, it stands as to be repeated. */
export const addImmunization = handle(addImmunizationEndpoint, async (call, input) => {
  const { patientId, scheduleName, immunization } = input;
  const person = await findPerson(call, patientId, { isLocked: true });
  refuseImpossible(call, person.birthDate, immunization);
  const [schedules, known] = [await readSchedules(call), await readDoses(call, patientId)];
  const lines = chosen(schedules, scheduleName)?.lines ?? [];
  const fault = doseFault(
    person.birthDate,
    lines,
    known.filter(({ isActive }) => isActive),
    immunization,
  );
  if (fault && !input.isEarlyConfirmed) refuseEarly(lines, person.birthDate, immunization);
  await insertDose(call, patientId, immunization);
  call.say(fault ? immunizationSentences.savedToRepeat : immunizationSentences.saved);
  return planOf(call, { patientId, ...person }, schedules, scheduleName);
});

/** No entry is overwritten: a correction is a new version, and a dose that was never given is voided by a new version. */
export const updateImmunization = handle(updateImmunizationEndpoint, async (call, input) => {
  const { patientId, immunizationId, immunization, isActive, reason, scheduleName } = input;
  const person = await findPerson(call, patientId, { isLocked: true });
  refuseImpossible(call, person.birthDate, immunization);
  await correctDose(call, patientId, immunization, { immunizationId, isActive, reason });
  call.say(immunizationSentences.saved);
  return planOf(call, { patientId, ...person }, await readSchedules(call), scheduleName);
});

/** A day before birth or after today, and a batch that had expired when it was given here. */
function refuseImpossible(call: Call, birthDate: string, { givenOn, source, expiryOn }: NotedDose): void {
  if (givenOn < birthDate)
    refuse(immunizationSentences.beforeBirth, { 'immunization.givenOn': immunizationSentences.beforeBirth });
  if (givenOn > todayOf(call))
    refuse(immunizationSentences.inFuture, { 'immunization.givenOn': immunizationSentences.inFuture });
  if (source !== 'Given' || !expiryOn || expiryOn >= givenOn) return;
  const expired = immunizationSentences.batchExpired({ day: expiryOn });
  refuse(expired, { 'immunization.expiryOn': expired });
}

function refuseEarly(lines: readonly ScheduledDose[], birthDate: string, { doseKey, givenOn }: NotedDose): never {
  const minDays = lines.find((line) => line.doseKey === doseKey)?.minDays ?? 0;
  const isYoung = daysBetween(birthDate, givenOn) < minDays - GRACE_DAYS;
  const question = isYoung
    ? immunizationSentences.beforeLeastAge({ weekCount: Math.floor(minDays / DAYS_PER_WEEK) })
    : immunizationSentences.tooSoonAfter({ doseName: doseKey });
  return refuse(question, { isEarlyConfirmed: question });
}

const chosen = (schedules: readonly KeptSchedule[], name: string | null | undefined) =>
  schedules.find(({ scheduleName }) => scheduleName === name) ?? schedules[0];

async function planOf(
  call: Call,
  person: { readonly patientId: number; readonly birthDate: string; readonly sex: string },
  schedules: readonly KeptSchedule[],
  scheduleName: string | null | undefined,
): Promise<Plan> {
  const { patientId, birthDate, sex } = person;
  const given = await readDoses(call, patientId);
  const standing = given.filter(({ isActive }) => isActive);
  const schedule = chosen(schedules, scheduleName);
  const lines = schedule?.lines ?? [];
  const plan = vaccinePlan({ bornOn: birthDate, sex }, lines, standing, todayOf(call));
  return {
    patientId,
    birthDate,
    scheduleName: schedule?.scheduleName ?? null,
    version: schedule?.version ?? null,
    schedules: schedules.map(({ scheduleName: name, version }) => ({ scheduleName: name, version })),
    plan: plan.map(({ doseKey, vaccineCode, isOptional, state, givenOn, dueOn, earliestOn }) => ({
      doseKey,
      vaccineCode,
      isOptional,
      state,
      givenOn,
      dueOn,
      earliestOn,
    })),
    nextVisitOn: nextVisitDay(plan),
    given: given.map((dose) => ({
      ...dose,
      fault: dose.isActive ? doseFault(birthDate, lines, standing, dose) : null,
    })),
  };
}
