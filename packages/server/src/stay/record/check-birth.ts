// Checks of a birth against the admission of the mother and the clock.

import { admissionSentences } from '@charaka/contract/stay/admission/admission-sentences';
import { recordSentences } from '@charaka/contract/stay/record/record-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { dateInZone, daysBefore, startOfDay } from '@charaka/rules/stay/hospital-day';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockAdmission } from '../admission/admission-store.ts';
import type { BirthFields } from './birth-store.ts';

const MINUTE = 60_000;

/** The mother's admission, locked. Refuses one that is neither for a birth nor of a woman (R330, Q35). */
export async function lockMother(call: Call, admissionId: number) {
  const admission = await lockAdmission(call, admissionId);
  const { isForBirth, sex, dischargedAt } = await call.tx.one<{
    isForBirth: boolean;
    sex: string;
    dischargedAt: string | null;
  }>(
    sql`select a.is_maternity or a.is_baby_birth as is_for_birth, p.sex, a.discharged_at from admission a
      join patient p on p.tenant_id = a.tenant_id and p.patient_id = a.patient_id
      where a.tenant_id = ${call.tenantId} and a.admission_id = ${admissionId}`,
    admissionSentences.admissionDoesNotExist,
  );
  if (!isForBirth || sex === 'M') refuse(recordSentences.admissionOfNoMother);
  return { ...admission, dischargedAt };
}

/** The instant of a birth by the hospital's clock. */
function birthInstant(call: Call, { birthDate, birthTime }: Pick<BirthFields, 'birthDate' | 'birthTime'>): Date {
  const [hours = 0, minutes = 0] = birthTime.split(':').map(Number);
  const midnight = startOfDay(birthDate.slice(0, 10), call.hospital.timezone);
  return new Date(midnight.getTime() + (hours * 60 + minutes) * MINUTE);
}

/** Refuses a birth in the future, after the mother left, or longer than a day before she came: some are born on the way. */
export function refuseImpossible(
  call: Call,
  birth: BirthFields,
  mother: { admittedAt: string; dischargedAt: string | null },
): void {
  const born = birthInstant(call, birth);
  const wrong = (sentence: Sentence) => refuse(sentence, { 'birth.birthDate': sentence });
  if (born > call.now) wrong(recordSentences.bornInFuture);
  const cameOn = dateInZone(new Date(mother.admittedAt), call.hospital.timezone);
  if (birth.birthDate.slice(0, 10) < daysBefore(cameOn, 1)) wrong(recordSentences.bornBeforeAdmission);
  if (mother.dischargedAt && born > new Date(mother.dischargedAt)) wrong(recordSentences.bornAfterDischarge);
}
