// Births of a maternity admission, and their children admitted beside the mother.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { getPatient } from '@charaka/contract/people/patient/patient';
import { admit, cancelAdmission, getAdmission, listAdmissions } from '@charaka/contract/stay/admission/admission';
import {
  addBirth,
  admitInfant,
  deleteBirth,
  listBirths,
  listBirthsOfAdmission,
  listInfants,
  updateBirth,
} from '@charaka/contract/stay/record/birth';
import { describe, expect, it } from 'vitest';
import { admissionForm } from '../../../test-support/patient/admission-form.ts';
import { admittedPatient, hoursAgo } from '../../../test-support/patient/leaving-patient.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
type Form = InputOf<typeof addBirth>['birth'];

const mother = async () => admittedPatient(await makeTenant(parts), { admissionCategory: 'Maternity' });
const yesterday = () => hoursAgo(30).slice(0, 10);
const formOf = (changes: Partial<Form> = {}): Form => ({
  admissionId: 1,
  sex: 'F',
  birthDate: yesterday(),
  birthTime: '10:15',
  bornType: 'Normal',
  weightGrams: 2900,
  certificateNo: 'B-1',
  ...changes,
});
const add = (tenant: TestTenant, changes: Partial<Form> = {}) => tenant.call(addBirth, { birth: formOf(changes) });
const take = (tenant: TestTenant, changes: Partial<InputOf<typeof admitInfant>['infant']> = {}) =>
  tenant.call(admitInfant, { infant: { birthId: 1, infantName: 'Baby Asha', ...changes } });
async function withBirth(): Promise<{ tenant: TestTenant; birthId: number }> {
  const tenant = await mother();
  return { tenant, birthId: (await add(tenant)).output.birth.birthId };
}

describe('a birth', () => {
  it('is recorded for a maternity admission and listed with it and in the hospital (R330, R351, R352, Q35)', async () => {
    const tenant = await mother();
    expect((await add(tenant, { childName: 'Mira' })).message).toBe('Birth record added successfully');
    await add(tenant, { childName: 'Nila', birthTime: '10:02', certificateNo: '' });
    const { births } = await tenant.ask(listBirthsOfAdmission, { birth: { admissionId: 1, patientId: 1 } });
    expect(births.map(({ childName }) => childName)).toEqual(['Nila', 'Mira']);
    expect(births[1]).toMatchObject({ motherName: 'Mrs. Asha Test A', weightGrams: 2900, bornType: 'Normal' });
    expect((await tenant.ask(listBirths, { search: 'mira' })).totalCount).toBe(1);
    expect((await tenant.ask(listBirths, { toDate: '2020-01-01' })).totalCount).toBe(0);
    expect((await tenant.ask(listBirths, {}, { as: 'admin', hospitalId: 2 })).totalCount).toBe(0);
  });

  it('has the father and the addresses of the parents, which the report of a birth asks (Form 1)', async () => {
    const tenant = await mother();
    const parents = {
      fatherName: 'Ravi Test',
      parentsAddress: '12 Lake Road, Kolkata',
      permanentAddress: 'Village Palashi, Nadia',
    };
    const { birth } = (await add(tenant, parents)).output;
    const { birthId } = birth;
    expect(birth).toMatchObject(parents);
    const moved = { ...parents, parentsAddress: '4 Station Road, Howrah' };
    const { admissionId: _, ...form } = formOf(moved);
    await tenant.ask(updateBirth, { birth: { birthId, ...form } });
    expect((await tenant.ask(listBirths, {})).rows).toMatchObject([moved]);
    const long = await add(tenant, { fatherName: 'x'.repeat(121) });
    expect([long.status, Object.keys(long.fields ?? {})]).toEqual([400, ['birth.fatherName']]);
  });

  it('is refused of other admissions, in the future, and long before the mother came (Q35, Q85)', async () => {
    const other = await admittedPatient(await makeTenant(parts));
    expect((await add(other)).message).toBe('This admission is not the admission of a mother');
    const tenant = await mother();
    expect((await add(tenant, { birthDate: hoursAgo(-48).slice(0, 10) })).message).toBe(
      'The birth cannot be in the future',
    );
    expect((await add(tenant, { birthDate: hoursAgo(120).slice(0, 10) })).message).toBe(
      'The birth is before the admission of the mother',
    );
    expect((await add(tenant, { birthTime: '24:00' })).fields).toEqual({
      'birth.birthTime': 'Enter a time in 24 hours, for example 14:35',
    });
    await add(tenant);
    expect((await add(tenant)).message).toBe('Another birth already has this certificate number');
  });

  it('is changed, and taken off the records until its child is admitted (R278, R279)', async () => {
    const { tenant, birthId } = await withBirth();
    const { admissionId: _, ...fields } = formOf({ childName: 'Tara', weightGrams: 3100 });
    const changed = await tenant.call(updateBirth, { birth: { birthId, ...fields } });
    expect(changed.output.birth).toMatchObject({ childName: 'Tara', weightGrams: 3100 });
    await take(tenant, { birthId });
    const remove = () => tenant.call(deleteBirth, { birth: { birthId } });
    expect((await remove()).message).toBe('The child is admitted (IPD Id 2), so the birth record stays');
    await tenant.ask(cancelAdmission, { admission: { admissionId: 2 } }, { as: 'admin' });
    expect((await remove()).message).toBe('Birth record deleted successfully');
    expect((await tenant.ask(listBirths, {})).totalCount).toBe(0);
  });
});

