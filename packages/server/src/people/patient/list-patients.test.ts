// The patient list: its rows, its filters and a search within them; what a search finds is tested in patient-search.test.ts.
import { addPatient, listPatients } from '@charaka/contract/people/patient/patient';
import { describe, expect, it } from 'vitest';
import { lieInBed } from '../../../test-support/patient/lie-in-bed.ts';
import { type PatientForm, patientForm } from '../../../test-support/patient/patient-form.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

async function register(tenant: TestTenant, ...changes: Partial<PatientForm>[]): Promise<void> {
  for (const change of changes) await tenant.ask(addPatient, { patient: patientForm(change) });
}

describe('patient list', () => {
  it('shows the newest first, page by page, with age and without picture (R246, Q01)', async () => {
    const tenant = await makeTenant(parts);
    await tenant.addPatients(12);
    await register(tenant, {
      firstName: 'Newest',
      image: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    });
    const first = await tenant.call(listPatients, { pageNumber: 1, pageSize: 10 });
    expect(first.output.totalCount).toBe(13);
    expect(first.output.rows[0]).toMatchObject({ firstName: 'Newest', patientId: 13 });
    expect(first.output.rows.every((row) => (row.ageYears ?? 0) >= 35)).toBe(true);
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

  it('finds a word in guardian, address or email, and tells the guardian (R363, Q88)', async () => {
    const tenant = await makeTenant(parts);
    await register(
      tenant,
      { fatherName: 'Mohan Pal' },
      { addressLineOne: '7 Mohan Road' },
      { email: 'mohan@b.example' },
    );
    await tenant.addPatients(2);
    const columns = ['fatherName', 'addressLineOne', 'email'];
    const words = columns.map((columnName) => ({ columnName, filterValue: 'mohan', joinCondition: 'or' }) as const);
    const ofCity = { columnName: 'city', filterValue: patientForm().city, joinCondition: 'and' } as const;
    const { rows } = await tenant.ask(listPatients, { filterParams: [...words, ofCity] });
    expect(rows.map((row) => row.patientId).toSorted()).toEqual([1, 2, 3]);
    expect(rows.find((row) => row.patientId === 1)?.fatherName).toBe('Mohan Pal');
    const elsewhere = [...words, { ...ofCity, filterValue: 'Nowhere' }];
    expect((await tenant.ask(listPatients, { filterParams: elsewhere })).rows).toEqual([]);
  });

  it('looks for the other filters among all that a search finds, not among the 20 best alone (R031, R419)', async () => {
    const tenant = await makeTenant(parts);
    await register(tenant, { firstName: 'Madhavi', city: 'Kochi' });
    await tenant.addPatients(30, 'Madhavi');
    const filterParams = [{ columnName: 'city', filterValue: 'koch' }];
    const { rows, totalCount } = await tenant.ask(listPatients, { search: 'madhavi', filterParams });
    expect(rows.map((row) => row.patientId)).toEqual([1]);
    expect(totalCount).toBe(1);
  });

  it('is filtered by parts of names with all operators, deactivated ones too, whatever signs are typed (R031, Q06)', async () => {
    const tenant = await makeTenant(parts);
    await tenant.addPatients(4);
    // As imported or written in times with other rules about names.
    await parts.owner.query(
      `update patient p set first_name = n.first, last_name = n.last, is_active = p.patient_id <> 2
       from (values (1, 'Maria-Berta', 'D''Souza'), (2, 'Mariam', 'Souzani'), (3, 'Rosa', 'Maria'), (4, 'মারিয়া', 'সেন')) n (id, first, last)
       where p.tenant_id = $1 and p.patient_id = n.id`,
      [tenant.tenantId],
    );
    const found = async (columnName: string, filterValue: string, filterOption?: number) => {
      const { rows, totalCount } = await tenant.ask(listPatients, {
        filterParams: [{ columnName, filterValue, ...(filterOption ? { filterOption } : {}) }],
      });
      expect(totalCount).toBe(rows.length);
      return rows.map((row) => row.patientId);
    };
    expect(await found('firstName', 'MARIA')).toEqual([2, 1]);
    expect(await found('firstName', 'mariam', 1)).toEqual([2]);
    expect(await found('firstName', 'berta', 2)).toEqual([1]);
    expect(await found('firstName', 'a-b')).toEqual([1]);
    expect(await found('lastName', "d'so")).toEqual([1]);
    expect(await found('lastName', 'souza')).toEqual([2, 1]);
    expect(await found('lastName', 'za')).toEqual([2, 1]);
    expect(await found('firstName', 'maria', 4)).toEqual([4, 3]);
    expect(await found('firstName', 'মারি')).toEqual([4]);
  });

  it('is sorted by names without regard to capitals, namesakes by number, both ways (R024)', async () => {
    const tenant = await makeTenant(parts);
    await register(tenant, { firstName: 'bela' }, { firstName: 'Asha' }, { firstName: 'Bela' }, { firstName: 'asha' });
    const sorted = async (sortDirection: 'asc' | 'dsc') => {
      const sortingModel = { sortColumn: 'firstName', sortDirection };
      return (await tenant.ask(listPatients, { sortingModel })).rows.map((row) => row.patientId);
    };
    expect(await sorted('asc')).toEqual([4, 2, 3, 1]);
    expect(await sorted('dsc')).toEqual([3, 1, 4, 2]);
  });
});
