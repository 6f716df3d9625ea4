// Filters and sorts of the columns of the inpatient list: the twelve operators against their reference, and the order.

import { wireName } from '@charaka/contract/kernel/shape';
import { admissionRow, listAdmissions } from '@charaka/contract/stay/admission/admission';
import { FILTER_OPERATORS, type FilterableValue, matches } from '@charaka/rules/list/filter-operator';
import { describe, expect, it } from 'vitest';
import { type InpatientRow, ids, sorted, useInpatientList } from '../../../test-support/patient/inpatient-list.ts';

const { scene, list, found } = useInpatientList();
const filter = (columnName: string, filterValue: string | number | boolean, filterOption?: number) => ({
  filterParams: [{ columnName, filterValue, ...(filterOption ? { filterOption } : {}) }],
});

interface Probe {
  column: string;
  values: (string | number | boolean)[];
  of: (row: InpatientRow) => FilterableValue;
  /** Text operators compare how a value is written, which for money and instants is the database's own business; of the parts of an age one is enough. */
  isComparedOnly?: boolean;
}

const own = (column: keyof InpatientRow & string, ...values: Probe['values']): Probe => ({
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
    of: (row) => (row.tpaAuthorized == null ? null : row.tpaAuthorized / 100),
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
          const wanted = scene.everyone.filter((row) => matches(operator.name, of(row), value));
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
    const wanted = scene.everyone.filter((row) => !row.isDischarged && row.firstName === 'Bina Rani');
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
    const wanted = scene.everyone.filter(
      (row) => (row.firstName === 'Asha' || row.bedName === 'B-2') && row.admissionMode === 'Dental',
    );
    expect(wanted.length).toBeGreaterThan(0);
    expect(await found({ filterParams })).toEqual(sorted(ids(wanted)));
  });

  it('refuses a column the list does not have (R030)', async () => {
    expect(await scene.tenant.call(listAdmissions, filter('password', 'x'))).toMatchObject({ status: 400 });
  });
});

describe('order', () => {
  const sort = (sortColumn: string, sortDirection: 'asc' | 'dsc') => ({ sortingModel: { sortColumn, sortDirection } });

  it('sorts by any column both ways, the number of the admission last (R320, R321)', async () => {
    const byNumber = await list(sort('patientIpId', 'asc'));
    expect(ids(byNumber.rows)).toEqual(sorted(ids(scene.everyone)));
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
      expect(sorted(ids(up.rows))).toEqual(sorted(ids(scene.everyone)));
      const probe = probes.find((one) => one.column === column) ?? own('ageYears');
      const keys = (rows: InpatientRow[]) => rows.map((row) => String(probe.of(row) ?? '').toLowerCase());
      if (column !== 'admissionDatetime') expect(keys(up.rows)).toEqual(keys(down.rows).reverse());
    }
  });
});
