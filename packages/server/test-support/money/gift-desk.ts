// A hospital with a limit of gifts, two clerks who have it, and an approver who has none.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { addCharges, listServiceCharges, updateCharge } from '@charaka/contract/money/charge/charge';
import { type AdmissionScene, admitInScene } from '../server/test-admissions.ts';
import type { TestApp } from '../server/test-app.ts';
import { type Answer, makeTenant, type TestTenant, type TestUser } from '../server/test-tenant.ts';
import { addColleague } from './approvals.ts';

/** Users at the desk: the clerk of every tenant, a second one, and an approver. */
export interface GiftDesk {
  readonly tenant: TestTenant;
  readonly second: TestUser;
  readonly checker: TestUser;
}

/** A tenant whose users may give so many per cent of an account. */
export async function makeGiftDesk(parts: TestApp, limitPercent = 5): Promise<GiftDesk> {
  const tenant = await makeTenant(parts);
  await parts.owner.query('update hospital set discount_limit_basis_points = $2 where tenant_id = $1', [
    tenant.tenantId,
    limitPercent * 100,
  ]);
  const second = await addColleague(tenant, { userId: 60, staffId: 1, isApprover: false });
  const checker = await addColleague(tenant, { userId: 61, staffId: 2, isApprover: true });
  return { tenant, second, checker };
}

/** An admission with consultations of Rs 500 at the price of the list; answers it and the numbers of its lines. */
export async function chargedAdmission(
  tenant: TestTenant,
  howMany: number,
  scene: AdmissionScene = {},
): Promise<{ admissionId: number; serviceChargeIds: number[] }> {
  const admissionId = await admitInScene(tenant, scene);
  const lines = Array.from({ length: howMany }, () => ({ chargeId: 1, appliedCharge: 500, quantity: 1 }));
  const { serviceChargeIds } = await tenant.ask(addCharges, { admissionId, lines });
  return { admissionId, serviceChargeIds };
}

/** Lets hours go by since lines were posted. */
export async function ageLines(tenant: TestTenant, admissionId: number, hours: number): Promise<void> {
  await tenant.parts.owner.query(
    `update service_charge set created_at = created_at - make_interval(hours => $3)
      where tenant_id = $1 and admission_id = $2`,
    [tenant.tenantId, admissionId, hours],
  );
}

type Changed = InputOf<typeof updateCharge>['serviceCharge'];

/** Charges a line otherwise, as somebody who has just looked at it. */
export async function reprice(
  tenant: TestTenant,
  admissionId: number,
  serviceChargeId: number,
  line: Partial<Changed>,
  as: TestUser = 'clerk',
): Promise<Answer<typeof updateCharge>> {
  const { serviceCharges } = await tenant.ask(listServiceCharges, { admissionId });
  const changedAt = serviceCharges.find((one) => one.serviceChargeId === serviceChargeId)?.changedAt;
  const seen = changedAt ? { changedAt } : {};
  const entry = { admissionId, serviceChargeId, appliedCharge: 500, quantity: 1, reason: 'Asked', ...seen, ...line };
  return tenant.call(updateCharge, { serviceCharge: entry }, { as });
}
