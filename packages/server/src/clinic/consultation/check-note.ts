// What a note has to say before it is signed, and which values are slips of the pen (OP015, OP019, section 7).

import { consultationSentences } from '@charaka/contract/clinic/consultation/consultation-sentences';
import { orderChecks } from '@charaka/contract/clinic/order/order-sentences';
import { lackingIn, type MedicineLack, medicineOf, quantityOf } from '@charaka/rules/clinic/medicine-line';
import { allergyAgainst } from '@charaka/rules/clinic/medicine-table';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { PatientChart } from '../chart/chart-store.ts';
import type { NoteContent } from './consultation-store.ts';

type Line = NoteContent['medicines'][number];
type Vitals = NonNullable<NoteContent['vitals']>;

const MOST_DAYS = 365;
const MOST_PIECES = 999;

/** Refuses with the first fault, beside its field. */
export function refuseFaults(call: Call, content: NoteContent, chart: PatientChart): void {
  const { complaints, diagnoses, medicines, followUpOn } = content;
  if (complaints.length === 0 && diagnoses.length === 0)
    refuse(consultationSentences.complaintOrDiagnosis, {
      'content.complaints': consultationSentences.complaintOrDiagnosis,
    });
  if (diagnoses.filter(({ isPrimary }) => isPrimary).length > 1) refuse(consultationSentences.onePrimary);
  refuseVitals(content.vitals ?? {});
  if (medicines.length > 0 && chart.standing.status === 'Unknown') refuse(consultationSentences.askForAllergies);
  const allergies = chart.allergies.filter(({ state }) => state === 'Active').map(({ substance }) => substance);
  for (const line of medicines) refuseMedicine(line, allergies);
  if (followUpOn && followUpOn <= todayOf(call))
    refuse(consultationSentences.followUpInPast, { 'content.followUpOn': consultationSentences.followUpInPast });
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
  const substance = allergyAgainst(genericName, allergies);
  if (substance && !overrideReason)
    refuse(consultationSentences.allergyStops({ genericName, substanceName: substance }));
}

/** How much is handed out: what was typed, else what is worked out; of what goes by need alone perhaps nothing is known. */
export function withQuantity(line: Line): Line {
  if (line.isQuantityTyped && line.quantity) return line;
  return { ...line, isQuantityTyped: false, quantity: quantityOf(medicineOf(line)) };
}

function refuseVitals({ weightKg, heightCm, temperatureC, pulse, systolic, diastolic, oxygenPercent }: Vitals): void {
  const isOutside = (value: number | null | undefined, least: number, most: number) =>
    value != null && (value < least || value > most);
  if (isOutside(weightKg, 0.2, 300))
    refuse(consultationSentences.checkWeight, { 'content.vitals.weightKg': consultationSentences.checkWeight });
  if (isOutside(heightCm, 20, 250))
    refuse(consultationSentences.checkHeight, { 'content.vitals.heightCm': consultationSentences.checkHeight });
  if (isOutside(temperatureC, 25, 45))
    refuse(consultationSentences.checkTemperature, {
      'content.vitals.temperatureC': consultationSentences.checkTemperature,
    });
  if (isOutside(pulse, 20, 300))
    refuse(consultationSentences.checkPulse, { 'content.vitals.pulse': consultationSentences.checkPulse });
  if (isOutside(oxygenPercent, 20, 100))
    refuse(consultationSentences.checkOxygen, { 'content.vitals.oxygenPercent': consultationSentences.checkOxygen });
  if (systolic != null && diastolic != null && diastolic >= systolic)
    refuse(consultationSentences.checkPressure, { 'content.vitals.diastolic': consultationSentences.checkPressure });
}
