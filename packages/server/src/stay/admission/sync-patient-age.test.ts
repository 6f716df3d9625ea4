// Update age: what is written down, where, and what the payload must agree with.

import { getPatient } from '@charaka/contract/people/patient/patient';
import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { syncPatientAge } from '@charaka/contract/stay/admission/patient-age';
import { ageOn } from '@charaka/rules/person/age';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import { describe, expect, it } from 'vitest';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

async function inHospital() {
  const tenant = await makeTenant(parts);
  const admissionId = await admitInScene(tenant);
  const { admission } = await tenant.ask(getAdmission, { admission: { admissionId } });
  const { patientId, registrationNo } = admission;
  return { tenant, payload: { registrationNo, moduleName: 'IPD', patientId, admissionId } as const };
}

const columns = 'recorded_age_years as years, recorded_age_months as months, recorded_age_days as days';
const recordedOf = async (tenant: TestTenant, table: string) =>
  (await parts.owner.query(`select ${columns} from ${table} where tenant_id = $1`, [tenant.tenantId])).rows;

describe('Update age', () => {
  it('takes the payload of the specification and copies the age of now to patient and admission (R340, Q57)', async () => {
    const { tenant, payload } = await inHospital();
    await parts.owner.query(`update patient set birth_date = '2001-02-28' where tenant_id = $1`, [tenant.tenantId]);
    const answer = await tenant.call(syncPatientAge, payload, {
      body: {
        tenantId: tenant.tenantId,
        hospitalId: 1,
        hospitalRegNo: payload.registrationNo,
        moduleName: 'IPD',
        patientUID: payload.patientId,
        billId: payload.admissionId,
      },
    });
    expect(answer).toMatchObject({ isFailure: false, message: 'Patient age updated successfully' });
    const age = ageOn('2001-02-28', dateInZone(new Date(), 'Asia/Kolkata'));
    expect(await recordedOf(tenant, 'patient')).toEqual([age]);
    expect(await recordedOf(tenant, 'admission')).toEqual([age]);
    const { admission } = await tenant.ask(getAdmission, { admission: { admissionId: payload.admissionId } });
    const { patient } = await tenant.ask(getPatient, { patient: { patientId: payload.patientId } });
    const read = { ageYears: age.years, ageMonths: age.months, ageDays: age.days };
    expect([admission.recordedAge, patient.recordedAge]).toMatchObject([read, read]);
    expect(Date.parse(patient.recordedAge?.recordedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('refuses numbers that do not belong together, and other modules (R340)', async () => {
    const { tenant, payload } = await inHospital();
    const [stranger = 0] = await tenant.addPatients(1);
    for (const wrong of [{ patientId: stranger }, { registrationNo: 'T0' }, { admissionId: 999 }])
      expect((await tenant.call(syncPatientAge, { ...payload, ...wrong })).message).toBe(
        'This admission does not exist',
      );
    const elsewhere = { as: 'admin', hospitalId: 2 } as const;
    expect((await tenant.call(syncPatientAge, payload, elsewhere)).message).toBe('This admission does not exist');
    const module = { ...payload, moduleName: 'OPD' as 'IPD' };
    expect((await tenant.call(syncPatientAge, module)).status).toBe(400);
    expect(await recordedOf(tenant, 'admission')).toEqual([{ years: null, months: null, days: null }]);
  });

  it('is also possible after the discharge, but not for a cancelled admission (Q35)', async () => {
    const { tenant, payload } = await inHospital();
    await parts.owner.query('update admission set is_discharged = true, discharged_at = now() where tenant_id = $1', [
      tenant.tenantId,
    ]);
    expect((await tenant.call(syncPatientAge, payload)).isFailure).toBe(false);
    const other = await admitInScene(tenant);
    await parts.owner.query(
      'update admission set is_cancelled = true, cancelled_at = now() where tenant_id = $1 and admission_id = $2',
      [tenant.tenantId, other],
    );
    expect((await tenant.call(syncPatientAge, { ...payload, admissionId: other })).message).toBe(
      'This admission is cancelled',
    );
  });
});
