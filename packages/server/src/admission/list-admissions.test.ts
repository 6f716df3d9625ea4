// The inpatient list: its own filters, days of the hospital, the twelve operators against their reference, order and pages.
import { admissionRow, listAdmissions } from '@charaka/contract/admission';
import type { InputOf, OutputOf } from '@charaka/contract/endpoint';
import { wireName } from '@charaka/contract/shape';
import { FILTER_OPERATORS, type FilterableValue, matches } from '@charaka/rules/filter-operator';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../test-support/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/test-tenant.ts';

type Row = OutputOf<typeof listAdmissions>['rows'][number];
type Filters = InputOf<typeof listAdmissions>;

const parts = useTestApp();
let tenant: TestTenant;
let everyone: Row[];

const list = (filters: Filters) => tenant.ask(listAdmissions, filters);
const ids = (rows: readonly Row[]) => rows.map((row) => row.admissionId);
const sorted = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other);
const found = async (filters: Filters) => sorted(ids((await list(filters)).rows));
const filter = (columnName: string, filterValue: string | number | boolean, filterOption?: number) => ({
  filterParams: [{ columnName, filterValue, ...(filterOption ? { filterOption } : {}) }],
});

/** 60 admissions of 30 patients, one a day back from 5 August 2026 12:00 UTC: 30 and 33 cancelled, 60 in the second hospital. */
const scene = `
  insert into admission (tenant_id, admission_id, hospital_id, patient_id, registration_no, admitted_at, doctor_id,
    department_id, specialization_id, patient_type, patient_category, admission_mode, admission_category, emergency_number,
    emergency_contact_person, infant_name, association_id, tpa_authorized_paise, final_authorized_paise, admitted_bed_id,
    current_bed_id, is_discharge_initiated, is_discharged, discharged_at, is_cancelled, created_by)
  select $1, n, case when n = 60 then 2 else 1 end, 1 + n % 30, 'R' || n,
    '2026-08-05 12:00+00'::timestamptz - make_interval(days => n), 1 + n % 3, 1, 1,
    case when n % 4 = 0 then 'TPA' else 'General' end, 'General',
    (array['General', 'Day Care', 'Emergency', 'Dental'])[1 + n % 4], 'General', '98' || lpad(n::text, 8, '0'),
    case n % 3 when 0 then null when 1 then '' else 'Uncle 50%_' || n end, case when n = 7 then 'Baby' end,
    case when n % 4 = 0 then 1 + n % 8 / 4 end, n * 12345, case when n % 8 = 0 then n * 10000 end, 1 + n % 11, 1 + n % 11,
    n % 2 = 0, is_left, case when is_left then now() end, is_cancelled, 1
  from generate_series(1, 60) n
    cross join lateral (select n in (30, 33) as is_cancelled, n not in (30, 33) and (n > 30 or n % 3 > 0) as is_left) states`;

beforeAll(async () => {
  tenant = await makeTenant(parts);
  await tenant.addPatients(10, 'Asha');
  await tenant.addPatients(10, 'Bina Rani');
  await tenant.addPatients(10, 'कृष्ण');
  const { owner } = parts;
  await owner.query(
    `update patient set middle_name = case when patient_id % 3 = 0 then 'Devi' end, email = case when patient_id % 2 = 0
       then 'p' || patient_id || '@test.example' end, birth_date = '1990-05-01'::date + patient_id::integer * 97,
       is_active = patient_id <> 4 where tenant_id = $1`,
    [tenant.tenantId],
  );
  await owner.query(scene, [tenant.tenantId]);
  // As in a running hospital the planner knows its tables; without, it works out every age sixty times over.
  await owner.query('analyze patient, admission');
  everyone = (await list({})).rows;
});

describe('what is in the list', () => {
  it('shows every admission of the hospital that is not cancelled, newest first (R319, Q01)', () => {
    const expected = Array.from({ length: 59 }, (_, index) => index + 1).filter((n) => n !== 30 && n !== 33);
    expect(ids(everyone)).toEqual(expected);
  });

  it('shows what a row needs, under the spellings of the specification (R319, R325, R328)', async () => {
    const answer = await tenant.call(listAdmissions, { admissionId: 8 });
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
    const there = await tenant.ask(listAdmissions, {}, { as: 'admin', hospitalId: 2 });
    expect(ids(there.rows)).toEqual([60]);
  });
});

