// The fields that a note needs before it is signed, and values that are typing errors (OP015, OP019, section 7).

import { consultationSentences } from '@charaka/contract/clinic/consultation/consultation-sentences';
import { orderChecks } from '@charaka/contract/clinic/order/order-sentences';
import { orderableSentences } from '@charaka/contract/clinic/orderable/orderable-sentences';
import type { KnownMedicine } from '@charaka/rules/clinic/known-medicine';
import { isMuch, lackingIn, type MedicineLack, medicineOf, quantityOf } from '@charaka/rules/clinic/medicine-line';
import { scoreFault } from '@charaka/rules/clinic/note-template';
import { allergyAlerts, unansweredStop } from '@charaka/rules/clinic/order-alert';
import { strengthQuestion } from '@charaka/rules/clinic/read-medicine';
import { isBareNumber } from '@charaka/rules/clinic/strength';
import { weeklyQuestion } from '@charaka/rules/clinic/weekly-medicine';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { PatientChart } from '../chart/chart-store.ts';
import { warningOf } from '../order/judge-lines.ts';
import { readSections } from '../template/template-store.ts';
import { refuseImpossible } from '../vital/vital-store.ts';
import type { NoteContent } from './consultation-store.ts';
import { readProducts } from './list-medicines.ts';
import { measuredOf, noteNames } from './note-vitals.ts';

type Line = NoteContent['medicines'][number];

const MOST_DAYS = 365;
const MOST_PIECES = 999;

/** Refuses with the first fault, beside its field. */
export async function refuseFaults(
  call: Call,
  content: NoteContent,
  { chart, ageYears }: { readonly chart: PatientChart; readonly ageYears: number | null },
): Promise<void> {
  const { complaints, diagnoses, medicines, followUpOn } = content;
  if (complaints.length === 0 && diagnoses.length === 0)
    refuse(consultationSentences.complaintOrDiagnosis, {
      'content.complaints': consultationSentences.complaintOrDiagnosis,
    });
  const blank = complaints.findIndex(({ text }) => text.trim() === '');
  if (blank >= 0)
    refuse(consultationSentences.enterComplaintText, {
      [`content.complaints.${blank}.text`]: consultationSentences.enterComplaintText,
    });
  refuseSameDiagnosis(diagnoses);
  if (diagnoses.filter(({ isPrimary }) => isPrimary).length > 1) refuse(consultationSentences.onePrimary);
  refuseImpossible(measuredOf(content.vitals ?? {}), ageYears, (name) => `content.vitals.${noteNames[name] ?? name}`);
  if (medicines.length > 0 && chart.standing.status === 'Unknown') refuse(orderableSentences.askForAllergies);
  const allergies = chart.allergies.filter(({ state }) => state === 'Active').map(({ substance }) => substance);
  const products = medicines.some(isUnitOpen) ? await readProducts(call) : [];
  for (const line of medicines) {
    refuseMedicine(line, allergies);
    if (isUnitOpen(line)) refuseUnit(line, products);
  }
  if (followUpOn && followUpOn <= todayOf(call))
    refuse(consultationSentences.followUpInPast, { 'content.followUpOn': consultationSentences.followUpInPast });
}

/** One code is one diagnosis of a visit: Provisional and Final of it would both be counted (OP017). */
function refuseSameDiagnosis(diagnoses: NoteContent['diagnoses']): void {
  const known = new Set<string>();
  for (const { code, diagnosisName: name } of diagnoses) {
    const key = (code || name).trim().toLowerCase();
    if (known.has(key)) refuse(consultationSentences.diagnosisTwice({ name }));
    known.add(key);
  }
}

function refuseMedicine(line: Line, allergies: readonly string[]): void {
  const { genericName, overrideReason } = line;
  const [lack] = lackingIn(medicineOf(line));
  const asks: Readonly<Record<MedicineLack, () => never>> = {
    genericName: () => refuse(consultationSentences.enterName),
    dose: () => refuse(consultationSentences.enterDose({ genericName })),
    route: () => refuse(consultationSentences.enterRoute({ genericName })),
    frequency: () => refuse(consultationSentences.enterFrequency({ genericName })),
    duration: () => refuse(consultationSentences.enterDuration({ genericName })),
    maxPerDay: () => refuse(consultationSentences.enterMaximum({ genericName })),
  };
  if (lack) asks[lack]();
  if ((line.durationDays ?? 0) > MOST_DAYS) refuse(consultationSentences.durationTooLong);
  if ((line.quantity ?? 0) > MOST_PIECES) refuse(orderChecks.quantityTooLarge);
  if (isMuch(medicineOf(line), line.quantity ?? 0) && !line.isMuchConfirmed)
    refuse(consultationSentences.confirmQuantity({ genericName, quantity: line.quantity ?? 0 }));
  if (weeklyQuestion(medicineOf(line)) && !line.isDailyConfirmed)
    refuse(consultationSentences.confirmDaily({ genericName }));
  const stop = unansweredStop(allergyAlerts(genericName, allergies), overrideReason);
  if (stop) refuse(orderableSentences.reasonMissing({ warning: warningOf(stop, genericName) }));
}

/** A strength that is a number alone: nobody knows whether it is milligrams or micrograms (Q253). */
const isUnitOpen = ({ strength }: Line) => isBareNumber(strength ?? '');

function refuseUnit(line: Line, products: readonly KnownMedicine[]): never {
  const { genericName, form } = line;
  const strength = (line.strength ?? '').trim();
  const readings = strengthQuestion({ genericName, form, strength }, products)?.readings ?? [];
  // Of a number that one product has, the other reading is still possible.
  const all = [...new Set([...readings, `${strength} mg`, `${strength} mcg`])].slice(0, Math.max(2, readings.length));
  return refuse(
    consultationSentences.whichUnit({ genericName, first: all.slice(0, -1).join(', '), last: all.at(-1) ?? '' }),
  );
}

/** How much is handed out: the typed quantity, else the calculated one; unknown for a medicine taken only when needed. */
export function withQuantity(line: Line): Line {
  if (line.isQuantityTyped && line.quantity) return line;
  return { ...line, isQuantityTyped: false, quantity: quantityOf(medicineOf(line)) };
}

/** A score is the sum of its parts: what was typed in their place, or is not whole, is refused (OP038). */
export async function refuseTypedScores(
  call: Call,
  { templateId, templateVersion, examination }: NoteContent,
): Promise<void> {
  const field = scoreFault(await readSections(call, templateId, templateVersion), examination);
  if (field) refuse(consultationSentences.scoreOfParts({ name: field.label }));
}
