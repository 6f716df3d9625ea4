// Hospitals of the user and the facts of one.
import { getHospital, listHospitals } from '@charaka/contract/foundation/tenancy/tenancy';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

describe('hospitals', () => {
  it('lists every hospital by name for role 0 (R135)', async () => {
    const tenant = await makeTenant(parts);
    const { rows, totalCount } = await tenant.ask(listHospitals, {}, { as: 'admin' });
    expect(rows.map((row) => row.hospitalName)).toEqual(['First Hospital', 'Second Hospital']);
    expect(totalCount).toBe(2);
  });

  it('are those of organisation 100 where none is named; another organisation has none (R014)', async () => {
    const tenant = await makeTenant(parts);
    const [unnamed, named] = [
      await tenant.ask(listHospitals, {}),
      await tenant.ask(listHospitals, { organisationId: 100 }),
    ];
    expect(named).toEqual(unnamed);
    expect(named.totalCount).toBe(1);
    expect((await tenant.ask(listHospitals, { organisationId: 101 })).rows).toEqual([]);
  });

  it('lists for other roles the hospitals they were given (R136, Q18)', async () => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(listHospitals, {});
    expect(answer.output.rows.map((row) => row.hospitalId)).toEqual([1]);
    expect(answer.wire).toHaveProperty('hospitalList');
  });

  it('answers the facts of one hospital, with groupWiseFinalBill (R140, R141)', async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query(
      `update hospital set group_wise_final_bill = true, credit_limit_paise = 2500050, inpatient_admission_prefix = 'IN'
       where tenant_id = $1 and hospital_id = 1`,
      [tenant.tenantId],
    );
    const answer = await tenant.call(getHospital, { hospital: { hospitalId: 1 } });
    expect(answer.output.hospital).toMatchObject({
      hospitalId: 1,
      countryCode: 'IN',
      stateCode: '27',
      groupWiseFinalBill: true,
      inpatientAdmissionPrefix: 'IN',
      creditLimit: 2500050,
    });
    expect(answer.wire.hospital).toHaveProperty('creditLimit', 25000.5);
  });

  it('refuses a hospital the user does not work in (Q18)', async () => {
    const tenant = await makeTenant(parts);
    expect((await tenant.call(getHospital, { hospital: { hospitalId: 2 } })).status).toBe(403);
    expect((await tenant.call(getHospital, { hospital: { hospitalId: 2 } }, { as: 'admin' })).status).toBe(200);
    expect((await tenant.call(listHospitals, {}, { as: 'nobody' })).status).toBe(401);
  });
});
