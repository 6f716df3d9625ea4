// The way out of hospital: kinds of discharge, the checklist of departments, and what can be undone.
import { entrySentences } from '../message/entry-sentences.ts';
import { foundByText } from '../message/found-sentence.ts';
import { type Sentence, sentences } from '../message/sentence.ts';
import { withoutTags } from '../message/without-tags.ts';
import { type CalendarDate, dateInZone, daysAfter } from './hospital-day.ts';

/** How a patient leaves (Q47, Q151). */
export const dischargeKinds = ['Routine', 'On Request', 'Against Medical Advice', 'Referred', 'Death'] as const;
export type DischargeKind = (typeof dischargeKinds)[number];

/** Departments that must clear a patient before discharge. */
export const clearanceDepartments = ['Pharmacy', 'Laboratory', 'Radiology', 'Nursing'] as const;
export type ClearanceDepartment = (typeof clearanceDepartments)[number];

/** Effect of the checklist: none, a warning, or a bar. */
export const checklistModes = ['off', 'warn', 'bar'] as const;
export type ChecklistMode = (typeof checklistModes)[number];

/** The departments still to clear a patient; none where the hospital keeps no checklist. */
export function missingClearances(
  mode: ChecklistMode,
  cleared: readonly ClearanceDepartment[],
): readonly ClearanceDepartment[] {
  return mode === 'off' ? [] : clearanceDepartments.filter((department) => !cleared.includes(department));
}

/**
 * Whether missing clearances stop the discharge. A patient may always leave against medical advice, so a bar does not stop that
 * kind of discharge.
 */
export function isHeldBack(mode: ChecklistMode, kind: DischargeKind, missing: readonly ClearanceDepartment[]): boolean {
  return mode === 'bar' && missing.length > 0 && kind !== 'Against Medical Advice';
}

/** Messages about the required fields of a discharge, and about a death at the discharge and on its record; codes never change. */
export const dischargeRuleSentences = foundByText(
  sentences('discharge', {
    enterReferredTo: 'Please enter where the patient is referred to',
    initiateDischargeFirst: 'Please initiate the discharge first',
    diedInFuture: "Time of death can't be in the future",
    diedBeforeAdmission: "Time of death can't be before the admission",
  }),
);

/** Returns the faults between the fields of a discharge: field and sentence (Q47, Q151). */
export function dischargeFaults(form: {
  kind?: DischargeKind | null | undefined;
  referredTo?: string | null | undefined;
  diedAt?: string | null | undefined;
  deathCause?: string | null | undefined;
  remark?: string | null | undefined;
}): { field: string; sentence: Sentence }[] {
  const wrong: { field: string; sentence: Sentence }[] = [];
  const need = (isMissing: boolean, field: string, sentence: Sentence) => {
    if (isMissing) wrong.push({ field, sentence });
  };
  need(form.kind === 'Referred' && !form.referredTo, 'referredTo', dischargeRuleSentences.enterReferredTo);
  need(form.kind === 'Death' && !form.diedAt, 'diedAt', entrySentences.enterTimeOfDeath);
  need(form.kind === 'Death' && !form.deathCause, 'deathCause', entrySentences.enterCauseOfDeath);
  need(form.kind === 'Against Medical Advice' && !form.remark, 'remark', entrySentences.enterReason);
  return wrong;
}

/**
 * Whether the final bill forbids undoing a discharge: it holds the stay up to the discharge and nothing later, so a slip can be
 * mended on the day of the discharge and the day after it, and whoever is back later than that is admitted anew (Q47).
 */
export function isDischargeUndoable(dischargedAt: Date, now: Date, timeZone: string): boolean {
  const today: CalendarDate = dateInZone(now, timeZone);
  return today <= daysAfter(dateInZone(dischargedAt, timeZone), 1);
}

/** The sections of a discharge summary that are html, in the order they are read. */
export const summarySections = [
  'diagnosis',
  'history',
  'findings',
  'investigations',
  'treatment',
  'conditionAtDischarge',
  'advice',
  'warningSigns',
] as const;
export type SummarySection = (typeof summarySections)[number];

/** Facts that the next treating person needs. */
export const neededSections: readonly SummarySection[] = ['diagnosis', 'treatment', 'conditionAtDischarge', 'advice'];

/** Whether html holds no word. */
export function isBlankHtml(html: string | null | undefined): boolean {
  return withoutTags(html ?? '').replace(/&nbsp;|\s/g, '') === '';
}

/** The sections a summary still needs before it can be signed. */
export function missingSections(
  summary: Readonly<Partial<Record<SummarySection, string | null | undefined>>>,
): SummarySection[] {
  return neededSections.filter((section) => isBlankHtml(summary[section]));
}
