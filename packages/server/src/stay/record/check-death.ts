// Checks of a death against the patient, the admission it ended, and the clock.

import { admissionSentences } from '@charaka/contract/stay/admission/admission-sentences';
import { recordSentences } from '@charaka/contract/stay/record/record-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { dischargeRuleSentences } from '@charaka/rules/stay/discharge';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { readDeceased } from './death-store.ts';

/** Refuses a death in the future, before birth or admission, and of a patient who was discharged alive. */
export async function refuseImpossibleDeath(
  call: Call,
  death: { patientId: number; admissionId?: number | null | undefined; diedAt: string },
): Promise<void> {
  const admissionId = death.admissionId ?? null;
  const deceased = await readDeceased(call, death.patientId, admissionId);
  if (admissionId !== null && deceased.admittedAt === null) refuse(admissionSentences.admissionDoesNotExist);
  if (deceased.isDischargedAlive) refuse(recordSentences.dischargedAlive);
  const diedAt = new Date(death.diedAt);
  const wrong = (sentence: Sentence) => refuse(sentence, { 'death.diedAt': sentence });
  if (diedAt > call.now) wrong(dischargeRuleSentences.diedInFuture);
  if (dateInZone(diedAt, call.hospital.timezone) < deceased.birthDate) wrong(recordSentences.diedBeforeBirth);
  if (deceased.admittedAt && diedAt < new Date(deceased.admittedAt)) wrong(dischargeRuleSentences.diedBeforeAdmission);
}
