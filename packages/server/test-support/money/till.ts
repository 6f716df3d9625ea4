// A till of a test tenant: a clerk who collects for patients and payers, and closes what they collected.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { addBill } from '@charaka/contract/money/bill/bill';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { closeDay, getOpenCollection } from '@charaka/contract/money/finance/finance';
import { addPayment } from '@charaka/contract/money/payment/payment';
import { addPayerReceipt } from '@charaka/contract/money/tpa/receipt';
import { admitInScene } from '../server/test-admissions.ts';
import type { TestApp } from '../server/test-app.ts';
import { makeTenant, type TestTenant, type TestUser } from '../server/test-tenant.ts';

type Entry = Partial<InputOf<typeof addPayment>['payment']>;

/** 1, 2, 3 and so on. */
export const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The day it is in the hospital. */
export const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

/** A tenant with one admission, whose clerk is no manager: they see and close their own till only. */
export async function makeTill(parts: TestApp) {
  const tenant = await makeTenant(parts);
  await parts.owner.query(
    `update role_permission set can_edit = false, can_delete = false
     where tenant_id = $1 and role_id = 30 and menu_path = 'user_Collection_Report'`,
    [tenant.tenantId],
  );
  return { tenant, admissionId: await admitInScene(tenant) };
}

/** Records a payment of 1,000 in cash now, or what is given. */
export const pay = async (tenant: TestTenant, admissionId: number, entry: Entry = {}, as: TestUser = 'clerk') => {
  const payment = { admissionId, paidAt: new Date().toISOString(), paymentType: 'Receive' as const, amount: 1000 };
  return (await tenant.ask(addPayment, { payment: { ...payment, ...entry } }, { as })).payment;
};

interface PaidByPayer {
  readonly mode: 'NEFT' | 'Cheque';
  readonly paid: number;
  readonly tds: number;
  readonly disallowed?: number;
  readonly reason?: string;
}

/** A payer pays on a final bill of 1,000 that they authorised all of; answers the receipt's number. */
export async function payerPays(tenant: TestTenant, paid: PaidByPayer) {
  const scene = { patientType: 'TPA', associationId: 1, tpaAuthorized: 1000, isDischargeInitiated: true } as const;
  const admissionId = await admitInScene(tenant, scene);
  await tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 1, appliedCharge: 1000, quantity: 1 }] });
  const { billId } = (await tenant.ask(addBill, { bill: { admissionId, netPayable: 0 } })).finalBill;
  const { mode, ...amounts } = paid;
  const part = { billId, disallowed: 0, isWrittenOff: false, ...amounts };
  const receipt = { associationId: 1, receivedOn: today(), mode, reference: 'UTR1', parts: [part] };
  return (await tenant.ask(addPayerReceipt, { receipt })).receiptId;
}

/** Closes with exactly the cash that is expected, in coins of one rupee, or with what is given. */
export async function close(
  tenant: TestTenant,
  as: TestUser = 'clerk',
  changes: Partial<InputOf<typeof closeDay>['closing']> = {},
) {
  const { expectedCash } = await tenant.ask(getOpenCollection, {}, { as });
  const rupees = expectedCash / 100;
  const closing = { expectedCash: rupees, counts: [{ denomination: 1, count: Math.trunc(rupees) }], ...changes };
  return tenant.call(closeDay, { closing }, { as });
}

/** Pretends that a closing was made yesterday, so that the next one of the day can be made. */
export const putBack = (tenant: TestTenant) =>
  tenant.parts.owner.query('update day_closing set closed_on = closed_on - 1 where tenant_id = $1', [tenant.tenantId]);
