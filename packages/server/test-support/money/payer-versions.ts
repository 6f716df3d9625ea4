// A bill of 10,000 that goes to two payers in turn, in versions that they answer.
import { randomUUID } from 'node:crypto';
import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { answerBillVersion, freezeBill, listBillVersions } from '@charaka/contract/money/tpa/bill-version';
import { type AdmissionScene, admitInScene } from '../server/test-admissions.ts';
import type { TestApp } from '../server/test-app.ts';
import { makeTenant, type TestTenant } from '../server/test-tenant.ts';

/** The admission's own payer, and a corporate that pays in turn. */
export const [own, other] = [1, 2];

/** A case on its way out, with charges of 10,000. */
export async function makeCase(parts: TestApp, scene: AdmissionScene = {}) {
  const tenant = await makeTenant(parts);
  const payer = { patientType: 'TPA', associationId: own, tpaAuthorized: 4000, isDischargeInitiated: true } as const;
  const admissionId = await admitInScene(tenant, { ...payer, ...scene });
  await charge(tenant, admissionId, 10_000);
  return { tenant, admissionId };
}

/** Posts a charge of so many rupees. */
export const charge = (tenant: TestTenant, admissionId: number, rupees: number) =>
  tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 1, appliedCharge: rupees, quantity: 1 }] });

/** Freezes the bill for the own payer, who is asked for all of it, or as given. */
export const freeze = (tenant: TestTenant, admissionId: number, changes: object = {}, key = randomUUID()) =>
  tenant.call(
    freezeBill,
    { version: { admissionId, associationId: own, net: 10_000, claimed: 10_000, ...changes } },
    { key },
  );

/** The number of a version frozen like that. */
export const frozen = async (tenant: TestTenant, admissionId: number, changes: object = {}) =>
  (await freeze(tenant, admissionId, changes)).output.versionId;

/** The payer confirms 6,000, or answers as given. */
export const answer = (tenant: TestTenant, versionId: number, changes: object = {}, key = randomUUID()) =>
  tenant.call(
    answerBillVersion,
    { answer: { versionId, status: 'confirmed', confirmed: 6000, reference: 'CL-7', ...changes } },
    { key },
  );

/** The versions of an admission. */
export const listed = (tenant: TestTenant, admissionId: number) => tenant.ask(listBillVersions, { admissionId });

/** Both payers in turn: 6,000 and 2,500 of 10,000. */
export async function confirmedByBoth(parts: TestApp) {
  const { tenant, admissionId } = await makeCase(parts);
  await answer(tenant, await frozen(tenant, admissionId));
  const second = await frozen(tenant, admissionId, { associationId: other, claimed: 4000 });
  await answer(tenant, second, { confirmed: 2500, reference: 'HR-1' });
  return { tenant, admissionId, second };
}

/** The final bill, settled in cash; the discount in rupees. */
export async function makeBill(tenant: TestTenant, admissionId: number, discount = 0) {
  const { figures } = await tenant.ask(getBill, { admissionId, isFinalPreview: true, discount });
  const netPayable = figures.netPayable / 100;
  const paid = figures.isRefund ? { cashRefund: figures.refundable / 100 } : { cash: netPayable };
  return (await tenant.ask(addBill, { bill: { admissionId, netPayable, discount, ...paid } })).finalBill;
}
