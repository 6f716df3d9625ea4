// Changes an admission: what of its form may still change, unless somebody else has changed it since it was read (R386, Q70).

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { words } from '@charaka/contract/kernel/words';
import { isVirtualBedMode } from '@charaka/contract/stay/admission/admission';
import { admissionSentences } from '@charaka/contract/stay/admission/admission-sentences';
import { updateAdmission as updateAdmissionEndpoint } from '@charaka/contract/stay/admission/update-admission';
import type { Sentence } from '@charaka/rules/message/sentence';
import { mayEdit } from '@charaka/rules/stay/admission-state';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuseOlder } from '../../kernel/last-change.ts';
import { refuse } from '../../kernel/refusal.ts';
import { reaches } from './admission-reach.ts';
import { checkPeople, readReferences } from './admission-references.ts';
import { viewerOf } from './admission-standing.ts';
import { type Admission, type LockedAdmission, lockAdmission, readAdmission } from './admission-store.ts';
import { moveFirstStay } from './bed-stay-store.ts';
import { type ChargePackages, packageCharges } from './package-charges.ts';
import { admissionInstant, checkDays, settledPackages, settledReferral, withoutHidden } from './settle-form.ts';
import { replaceAdmission } from './update-admission-store.ts';

type Edit = ParsedOf<typeof updateAdmissionEndpoint>['admission'];

/**
 * The admission as it is now. What is read behind the lock is what the last change left. The first stay begins with the admission,
 * so a new admission date moves it.
 */
export const updateAdmission = handle(updateAdmissionEndpoint, async (call, input) => {
  const form = withoutHidden(input.admission);
  const { admissionId } = form;
  const [locked, before, references] = await call.tx.behind([() => lockAdmission(call, admissionId)], () => [
    readAdmission(call, admissionId),
    readReferences(call, form),
  ]);
  refuseStale(call, locked, before, form);
  refuseFixed(call, before, form);
  checkPeople(form, references, before);
  const admittedAt = admissionInstant(call, form.admittedAt);
  checkDays(call, form, admittedAt, before.birthDate);
  const [referral, packages] = await Promise.all([settledReferral(call, form, before), packagesOf(call, form, before)]);
  const isMoved = admittedAt.getTime() !== Date.parse(before.admittedAt);
  if (isMoved) await moveFirstStay(call, admissionId, admittedAt);
  await replaceAdmission(call, admissionId, { ...form, ...referral, ...packages }, { admittedAt, ...packages });
  if (!before.packages?.length) await charge(call, admissionId, packages.packages);
  const [admission] = await Promise.all([readAdmission(call, admissionId)]);
  call.say(admissionSentences.ipdPatientUpdated);
  return { admission };
});

async function charge(call: Call, admissionId: number, packages: Parameters<ChargePackages>[2]): Promise<void> {
  for (const chargePackages of packageCharges.partsOf(call.ports)) await chargePackages(call, admissionId, packages);
}

function refuseStale(call: Call, locked: LockedAdmission, before: Admission, form: Edit): void {
  if (!mayEdit(viewerOf(call.session), locked)) refuse(admissionSentences.dischargedNotChanged);
  const { version, updatedByName } = before;
  const last = { version, changedByName: updatedByName ?? null };
  refuseOlder(last, { wrapper: 'admission', noun: words.admission }, form.version);
}

const isWithPayer = (patientType: string) => patientType === 'TPA' || patientType === 'Corporate';

/** Refuses what is changed elsewhere, or not at all any more. */
function refuseFixed(call: Call, before: Admission, form: Edit): void {
  const fixed = (isRefused: boolean, field: keyof Edit, sentence: Sentence) => {
    if (isRefused) refuse(sentence, { [`admission.${field}`]: sentence });
  };
  const isNewType = form.patientType !== before.patientType;
  const touchesPayer = isWithPayer(form.patientType) || isWithPayer(before.patientType);
  fixed(isNewType && touchesPayer, 'patientType', admissionSentences.useTpaTransfer);
  const changesBed = isVirtualBedMode(form.admissionMode) !== isVirtualBedMode(before.admissionMode);
  fixed(changesBed, 'admissionMode', admissionSentences.dayCareHasNoBed);
  fixed(!reaches(call, form.admissionMode), 'admissionMode', admissionSentences.admissionModeNotPermitted);
  const packagesChanged = hasPackages(before) && !isSamePackages(form, before);
  fixed(packagesChanged, 'packages', admissionSentences.packagePosted);
  if (!before.isFinalBill) return;
  const closed = admissionSentences.billedNotChanged;
  fixed(isNewType, 'patientType', closed);
  fixed(Date.parse(form.admittedAt) !== Date.parse(before.admittedAt), 'admittedAt', closed);
  fixed(!isSamePackages(form, before), 'packages', closed);
}

const hasPackages = ({ packages }: Pick<Admission, 'packages'>) => (packages?.length ?? 0) > 0;

function isSamePackages(form: Edit, before: Admission): boolean {
  const numbers = (packages: Admission['packages']) => (packages ?? []).map(({ packageId }) => packageId).join();
  return numbers(form.packages) === numbers(before.packages);
}

/** Packages keep the name and the price they were chosen with. */
async function packagesOf(call: Call, form: Edit, before: Admission) {
  if (!hasPackages(before)) return settledPackages(call, form);
  return { packages: before.packages ?? [], packageAmountPaise: before.packageAmount ?? null };
}
