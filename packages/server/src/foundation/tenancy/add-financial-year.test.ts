// Financial years: no day in two of them, used ones keep their days, that of today stays open.
import {
  addFinancialYear,
  deleteFinancialYear,
  updateFinancialYear,
} from '@charaka/contract/foundation/tenancy/hospital';
import { listFinancialYears } from '@charaka/contract/foundation/tenancy/tenancy';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const year = (finYear: string, yearFrom: string, yearTo: string, isActive = true) => ({
  financialYear: { finYear, yearFrom, yearTo, isActive },
});

/** Gives a number in a year, as a receipt does. */
async function useYear(tenant: TestTenant, finYear: string): Promise<void> {
  await parts.owner.query(`insert into number_series values ($1, 'receipt', 1, $2, 1)`, [tenant.tenantId, finYear]);
}

describe('financial years', () => {
  it('are added, never two of one name or of the same days (R081)', async () => {
    const tenant = await makeTenant(parts);
    const add = (...fields: Parameters<typeof year>) => tenant.call(addFinancialYear, year(...fields));
    expect((await add('2036-2037', '2036-04-01', '2037-03-31')).output.financialYear).toEqual({
      finYear: '2036-2037',
      yearFrom: '2036-04-01',
      yearTo: '2037-03-31',
      isActive: true,
      isUsed: false,
    });
    expect((await add('2036-2037', '2040-04-01', '2041-03-31')).message).toBe(
      'The financial year 2036-2037 already exists',
    );
    const clash = 'These days overlap with another active financial year';
    expect((await add('other', '2037-03-31', '2038-03-30')).message).toBe(clash);
    expect((await add('other', '2037-03-31', '2038-03-30', false)).isFailure).toBe(false);
    const opened = await tenant.call(updateFinancialYear, year('other', '2037-03-31', '2038-03-30'));
    expect(opened.message).toBe(clash);
    expect((await add('odd', '2050-04-01', '2050-04-01')).message).toBe('The last day must be after the first day');
  });

  it('keep their days and are not deleted once receipts are numbered in them, but may be closed (R081, Q87)', async () => {
    const tenant = await makeTenant(parts);
    await useYear(tenant, '2022-2023');
    const moved = await tenant.call(updateFinancialYear, year('2022-2023', '2022-04-01', '2023-03-30'));
    expect(moved.message).toContain('its days can no longer be changed');
    const drop = (finYear: string) => tenant.call(deleteFinancialYear, { financialYear: { finYear } });
    expect((await drop('2022-2023')).message).toContain('It can be closed, but not deleted');
    await tenant.ask(updateFinancialYear, year('2022-2023', '2022-04-01', '2023-03-31', false));
    expect((await drop('2021-2022')).isFailure).toBe(false);
    const { rows } = await tenant.ask(listFinancialYears, {});
    const known = new Map(rows.map((row) => [row.finYear, row]));
    expect(known.get('2022-2023')).toMatchObject({ isActive: false, isUsed: true });
    expect(known.get('2021-2022')).toMatchObject({ isActive: false, isUsed: false });
    expect(known.get('2023-2024')).toMatchObject({ isActive: true });
  });

  it('stay open while today lies in them: receipts need one (R081)', async () => {
    const tenant = await makeTenant(parts);
    const { rows } = await tenant.ask(listFinancialYears, {});
    const { finYear, yearFrom, yearTo } = rows[0] as (typeof rows)[number];
    const closed = await tenant.call(updateFinancialYear, year(finYear, yearFrom, yearTo, false));
    expect(closed.message).toContain('Today is in this financial year');
    const dropped = await tenant.call(deleteFinancialYear, { financialYear: { finYear } });
    expect(dropped.message).toContain('Today is in this financial year');
  });
});
