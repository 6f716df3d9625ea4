// The accounts of the ledger: the product's own, the hospital's, banks, balances and entries.
import { addCharges } from '@charaka/contract/money/charge/charge';
import {
  addGlMaster,
  deleteGlMaster,
  getGlMaster,
  listGlMasters,
  listLedger,
  listPlBs,
  updateGlMaster,
} from '@charaka/contract/money/finance/ledger';
import { addPayment } from '@charaka/contract/money/payment/payment';
import { account } from '@charaka/rules/money/ledger';
import { describe, expect, it } from 'vitest';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

async function paidCase(tenant: TestTenant): Promise<number> {
  const admissionId = await admitInScene(tenant);
  await tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 2, appliedCharge: 1000, quantity: 1 }] });
  const payment = { admissionId, paidAt: new Date().toISOString(), paymentType: 'Receive' as const, amount: 400 };
  await tenant.ask(addPayment, { payment: { ...payment, upi: 150, upiReference: '1234' } });
  return admissionId;
}

describe('accounts of the ledger', () => {
  it('are there with the tenant, each on its side, with what stands on it', async () => {
    const tenant = await makeTenant(parts);
    await paidCase(tenant);
    expect((await tenant.ask(listPlBs, {})).plBsList.map((side) => side.description)).toEqual([
      'Assets',
      'Liabilities',
      'Income',
      'Expenses',
    ]);
    const { rows } = await tenant.ask(listGlMasters, { companyCode: 'C0001' });
    const standing = Object.fromEntries(
      rows.filter((row) => row.balance !== 0).map((row) => [row.glid, row.balance / 100]),
    );
    expect(standing).toEqual({
      [account.cashAndBank]: 400,
      [account.unbilledCharges]: 1050,
      [account.patientAdvances]: -400,
      [account.undocumentedGst]: -50,
      [account.chargeIncome]: -1000,
    });
    const before = await tenant.ask(listGlMasters, { onDay: '2000-01-01' });
    expect(before.rows.every((row) => row.balance === 0)).toBe(true);
  });

  it('of cash and bank is the one read without a number; its further sub-ledgers are banks (R288, R289, Q141)', async () => {
    const tenant = await makeTenant(parts);
    const { glMaster } = await tenant.ask(getGlMaster, { companyCode: 'C0001' });
    expect(glMaster.subLedgers.map(({ slid, slName }) => [slid, slName])).toEqual([
      [1, 'Cash'],
      [2, 'Card'],
      [3, 'UPI'],
      [4, 'NEFT'],
    ]);
    const bank = { slName: 'State Bank, main branch' };
    const changed = await tenant.ask(updateGlMaster, {
      glMaster: { ...glMaster, openingBalance: 0, subLedgers: [bank] },
    });
    expect(changed.glMaster.subLedgers.at(-1)).toMatchObject(bank);
    expect(changed.glMaster.subLedgers.at(-1)?.slid).toBeGreaterThan(4);
    const again = await tenant.call(updateGlMaster, {
      glMaster: { ...glMaster, openingBalance: 0, subLedgers: [bank] },
    });
    expect(again.message).toBe("'State Bank, main branch' already exists");
  });

  it('may be added, renamed and closed while nothing stands on them; the product’s own stay', async () => {
    const tenant = await makeTenant(parts);
    const added = await tenant.ask(addGlMaster, {
      glMaster: { glName: 'Furniture', plBsId: 1, openingBalance: 5000, narration: 'From the old books' },
    });
    const { glid } = added.glMaster;
    expect((await tenant.call(addGlMaster, { glMaster: { glName: 'furniture', plBsId: 1 } })).message).toBe(
      "'furniture' already exists",
    );
    expect((await tenant.call(deleteGlMaster, { glMaster: { glid } })).message).toBe(
      "'Furniture' has a balance of 5000.00, so it stays in use",
    );
    await tenant.ask(updateGlMaster, { glMaster: { glid, glName: 'Furniture', plBsId: 1 } });
    expect((await tenant.call(deleteGlMaster, { glMaster: { glid } })).message).toBe('Account deactivated');
    expect((await tenant.call(deleteGlMaster, { glMaster: { glid: account.undocumentedGst } })).message).toBe(
      "The system writes to 'GST not documented yet', so it stays in use",
    );
    const own = await tenant.ask(updateGlMaster, {
      glMaster: { glid: account.undocumentedGst, glName: 'GST', plBsId: 4 },
    });
    expect(own.glMaster).toMatchObject({ glName: 'GST', plBsId: 2, isSystem: true });
    const noSubs = { glid, glName: 'Furniture', plBsId: 1, subLedgers: [{ slName: 'Chairs' }] };
    expect((await tenant.call(updateGlMaster, { glMaster: noSubs })).message).toBe('This account has no sub-ledgers');
  });

  it('show their entries with voucher, record and admission (R287)', async () => {
    const tenant = await makeTenant(parts);
    const admissionId = await paidCase(tenant);
    const { rows } = await tenant.ask(listLedger, { glid: account.cashAndBank });
    expect(rows).toMatchObject([
      { voucherType: 'R', sourceTable: 'payment', admissionId, subLedgerName: 'Cash', debit: 25_000, credit: 0 },
      { voucherType: 'R', sourceTable: 'payment', admissionId, subLedgerName: 'UPI', debit: 15_000, credit: 0 },
    ]);
    const income = await tenant.ask(listLedger, { glid: account.chargeIncome });
    expect(income.rows).toMatchObject([{ voucherType: 'S', sourceTable: 'service_charge', credit: 100_000 }]);
    expect((await tenant.ask(listLedger, { glid: account.cashAndBank, toDate: '2000-01-01' })).totalCount).toBe(0);
    expect((await tenant.ask(listLedger, { glid: account.cashAndBank }, { as: 'admin', hospitalId: 2 })).rows).toEqual(
      [],
    );
  });
});