describe('a newborn', () => {
  it('is a patient with an admission of its own, linked to the mother and shown by its name (Q86)', async () => {
    const { tenant, birthId } = await withBirth();
    expect((await take(tenant, { birthId })).message).toBe('Newborn admitted');
    const { infants } = await tenant.ask(listInfants, { admission: { admissionId: 1 } });
    expect(infants).toMatchObject([
      { admissionId: 2, patientId: 2, infantName: 'Baby Asha', sex: 'F', isWithMother: true, birthId },
    ]);
    const { patient } = await tenant.ask(getPatient, { patient: { patientId: 2 } });
    expect(patient).toMatchObject({
      salutation: 'Baby of.',
      firstName: 'Asha',
      birthDate: yesterday(),
      motherName: 'Asha Test A',
    });
    const { rows } = await tenant.ask(listAdmissions, { admissionId: 2 });
    expect(rows).toMatchObject([{ infantName: 'Baby Asha', patientType: 'General' }]);
    const { births } = await tenant.ask(listBirthsOfAdmission, { birth: { admissionId: 1 } });
    expect(births[0]).toMatchObject({ infantAdmissionId: 2, infantPatientId: 2 });
    const again = await take(tenant, { birthId, infantName: 'Mira' });
    expect([again.message, again.output.admissionId]).toEqual(['Name of the newborn changed', 2]);
    expect((await tenant.ask(getAdmission, { admission: { admissionId: 2 } })).admission.infantName).toBe('Mira');
  });

  it('never shares a bed: with the mother it takes the virtual one, else a free one of its own (Q78, Q86, R414)', async () => {
    const { tenant, birthId } = await withBirth();
    expect((await take(tenant, { birthId, bedId: 1 })).message).toBe('Bed B-1 is taken by Asha Test A (IPD Id 1)');
    expect((await take(tenant, { birthId, bedId: 2 })).message).toBe('Newborn admitted');
    const { infants } = await tenant.ask(listInfants, { admission: { admissionId: 1 } });
    expect(infants).toMatchObject([{ isWithMother: false, bedName: 'B-2' }]);
  });

  it('is admitted once of 6 at once, and a bed both want goes to one of them (Q86, R414)', async () => {
    const { tenant, birthId } = await withBirth();
    const answers = await Promise.all(Array.from({ length: 6 }, () => take(tenant, { birthId })));
    expect(answers.filter(({ message }) => message === 'Newborn admitted')).toHaveLength(1);
    expect((await tenant.ask(listInfants, { admission: { admissionId: 1 } })).infants).toHaveLength(1);
    const second = (await add(tenant, { certificateNo: 'B-2' })).output.birth.birthId;
    const [next] = await tenant.addPatients(1, 'Bina');
    const both = await Promise.all([
      take(tenant, { birthId: second, bedId: 3 }),
      tenant.call(admit, { admission: admissionForm(tenant, next as number, { bedId: 3 }) }),
    ]);
    expect(both.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
  });

  it('is not admitted once the mother has left (Q86)', async () => {
    const { tenant, birthId } = await withBirth();
    await parts.owner.query(
      'update admission set is_discharged = true, discharged_at = now() where tenant_id = $1 and admission_id = 1',
      [tenant.tenantId],
    );
    expect((await take(tenant, { birthId })).message).toBe('The mother is discharged');
  });
});
