// The second check of high-alert and look-alike medicine before it is handed out: by another person, or by an own second look (PH049).

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { patientSentences } from '@charaka/contract/people/patient/patient-sentences';
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import {
  askSecondCheck as askSecondCheckEndpoint,
  secondCheckField,
} from '@charaka/contract/supply/pharmacy/second-check';
import { directSaleMenu, saleMenu } from '@charaka/contract/supply/pharmacy/stock';
import { isStrengthOf } from '@charaka/rules/clinic/dispensing';
import { displayPatientNumber } from '@charaka/rules/list/display-number';
import type { Sentence } from '@charaka/rules/message/sentence';
import sql from 'sql-template-tag';
import { type ApprovalFact, type ApprovalKind, toldFact } from '../../foundation/approval/approval-kind.ts';
import { askApproval, useApproval } from '../../foundation/approval/ask-approval.ts';
import { keyOfText } from '../../foundation/approval/key-of-text.ts';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { does, hasRight } from '../../kernel/session.ts';
import { identityOf } from '../../people/patient/patient-identity.ts';
import { patientSettings } from '../../people/patient/patient-settings.ts';
import { withAge } from '../../stay/admission/admission-store.ts';
import { findItemOfCode, readScanned } from './pack-code.ts';
import { pharmacySettings } from './pharmacy-settings.ts';
import type { LineCheck } from './sale-store.ts';
import { type LockedBatch, lockBatches } from './stock-store.ts';
import { unitsText } from './units-text.ts';

/** The buyer of the medicine: a stay, a visit, a patient without a visit, or none of them for a person without a record. */
type CheckedFor = Pick<ParsedOf<typeof askSecondCheckEndpoint>['sale'], 'admissionId' | 'encounterId' | 'patientId'>;

/** A line whose units are handed out. */
export interface LineToCheck {
  readonly batch: LockedBatch;
  readonly quantity: number;
  /** A code that is scanned again or the strength as typed, of an own second look. */
  readonly secondLook?: string | null | undefined;
}

/** Users of the hospital with the right to sell medicine. */
function sellers({ tx, tenantId, hospital, userId }: Call): Promise<{ userId: number }[]> {
  return tx.rows(sql`
    select u.user_id from app_user u
    where u.tenant_id = ${tenantId} and u.is_active and u.user_id <> ${userId}
      and exists (select from user_hospital h where h.tenant_id = u.tenant_id and h.user_id = u.user_id
        and h.hospital_id = ${hospital.hospitalId} and h.is_active)
      and exists (select from role_permission p where p.tenant_id = u.tenant_id and p.role_id = u.role_id
        and p.menu_path in (${directSaleMenu}, ${saleMenu}) and p.can_add)
    order by u.user_id`);
}

/** Registered in area.ts. Another pharmacist decides; of a stay the nurse who takes the medicine over may decide too. The seller then sells. */
export const secondCheckApproval: ApprovalKind = {
  kind: 'second-check',
  hoursValid: 12,
  decider: async ({ session }) => {
    const isPharmacist = hasRight(session, directSaleMenu, 'add') || hasRight(session, saleMenu, 'add');
    if (!isPharmacist && !does(session, 'clinical-note')) return null;
    return {
      forStaffId: null,
      refusalOf: ({ about }) => (isPharmacist || 'admissionId' in about ? null : pharmacySentences.pharmacistChecks),
    };
  },
  usersToTell: async (call) => (await sellers(call)).map(({ userId }) => userId),
};

/** The records that a check is about; of a person without a record the seller and the units, so that the next buyer does not wait. */
function aboutOf(
  { userId }: Call,
  { admissionId, encounterId, patientId }: CheckedFor,
  units: string,
): Record<string, number> {
  if (admissionId != null) return { admissionId };
  if (encounterId != null) return { encounterId };
  return patientId == null ? { userId, medicines: keyOfText(units) } : { patientId };
}

/** The units of each batch that are checked, in the order of the batches: a check covers no other units. */
function unitsOf(lines: readonly LineToCheck[]): string {
  return unitsText(lines, ({ batch }) => batch.batchId);
}

/** Whether the text of an own second look is a code of the item or its strength. Refuses another text at its field. */
async function refuseOtherPack(call: Call, { batch, secondLook }: LineToCheck, field: string): Promise<void> {
  const typed = secondLook?.trim() ?? '';
  if (isStrengthOf(batch, typed)) return;
  const read = readScanned(call, typed);
  const code = 'fault' in read ? null : read.code;
  const found = code === null ? undefined : await findItemOfCode(call, code);
  if (found?.itemId === batch.itemId) return;
  const sentence = pharmacySentences.secondLookWrong({ itemName: batch.itemName });
  refuse(sentence, { [`${field}.secondLook`]: sentence });
}

/**
 * The check of each line, null where none is needed. A check by another person is used up. Refuses high-alert and look-alike medicine that
 * nobody checked; where the hospital allows it, the seller's own second look is a check (PH049).
 */
