// The inpatient list: who is in it, its own filters, days of the hospital, pages.
import { listAdmissions } from '@charaka/contract/stay/admission/admission';
import { describe, expect, it } from 'vitest';
import { type InpatientRow, ids, sorted, useInpatientList } from '../../../test-support/patient/inpatient-list.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';
import { isFoundAmongAll } from './admission-search.ts';

const { parts, scene, list, found } = useInpatientList();

describe('what is in the list', () => {
  it('shows every admission of the hospital that is not cancelled, newest first (R319, Q01)', () => {
    const expected = Array.from({ length: 59 }, (_, index) => index + 1).filter((n) => n !== 30 && n !== 33);
    expect(ids(scene.everyone)).toEqual(expected);
  });

  it('shows what a row needs, under the spellings of the specification (R319, R325, R328)', async () => {
    const answer = await scene.tenant.call(listAdmissions, { admissionId: 8 });
    const [row] = answer.wire.ipdPatientDetailsList as Record<string, unknown>[];
    expect(row).toMatchObject({
      patientIpId: 8,
      patientUid: 9,
      firstname: 'Asha',
      middlename: 'Devi',
      sex: 'F',
      doctorFirstName: 'Sara',
      currentBedName: 'B-9',
      currentBedGroupName: 'Ward A',
      associationName: 'Test TPA',
      colorCode: '#3366cc',
      tpaauthorizedforamount: 987.6,
      finalAuthorizedAmount: 800,
      dischargeStatus: true,
      isDischargeInitiated: true,
      isFinalBill: false,
      createdBy: 'Admin User',
    });
  });

  it('keeps to the hospital asked for (Q18)', async () => {
    const there = await scene.tenant.ask(listAdmissions, {}, { as: 'admin', hospitalId: 2 });
    expect(ids(there.rows)).toEqual([60]);
  });
});