describe("the screen's own filters", () => {
  const open = () => everyone.filter((row) => !row.isDischarged);

  it('shows only the open ones when Show All is on, all when it is off (R303, R306, Q12)', async () => {
    expect(open().length).toBeGreaterThan(3);
    expect(await found({ isDischarged: false })).toEqual(sorted(ids(open())));
    expect(await found({ isDischarged: true })).toEqual(sorted(ids(everyone.filter((row) => row.isDischarged))));
  });

  it('takes association 0 as none, a number as that one, nothing as all (R302)', async () => {
    expect(await found({ associationId: 0 })).toEqual(
      sorted(ids(everyone.filter((row) => row.associationId === null))),
    );
    expect(await found({ associationId: 2 })).toEqual(sorted(ids(everyone.filter((row) => row.associationId === 2))));
  });

  it('filters by bed type, ward, mode, IPD number and patient (R304, R305, R306, Q14)', async () => {
    expect(await found({ bedTypeId: 1, bedGroupId: 2 })).toEqual(
      sorted(ids(everyone.filter((row) => row.bedGroupId === 2))),
    );
    expect(await found({ bedTypeId: 0, bedGroupId: 0 })).toHaveLength(everyone.length);
    expect(await found({ admissionMode: 'Day Care' })).toEqual(
      sorted(ids(everyone.filter((row) => row.admissionMode === 'Day Care'))),
    );
    expect(await found({ admissionId: 5 })).toEqual([5]);
    expect(await found({ patientId: 6 })).toEqual([5, 35]);
  });

  it('takes days of the hospital, both whole: 00:00:00 to 23:59:59 in Kolkata (R301, Q10, Q30)', async () => {
    const at = (n: number, instant: string) =>
      parts.owner.query('update admission set admitted_at = $3 where tenant_id = $1 and admission_id = $2', [
        tenant.tenantId,
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

  it('answers nothing for a range that ends before it begins, and refuses a day that is none (R300, Q11)', async () => {
    expect((await list({ fromDate: '2026-08-05', toDate: '2026-07-01' })).totalCount).toBe(0);
    const wrong = await tenant.call(listAdmissions, { fromDate: '2026-02-31' });
    expect(wrong).toMatchObject({ status: 400, message: "'2026-02-31' is not a valid date" });
  });
});

interface Probe {
  column: string;
  values: (string | number | boolean)[];
  of: (row: Row) => FilterableValue;
  /** Text operators compare how a value is written, which for money and instants is the database's own business; of the parts of an age one is enough. */
  isComparedOnly?: boolean;
}

const own = (column: keyof Row & string, ...values: Probe['values']): Probe => ({
  column: wireName(admissionRow, column),
  values,
  of: (row) => (row[column] ?? null) as FilterableValue,
});
const wholeName = (...words: (string | null | undefined)[]) => words.filter(Boolean).join(' ');

const probes: Probe[] = [
  own('admissionId', 7, '12'),
  own('patientId', 5),
  own('firstName', 'asha', 'RANI', 'कृष्ण', 'in'),
  own('middleName', 'Devi'),
  own('lastName', 'test c', 't'),
  own('contactNo', '9800000004', '04'),
  own('email', 'P4@test.example', 'p1'),
  own('emergencyContactPerson', '50%_', 'uncle'),
  own('emergencyNumber', '9800000004'),
  own('infantName', 'baby'),
  own('doctorFirstName', 'meera'),
  own('bedName', 'B-1'),
  own('bedGroupName', 'ward a'),
  own('bedFloorName', 'ground'),
  own('associationName', 'test tpa', 'corp'),
  own('associationId', 1),
  own('admissionMode', 'day care'),
  own('patientType', 'tpa'),
  own('isDischarged', true),
  own('ageYears', 33),
  { ...own('ageMonths', 6), isComparedOnly: true },
  { ...own('ageDays', 15), isComparedOnly: true },
  own('createdByName', 'Admin User'),
  {
    column: 'name',
    values: ['asha test', 'devi', 'bina rani test'],
    of: (row) => wholeName(row.firstName, row.middleName, row.lastName),
  },
  {
    column: 'consultant',
    values: ['ravi one', 'a t'],
    of: (row) => wholeName(row.doctorFirstName, row.doctorLastName),
  },
  {
    column: 'tpaauthorizedforamount',
    values: [987.6, '2469'],
    of: (row) => row.tpaAuthorized / 100,
    isComparedOnly: true,
  },
  {
    column: 'finalAuthorizedAmount',
    values: [800],
    of: (row) => (row.finalAuthorized == null ? null : row.finalAuthorized / 100),
    isComparedOnly: true,
  },
  {
    column: 'admissionDatetime',
    values: ['2026-07-20T12:00:00Z'],
    of: (row) => new Date(row.admittedAt),
    isComparedOnly: true,
  },
];

describe('filterParams', () => {
  it.each(probes)(
    'agrees with the reference for all operators on $column (R033)',
    async ({ column, values, of, isComparedOnly }) => {
      for (const operator of FILTER_OPERATORS.filter(({ id }) => !isComparedOnly || id > 4)) {
        for (const value of operator.needsValue ? values : [values[0] as string]) {
          const wanted = everyone.filter((row) => matches(operator.name, of(row), value));
          const answer = await list(
            operator.needsValue
              ? filter(column, value, operator.id)
              : { filterParams: [{ columnName: column, filterOption: operator.id }] },
          );
          const question = `${operator.name} ${value}`;
          expect([question, sorted(ids(answer.rows))]).toEqual([question, sorted(ids(wanted))]);
          expect(answer.totalCount).toBe(wanted.length);
        }
      }
    },
  );

  it('finds names among the open ones as among all (R311, Q06)', async () => {
    const wanted = everyone.filter((row) => !row.isDischarged && row.firstName === 'Bina Rani');
    expect(await found({ ...filter('name', 'rani'), isDischarged: false })).toEqual(sorted(ids(wanted)));
  });

  it('strips a typed prefix and blanks from IPD number and UHID (R309, Q43, Q87)', async () => {
    for (const typed of ['IP12', 'ip 12', ' DC12 ', '12'])
      expect(await found(filter('patientIpId', typed))).toEqual([12]);
    expect(await found(filter('patient_UId', 'MR6', 11))).toEqual([5, 35]);
  });

  it('compares the emergency number whole, other text columns by part (R309, R311, Q06)', async () => {
    expect(await found(filter('emergencyNumber', ' 9800000004 '))).toEqual([4]);
    expect(await found(filter('emergencyNumber', '980000000'))).toEqual([]);
    expect((await found(filter('contactNo', '980000000'))).length).toBeGreaterThan(5);
  });

  it('joins conditions with and and or from left to right (R028, Q08)', async () => {
    const filterParams = [
      { columnName: 'firstname', filterValue: 'asha' },
      { columnName: 'currentBedName', filterValue: 'B-2', filterOption: 11, joinCondition: 'or' },
      { columnName: 'admissionMode', filterValue: 'Dental', joinCondition: 'and' },
    ];
    const wanted = everyone.filter(
      (row) => (row.firstName === 'Asha' || row.bedName === 'B-2') && row.admissionMode === 'Dental',
    );
    expect(wanted.length).toBeGreaterThan(0);
    expect(await found({ filterParams })).toEqual(sorted(ids(wanted)));
  });

  it('refuses a column the list does not have (R030)', async () => {
    expect(await tenant.call(listAdmissions, filter('password', 'x'))).toMatchObject({ status: 400 });
  });
});

describe('order and pages', () => {
  const sort = (sortColumn: string, sortDirection: 'asc' | 'dsc') => ({ sortingModel: { sortColumn, sortDirection } });

  it('sorts by any column both ways, the number of the admission last (R320, R321)', async () => {
    const byNumber = await list(sort('patientIpId', 'asc'));
    expect(ids(byNumber.rows)).toEqual(sorted(ids(everyone)));
    for (const column of [
      'name',
      'consultant',
      'currentBedName',
      'associationName',
      'admissionDatetime',
      'age',
      'contactNo',
    ]) {
      const [up, down] = await Promise.all([list(sort(column, 'asc')), list(sort(column, 'dsc'))]);
      expect(sorted(ids(up.rows))).toEqual(sorted(ids(everyone)));
      const probe = probes.find((one) => one.column === column) ?? own('ageYears');
      const keys = (rows: Row[]) => rows.map((row) => String(probe.of(row) ?? '').toLowerCase());
      if (column !== 'admissionDatetime') expect(keys(up.rows)).toEqual(keys(down.rows).reverse());
    }
  });

  it('cuts pages that never overlap and counts them all (R322, R323, Q01)', async () => {
    const seen: number[] = [];
    for (const pageNumber of [1, 2, 3, 4]) {
      const page = await list({ pageNumber, pageSize: 15, ...sort('admissionMode', 'asc') });
      expect(page).toMatchObject({ totalCount: everyone.length, pageNumber });
      seen.push(...ids(page.rows));
    }
    expect(sorted(seen)).toEqual(sorted(ids(everyone)));
    expect(new Set(seen).size).toBe(everyone.length);
  });

  it('answers all for page 0 and for size 0 (R029, R317, Q01)', async () => {
    expect((await list({ pageNumber: 0, pageSize: 10 })).rows).toHaveLength(everyone.length);
    expect((await list({ pageNumber: 3, pageSize: 0 })).rows).toHaveLength(everyone.length);
    expect((await list({ pageNumber: 1, pageSize: 10 })).rows).toHaveLength(10);
  });

  it('needs the right to view (R332)', async () => {
    await parts.owner.query(`update role_permission set can_view = false where tenant_id = $1 and role_id = 31`, [
      tenant.tenantId,
    ]);
    expect((await tenant.call(listAdmissions, {}, { as: 'viewer' })).status).toBe(403);
  });
});
