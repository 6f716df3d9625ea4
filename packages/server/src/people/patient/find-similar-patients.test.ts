// Finding who is registered already before a new patient is made.
import { addPatient } from '@charaka/contract/people/patient/patient';
import { findSimilarPatients } from '@charaka/contract/people/patient/patient-check';
import { describe, expect, it } from 'vitest';
import { type PatientForm, patientForm } from '../../../test-support/patient/patient-form.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const register = (tenant: TestTenant, changes: Partial<PatientForm> = {}) =>
  tenant.ask(addPatient, { patient: patientForm(changes) }).then(({ patient }) => patient.patientId);
const sought = (changes: { firstName?: string; lastName?: string; contactNo?: string; idCardNo?: string } = {}) => ({
  patient: { firstName: 'Asha', lastName: 'Rao', contactNo: '+919876543210', ...changes },
});

describe('similar patients', () => {
  it('finds the same telephone with a name alike, the country code left out or not (R243)', async () => {
    const tenant = await makeTenant(parts);
    const own = await register(tenant, { contactNo: '9876543210' });
    await register(tenant, { firstName: 'Ravi' });
    await register(tenant, { contactNo: '+919876543211' });
    const { patients } = await tenant.ask(findSimilarPatients, sought({ firstName: 'Aasha' }));
    expect(patients.map(({ patientId }) => patientId)).toEqual([own]);
    expect(patients[0]).toMatchObject({
      isSameIdCard: false,
      city: 'Pune',
      contactNo: '9876543210',
      ageMonths: expect.any(Number),
    });
    expect((await tenant.ask(findSimilarPatients, sought({ contactNo: '+919876543299' }))).patients).toEqual([]);
  });

  it('finds the same ID card whatever the name is, before the others, and shows its end only (R222)', async () => {
    const tenant = await makeTenant(parts);
    const card = { idCardType: 'Addhar', idCardNo: '123456789012' } as const;
    const withCard = await register(tenant, { ...card, firstName: 'Meena', lastName: 'Das', contactNo: '9000000001' });
    const namesake = await register(tenant);
    const answer = await tenant.call(findSimilarPatients, sought({ idCardNo: '1234 5678 9012' }));
    expect(answer.output.patients.map(({ patientId }) => patientId)).toEqual([withCard, namesake]);
    expect(answer.output.patients[0]).toMatchObject({ isSameIdCard: true, idCardNo: 'XXXX XXXX 9012' });
    expect(JSON.stringify(answer.wire)).not.toContain('123456789012');
    expect(answer.wire).toMatchObject({ patientList: [{ patientUid: withCard, idcardType: 'Addhar' }, {}] });
  });

  it('answers five at most, the newest, none of another tenant and none that is inactive', async () => {
    const [tenant, other] = [await makeTenant(parts), await makeTenant(parts)];
    await register(other);
    const numbers: number[] = [];
    for (let count = 0; count < 7; count += 1) numbers.push(await register(tenant));
    await parts.owner.query('update patient set is_active = false where tenant_id = $1 and patient_id = $2', [
      tenant.tenantId,
      numbers.at(-1),
    ]);
    const { patients } = await tenant.ask(findSimilarPatients, sought());
    expect(patients.map(({ patientId }) => patientId)).toEqual(numbers.slice(1, 6).reverse());
  });

  it('finds the same name and day of birth with another telephone, and the same telephone in another script', async () => {
    const tenant = await makeTenant(parts);
    const own = await register(tenant, { firstName: 'Ramesh', lastName: 'Chakraborty', birthDate: '1971-03-04' });
    const alike = async (changes: object) => {
      const patient = { firstName: 'Ramesh', lastName: 'Chakraborty', contactNo: '9123456780', ...changes };
      return (await tenant.ask(findSimilarPatients, { patient })).patients.map(({ patientId }) => patientId);
    };
    expect(await alike({ birthDate: '1971-03-04' })).toEqual([own]);
    expect(await alike({ birthDate: '1971-03-05' })).toEqual([]);
    const bengali = { firstName: 'রমেশ', lastName: 'চক্রবর্তী', contactNo: '+919876543210' };
    expect(await alike({ ...bengali, birthDate: '1971-03-04' })).toEqual([own]);
    expect(await alike({ ...bengali, birthDate: '1990-01-01' })).toEqual([]);
    const relative = { firstName: 'Kamala', lastName: 'Sen', contactNo: '+919876543210', birthDate: '1971-03-04' };
    expect(await alike(relative)).toEqual([]);
  });

  it('is served from indexes', async () => {
    const tenant = await makeTenant(parts);
    const plan = async (condition: string) => {
      const { rows } = await parts.owner.query<{ 'QUERY PLAN': string }>(
        `explain select patient_id from patient where tenant_id = ${tenant.tenantId} and is_active and ${condition}`,
      );
      return rows.map((row) => row['QUERY PLAN']).join(' ');
    };
    // A table of a few rows is read through whatever index there is.
    await parts.owner.query('set enable_seqscan = off');
    expect(await plan(`right(contact_no, 10) collate "C" = '9800000001'`)).toContain('patient_by_phone');
    const card = "upper(regexp_replace(id_card_no, '[^[:alnum:]]', '', 'g'))";
    expect(await plan(`id_card_no is not null and ${card} = '123456789012'`)).toContain('patient_by_id_card');
    await parts.owner.query('reset enable_seqscan');
  });

  it('is for those who may register (R168)', async () => {
    const tenant = await makeTenant(parts);
    expect((await tenant.call(findSimilarPatients, sought(), { as: 'viewer' })).status).toBe(403);
  });
});