describe("the screen's own filters", () => {
  const open = () => scene.everyone.filter((row) => !row.isDischarged);

  it('shows only the open ones when Show All is on, all when it is off (R303, R306, Q12)', async () => {
    expect(open().length).toBeGreaterThan(3);
    expect(await found({ isDischarged: false })).toEqual(sorted(ids(open())));
    expect(await found({ isDischarged: true })).toEqual(sorted(ids(scene.everyone.filter((row) => row.isDischarged))));
  });

  it('takes association 0 as none, a number as that one, nothing as all (R302)', async () => {
    expect(await found({ associationId: 0 })).toEqual(
      sorted(ids(scene.everyone.filter((row) => row.associationId === null))),
    );
    expect(await found({ associationId: 2 })).toEqual(
      sorted(ids(scene.everyone.filter((row) => row.associationId === 2))),
    );
  });

  it('filters by bed type, ward, mode, IPD number and patient (R304, R305, R306, Q14)', async () => {
    expect(await found({ bedTypeId: 1, bedGroupId: 2 })).toEqual(
      sorted(ids(scene.everyone.filter((row) => row.bedGroupId === 2))),
    );
    expect(await found({ bedTypeId: 0, bedGroupId: 0 })).toHaveLength(scene.everyone.length);
    expect(await found({ admissionMode: 'Day Care' })).toEqual(
      sorted(ids(scene.everyone.filter((row) => row.admissionMode === 'Day Care'))),
    );
    expect(await found({ admissionId: 5 })).toEqual([5]);
    expect(await found({ patientId: 6 })).toEqual([5, 35]);
  });

  it('takes days of the hospital, both whole: 00:00:00 to 23:59:59 in Kolkata (R301, Q10, Q30)', async () => {
    const at = (n: number, instant: string) =>
      parts.owner.query('update admission set admitted_at = $3 where tenant_id = $1 and admission_id = $2', [
        scene.tenant.tenantId,
        n,
        instant,
      ]);
    await at(1, '2026-10-09T18:29:59Z');
    await at(2, '2026-10-09T18:30:00Z');
    await at(4, '2026-10-10T18:29:59.999Z');
    await at(5, '2026-10-10T18:30:00Z');
    expect(await found({ fromDate: '2026-10-10', toDate: '2026-10-10' })).toEqual([2, 4]);
    expect(await found({ fromDate: '2026-10-10T00:00:00', toDate: '2026-10-10T23:59:59' })).toEqual([2, 4]);
    expect(await found({ fromDate: '2026-10-09T18:30:00.000Z', toDate: '2026-10-10T18:29:59.999Z' })).toEqual([2, 4]);
    expect(await found({ fromDate: '2026-10-10' })).toEqual([2, 4, 5]);
    expect(await found({ fromDate: '2026-10-09', toDate: '2026-10-11', isDischarged: true })).toEqual([1, 2, 4, 5]);
    for (const n of [1, 2, 4, 5]) await at(n, new Date(Date.UTC(2026, 7, 5 - n, 12)).toISOString());
  });

  it('never hides who is in hospital by a day: days narrow those who left, by the day they left (R298, Q220)', async () => {
    const inHospital = ids(open());
    const left = ids(scene.everyone.filter((row) => row.isDischarged));
    for (const days of [
      {},
      { fromDate: '1999-01-01', toDate: '1999-01-02' },
      { fromDate: '2030-01-01' },
      { toDate: '2001-01-01' },
      { fromDate: '2026-08-05', toDate: '2026-07-01' },
    ]) {
      const listed = await found({ only: 'inHospitalOrLeft', ...days });
      expect(listed.filter((n) => inHospital.includes(n))).toEqual(sorted(inHospital));
      for (const only of ['inHospital', 'unbilled'] as const)
        expect(await found({ only, ...days })).toEqual(await found({ only }));
    }
    await parts.owner.query(
      `update admission set discharged_at = '2026-09-01T12:00:00Z' where tenant_id = $1 and admission_id = $2`,
      [scene.tenant.tenantId, left[0]],
    );
    const day = { fromDate: '2026-09-01', toDate: '2026-09-01' };
    expect(await found({ only: 'inHospitalOrLeft', ...day })).toEqual(sorted([...inHospital, left[0] as number]));
  });

  it('finds in one box by name, number, phone and bed (R308, R309)', async () => {
    // A record that is out of use is found by its number alone.
    const row = open().find(({ patientId: each }) => each !== 4);
    if (!row) throw new Error('Nobody is in hospital');
    const { admissionId, patientId, contactNo, bedName, firstName } = row;
    const meant: [string, (each: InpatientRow) => boolean][] = [
      [`IP${admissionId}`, (each) => each.admissionId === admissionId],
      [`mr${patientId}`, (each) => each.patientId === patientId],
      [contactNo, (each) => each.contactNo === contactNo],
      // A bed means who lies in it now.
      [
        bedName.toLowerCase(),
        (each) => !each.isDischarged && each.bedName.toLowerCase().includes(bedName.toLowerCase()),
      ],
      [firstName.toUpperCase().slice(0, 3), (each) => each.firstName.startsWith(firstName.slice(0, 3))],
      [
        String(admissionId),
        (each) =>
          each.admissionId === admissionId ||
          each.patientId === admissionId ||
          (!each.isDischarged && each.bedName.includes(String(admissionId))),
      ],
      ['baby', (each) => each.admissionId === 7],
      ['50%', () => false],
    ];
    for (const [search, isMeant] of meant)
      expect(await found({ search, pageSize: 0 }), search).toEqual(sorted(ids(scene.everyone.filter(isMeant))));
    // Among those in hospital each is tried, so that single letters and the last digits of a phone are enough.
    const inHospital = open().filter(({ contactNo: phone }) => phone.endsWith(contactNo.slice(-2)));
    expect(await found({ search: contactNo.slice(-2), isDischarged: false })).toEqual(
      expect.arrayContaining(ids(inHospital)),
    );
  });

  it('is found among all admissions there ever were by indexes alone (R308)', async () => {
    const { owner } = parts;
    const tenant = await makeTenant(parts);
    const { tenantId } = tenant;
    await tenant.addPatients(1000, 'Mina');
    await owner.query(
      `insert into admission (tenant_id, admission_id, hospital_id, patient_id, registration_no, admitted_at, doctor_id,
         department_id, specialization_id, patient_type, patient_category, admission_mode, admission_category, emergency_number,
         admitted_bed_id, current_bed_id, is_discharge_initiated, is_discharged, discharged_at, created_by)
       select $1, n, 1, 1 + n % 1000, 'R' || n, now() - make_interval(hours => n), 1, 1, 1, 'General', 'General', 'General',
         'General', '9812345678', 1, 1, true, true, now(), 1 from generate_series(1, 3000) n`,
      [tenantId],
    );
    await owner.query('analyze patient, admission');
    const search = isFoundAmongAll(tenantId, 'Asha', { admission: null, patient: null });
    await owner.query('begin');
    await owner.query(`set local app.tenant_id = '${tenantId}'`);
    const plan = await owner.query(
      `explain select a.admission_id from admission a where a.tenant_id = ${tenantId} and ${search.text}`,
      search.values,
    );
    await owner.query('rollback');
    const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    for (const index of ['admission_by_patient', 'admission_by_bed', 'admission_by_infant'])
      expect(text).toContain(index);
    expect(text).not.toContain('Seq Scan on admission');
  });

  it('answers nothing for a range that ends before it begins, and refuses a day that is none (R300, Q11)', async () => {
    expect((await list({ fromDate: '2026-08-05', toDate: '2026-07-01' })).totalCount).toBe(0);
    const wrong = await scene.tenant.call(listAdmissions, { fromDate: '2026-02-31' });
    expect(wrong).toMatchObject({ status: 400, message: "'2026-02-31' is not a valid date" });
  });
});

describe('pages', () => {
  it('cuts pages that never overlap and counts them all (R322, R323, Q01)', async () => {
    const seen: number[] = [];
    for (const pageNumber of [1, 2, 3, 4]) {
      const page = await list({
        pageNumber,
        pageSize: 15,
        sortingModel: { sortColumn: 'admissionMode', sortDirection: 'asc' },
      });
      expect(page).toMatchObject({ totalCount: scene.everyone.length, pageNumber });
      seen.push(...ids(page.rows));
    }
    expect(sorted(seen)).toEqual(sorted(ids(scene.everyone)));
    expect(new Set(seen).size).toBe(scene.everyone.length);
  });

  it('answers all for page 0 and for size 0 (R029, R317, Q01)', async () => {
    expect((await list({ pageNumber: 0, pageSize: 10 })).rows).toHaveLength(scene.everyone.length);
    expect((await list({ pageNumber: 3, pageSize: 0 })).rows).toHaveLength(scene.everyone.length);
    expect((await list({ pageNumber: 1, pageSize: 10 })).rows).toHaveLength(10);
  });

  it('needs the right to view (R332)', async () => {
    await parts.owner.query(`update role_permission set can_view = false where tenant_id = $1 and role_id = 31`, [
      scene.tenant.tenantId,
    ]);
    expect((await scene.tenant.call(listAdmissions, {}, { as: 'viewer' })).status).toBe(403);
  });
});
