// Rent that comes from the stays is not added by hand besides.

import { addCharges, listServiceCharges } from '@charaka/contract/money/charge/charge';
import { changeBed } from '@charaka/contract/stay/admission/admission-bed';
import { describe, expect, it } from 'vitest';
import { lieInBed } from '../../../test-support/patient/lie-in-bed.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

/**
 * Bed 1 costs charge 2 a day, bed 3 charge 5; a patient lies in bed 1. Rent is computed since the given number of days;
 * null is by hand.
 */
async function ward(sinceDays: number | null): Promise<TestTenant> {
  const tenant = await makeTenant(parts);
  await parts.owner.query(
    'update hospital set bed_rent_since = now() - make_interval(days => $2) where tenant_id = $1',
    [tenant.tenantId, sinceDays],
  );
  await parts.owner.query(
    'update bed set charge_id = case bed_id when 1 then 2 else 5 end where tenant_id = $1 and bed_id in (1, 3)',
    [tenant.tenantId],
  );
  const [patientId = 0] = await tenant.addPatients(1);
  await lieInBed(tenant, patientId, { bedId: 1 });
  return tenant;
}

const post = (tenant: TestTenant, ...chargeIds: number[]) =>
  tenant.call(addCharges, {
    admissionId: 1,
    lines: chargeIds.map((chargeId) => ({ chargeId, quantity: 1, appliedCharge: 600 })),
  });

describe('a charge line', () => {
  it('with the rent of a bed the patient lies or lay in is refused, and all with it, where rent is worked out', async () => {
    const tenant = await ward(1);
    const sentence = 'Deluxe room cannot be added: the days in bed B-1 are charged automatically';
    expect((await post(tenant, 1, 2)).message).toBe(sentence);
    expect((await post(tenant, 5)).message).toBe('1 charge added');
    await tenant.ask(changeBed, { admission: { admissionId: 1, bedTypeId: 1, bedGroupId: 1, bedId: 3 } });
    expect((await post(tenant, 2)).message).toBe(sentence);
    expect((await post(tenant, 5)).message).toBe(
      'Attendant meal cannot be added: the days in bed B-3 are charged automatically',
    );
    const { serviceCharges } = await tenant.ask(listServiceCharges, { admissionId: 1 });
    expect(
      serviceCharges.filter(({ chargeId, serviceChargeId }) => chargeId === 5 && serviceChargeId > 0),
    ).toHaveLength(1);
  });

  it('is taken for days before rent was worked out, and where beds are charged by hand', async () => {
    const byHand = await ward(null);
    expect((await post(byHand, 2)).message).toBe('1 charge added');
    const tenant = await ward(1);
    await parts.owner.query(
      `update bed_stay set during = tstzrange(lower(during) - interval '3 days', null) where tenant_id = $1`,
      [tenant.tenantId],
    );
    expect((await post(tenant, 2)).message).toBe('1 charge added');
  });
});