export async function judgeSecondCheck(
  call: Call,
  checkedFor: CheckedFor,
  lines: readonly LineToCheck[],
): Promise<(LineCheck | null)[]> {
  const checked = lines.filter(({ batch }) => batch.isCheckNeeded);
  if (checked.length === 0) return lines.map(() => null);
  const units = unitsOf(checked);
  const used = await useApproval(
    call,
    secondCheckApproval,
    aboutOf(call, checkedFor, units),
    ({ asked }) => (asked as { units: string }).units === units,
  );
  if (used) {
    const check = { checkedBy: used.decidedBy, checkedAt: used.decidedAt, isOwnCheck: false };
    return lines.map(({ batch }) => (batch.isCheckNeeded ? check : null));
  }
  const isOwnAllowed = pharmacySettings.of(call.hospital).isOwnSecondLookAllowed;
  const own = { checkedBy: call.userId, checkedAt: call.now.toISOString(), isOwnCheck: true };
  const checks: (LineCheck | null)[] = [];
  for (const [index, line] of lines.entries()) {
    const { batch, secondLook } = line;
    if (batch.isCheckNeeded && (!isOwnAllowed || !secondLook?.trim())) {
      const { itemName } = batch;
      const sentence = isOwnAllowed
        ? pharmacySentences.secondLookNeeded({ itemName })
        : pharmacySentences.secondCheckNeeded({ itemName });
      refuse(sentence, { [secondCheckField]: sentence });
    }
    if (batch.isCheckNeeded) await refuseOtherPack(call, line, `sale.lines.${index}`);
    checks.push(batch.isCheckNeeded ? own : null);
  }
  return checks;
}

/** Refuses medicine that needs no check, and a request that no other user could answer. */
export const askSecondCheck = handle(askSecondCheckEndpoint, async (call, { sale }) => {
  const batches = await lockBatches(
    call,
    sale.lines.map(({ batchId }) => batchId),
  );
  const lines = sale.lines.map(({ batchId, quantity }) => ({
    batch: batches.find((each) => each.batchId === batchId) ?? refuse(pharmacySentences.batchDoesNotExist),
    quantity,
  }));
  const checked = lines.filter(({ batch }) => batch.isCheckNeeded);
  if (checked.length === 0) refuse(pharmacySentences.checkNotNeeded);
  if ((await sellers(call)).length === 0) refuse(pharmacySentences.noOtherChecker);
  const { subject, facts } = await describeBuyer(call, sale);
  const approvalRequestId = await askApproval(call, secondCheckApproval, {
    about: aboutOf(call, sale, unitsOf(checked)),
    subject,
    facts: [...facts, ...medicineFacts(checked)],
    asked: { units: unitsOf(checked) },
    reason: pharmacySentences.checkOfMedicine,
    path: sale.admissionId == null ? directSaleMenu : saleMenu,
  });
  call.say(pharmacySentences.checkAsked);
  return { approvalRequestId };
});

/** Each medicine with its batch, expiry and units, and the items that it is mistaken for. */
function medicineFacts(lines: readonly LineToCheck[]): ApprovalFact[] {
  return lines.flatMap(({ batch, quantity }) => [
    toldFact('medicines', pharmacySentences.unitsToCheck({ quantity, ...batch })),
    ...(batch.lookAlikeOf === null ? [] : [{ name: 'lookAlikeOf', text: batch.lookAlikeOf }]),
  ]);
}

/** The patient in a line with the second identifiers (Q249), or that it is a person without a record. */
async function describeBuyer(
  call: Call,
  { admissionId = null, encounterId = null, patientId = null }: CheckedFor,
): Promise<{ readonly subject: Sentence | string; readonly facts: readonly ApprovalFact[] }> {
  if (admissionId === null && encounterId === null && patientId === null)
    return { subject: pharmacySentences.buyerWithoutRecord, facts: [] };
  const { tenantId, hospital } = call;
  const found = await call.tx.one<{ patientId: number; patientName: string; sex: string; birthDate: string }>(
    sql`select p.patient_id, name_in_one(p.salutation, p.first_name, p.middle_name, p.last_name) as patient_name, p.sex, p.birth_date
      from patient p where p.tenant_id = ${tenantId} and p.patient_id = coalesce(
        (select a.patient_id from admission a where a.tenant_id = ${tenantId} and a.hospital_id = ${hospital.hospitalId}
          and a.admission_id = ${admissionId}::bigint),
        (select e.patient_id from encounter e where e.tenant_id = ${tenantId} and e.hospital_id = ${hospital.hospitalId}
          and e.encounter_id = ${encounterId}::bigint), ${patientId}::bigint)`,
    patientSentences.patientDoesNotExist,
  );
  const uhid = displayPatientNumber(found.patientId, patientSettings.of(hospital).patientRegistrationPrefix);
  const identity = identityOf(call, withAge({ ...found }, todayOf(call)));
  return { subject: `${found.patientName}, ${uhid}`, facts: [{ name: 'patient', text: identity }] };
}
