// The patient list and the search of the typeahead.
import { addPatient, listPatients } from '@charaka/contract/patient';
import { describe, expect, it } from 'vitest';
import { lieInBed } from '../../test-support/lie-in-bed.ts';
import { type PatientForm, patientForm } from '../../test-support/patient-form.ts';
import { useTestApp } from '../../test-support/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/test-tenant.ts';

const parts = useTestApp();

async function register(tenant: TestTenant, ...changes: Partial<PatientForm>[]): Promise<void> {
  for (const change of changes) await tenant.ask(addPatient, { patient: patientForm(change) });
}

const found = async (tenant: TestTenant, search: string) =>
  (await tenant.ask(listPatients, { search })).rows.map((row) => row.patientId);

describe('patient list', () => {
  it('shows the newest first, page by page, with age and without picture (R246, Q01)', async () => {
    const tenant = await makeTenant(parts);
    await tenant.addPatients(12);
    await register(tenant, { firstName: 'Newest', image: 'aGVsbG8=' });
    const first = await tenant.call(listPatients, { pageNumber: 1, pageSize: 10 });
    expect(first.output.totalCount).toBe(13);
    expect(first.output.rows[0]).toMatchObject({ firstName: 'Newest', patientId: 13 });
    expect(first.output.rows.every((row) => row.ageYears >= 35)).toBe(true);
    expect((first.wire.patientList as object[])[0]).not.toHaveProperty('image');
    const second = await tenant.ask(listPatients, { pageNumber: 2, pageSize: 10 });
    expect(second.rows.map((row) => row.patientId)).toEqual([3, 2, 1]);
  });

  it('names the open admission and bed in this hospital, not those elsewhere or ended (R415, R416, Q77)', async () => {
    const tenant = await makeTenant(parts);
    const [here = 0, elsewhere = 0, gone = 0] = await tenant.addPatients(3);
    const admissionId = await lieInBed(tenant, here, { bedId: 3 });
    await lieInBed(tenant, elsewhere, { bedId: 11, hospitalId: 2 });
    const ended = await lieInBed(tenant, gone, { bedId: 4 });
    await parts.owner.query(
      'update admission set is_discharged = true, discharged_at = now() where tenant_id = $1 and admission_id = $2',
      [tenant.tenantId, ended],
    );
    const answer = await tenant.call(listPatients, {});
    const byId = new Map(answer.output.rows.map((row) => [row.patientId, row]));
    expect(byId.get(here)).toMatchObject({ openAdmissionId: admissionId, openBedName: 'B-3' });
    for (const free of [elsewhere, gone])
      expect(byId.get(free)).toMatchObject({ openAdmissionId: null, openBedName: null });
    expect(answer.wire.patientList).toContainEqual(
      expect.objectContaining({ patientUid: here, patientIpId: admissionId, currentBedName: 'B-3' }),
    );
  });

  it("is filtered by the list language, patientUid being a patient's number (R031, R306)", async () => {
    const tenant = await makeTenant(parts);
    await tenant.addPatients(3);
    const { rows } = await tenant.ask(listPatients, {
      filterParams: [{ columnName: 'patientUid', filterValue: '2', filterOption: 11 }],
    });
    expect(rows.map((row) => row.patientId)).toEqual([2]);
  });
});

describe('patient search', () => {
  it('finds each word in first, middle or last name, whatever the case and order (R419, Q76)', async () => {
    const tenant = await makeTenant(parts);
    await register(
      tenant,
      { firstName: 'Asha', middleName: 'Devi', lastName: 'Rao' },
      { firstName: 'Usha', lastName: 'Raotkar' },
      { firstName: 'Devika', lastName: 'Nair' },
      { firstName: 'आशा', lastName: 'राव' },
    );
    expect(await found(tenant, 'rao')).toEqual([2, 1]);
    expect(await found(tenant, 'RAO dev')).toEqual([1]);
    expect(await found(tenant, 'evi')).toEqual([3, 1]);
    expect(await found(tenant, 'sha rao')).toEqual([2, 1]);
    expect(await found(tenant, 'आशा')).toEqual([4]);
    expect(await found(tenant, 'rao nair')).toEqual([]);
  });

  it('starts at 3 characters and takes no sign for a wildcard (R418)', async () => {
    const tenant = await makeTenant(parts);
    await register(tenant, { firstName: 'Asha' });
    expect(await found(tenant, 'As')).toEqual([]);
    expect(await found(tenant, 'A%a')).toEqual([]);
    expect(await found(tenant, 'A_h')).toEqual([]);
    expect(await found(tenant, "A\\'h")).toEqual([]);
  });

  it('takes digits for UHID or phone, the patient of that number first (R419, Q76)', async () => {
    const tenant = await makeTenant(parts);
    const [first = 0] = await tenant.addPatients(120);
    expect(first).toBe(1);
    await register(tenant, { contactNo: '9123456789' }, { contactNo: '+919123456700' });
    expect((await found(tenant, '115'))[0]).toBe(115);
    expect(await found(tenant, '91234567')).toEqual([122, 121]);
    expect(await found(tenant, '91234 56789')).toEqual([121]);
    expect(await found(tenant, 'MR7')).toEqual([7]);
    expect(await found(tenant, '99999999999999999999')).toEqual([]);
  });

  it("takes a leading '+' for a contact number, also one kept without country code (R419, Q73)", async () => {
    const tenant = await makeTenant(parts);
    await register(
      tenant,
      { contactNo: '9123456789' },
      { contactNo: '+919123456789' },
      { contactNo: '+8801712345678' },
    );
    expect(await found(tenant, '+91')).toEqual([2]);
    expect(await found(tenant, '+91 91234 56789')).toEqual([2, 1]);
    expect(await found(tenant, '+880')).toEqual([3]);
  });

  it('answers at most 20, the newest, and active ones only; never those of another tenant (Q18, Q90)', async () => {
    const tenant = await makeTenant(parts);
    await tenant.addPatients(30, 'Madhavi');
    const other = await makeTenant(parts);
    await other.addPatients(1, 'Madhavi');
    await parts.owner.query('update patient set is_active = false where tenant_id = $1 and patient_id = 29', [
      tenant.tenantId,
    ]);
    const numbers = await found(tenant, 'madhavi');
    expect(numbers).toHaveLength(20);
    expect(numbers.slice(0, 3)).toEqual([30, 28, 27]);
    expect(await found(other, 'madhavi')).toEqual([1]);
    const paged = await tenant.ask(listPatients, { search: 'madhavi', pageNumber: 1, pageSize: 50 });
    expect(paged.rows).toHaveLength(20);
    expect(await found(tenant, 'MR29')).toEqual([]);
  });
});
