// The list of referrals: by name, in pages, found by name or email.
import { addReferral, listReferrals } from '@charaka/contract/people/referral/referral';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
let tenant: TestTenant;

beforeAll(async () => {
  tenant = await makeTenant(parts);
  const add = (referralName: string, email: string, ipdPercentage: number) =>
    tenant.ask(addReferral, { referral: { referralName, email, ipdPercentage } });
  await add('Palash Eye Camp', 'palash@camp.example', 2.5);
  await add('Shiuli Nursing Home', 'shiuli@home.example', 10);
  await add('mogra Maternity Clinic', 'mogra@clinic.example', 7.5);
});

const names = (answer: { rows: { referralName: string }[] }) => answer.rows.map((row) => row.referralName);

describe('listing referrals', () => {
  it('answers pages by name under referralList, with the total (R262)', async () => {
    const answer = await tenant.call(listReferrals, { pageNumber: 1, pageSize: 2 });
    expect(names(answer.output)).toEqual(['mogra Maternity Clinic', 'Palash Eye Camp']);
    expect(answer.output.totalCount).toBe(3);
    expect(answer.wire.referralList).toHaveLength(2);
    expect(names(await tenant.ask(listReferrals, { pageNumber: 2, pageSize: 2 }))).toEqual(['Shiuli Nursing Home']);
  });

  it('filters by names joined with or (R262)', async () => {
    const named = (filterValue: string) => ({ columnName: 'referralName', filterValue, filterOption: 3 });
    const filterParams = [named('palash'), { ...named('home'), joinCondition: 'or' }];
    expect(names(await tenant.ask(listReferrals, { filterParams }))).toEqual([
      'Palash Eye Camp',
      'Shiuli Nursing Home',
    ]);
  });

  it('filters by an email that equals referralEmailId (R262)', async () => {
    const email = (filterValue: string) => [{ columnName: 'referralEmailId', filterValue, filterOption: 11 }];
    expect(names(await tenant.ask(listReferrals, { filterParams: email('Mogra@Clinic.example') }))).toEqual([
      'mogra Maternity Clinic',
    ]);
    expect(names(await tenant.ask(listReferrals, { filterParams: email('mogra@clinic') }))).toEqual([]);
  });

  it('sorts and filters by commission as typed, in percent', async () => {
    const sorted = { sortingModel: { sortColumn: 'ipdPercentage', sortDirection: 'dsc' as const } };
    const above = [{ columnName: 'ipdPercentage', filterValue: 2.5, filterOption: 7 }];
    expect(names(await tenant.ask(listReferrals, { ...sorted, filterParams: above }))).toEqual([
      'Shiuli Nursing Home',
      'mogra Maternity Clinic',
    ]);
  });
});
