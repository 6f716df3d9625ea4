// The upgrade of a filled 1.4.0: its own backup, with accounts made by its own calls, is brought to this version without loss.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listNotifications } from '@charaka/contract/foundation/message/message';
import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { listDues, sumDues } from '@charaka/contract/money/bill/bill-due';
import { fillTemplate } from '@charaka/rules/message/sentence';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEmptyDatabase } from '../../test-support/server/empty-database.ts';
import before from '../../test-support/server/release-1.4.0.json' with { type: 'json' };
import { testSettings } from '../../test-support/server/test-app.ts';
import { openSessions, TestTenant } from '../../test-support/server/test-tenant.ts';
import { buildApp } from '../composition/app.ts';
import { openOwner } from '../kernel/database.ts';
import { loadSecrets } from '../kernel/secrets.ts';
import { verifyBooks } from '../money/finance/verify-books.ts';
import { quoted } from './backup-format.ts';
import { restoreBackup } from './restore-backup.ts';

/** One upgrade for all tests; the test that writes is the last. */
let tenant: TestTenant;
let close: () => Promise<void>;
const archive = join(import.meta.dirname, '../../test-support/server/release-1.4.0.backup');

type Account = keyof typeof before.accounts;
const names = Object.keys(before.accounts) as Account[];

/** The tenant of 1.4.0 on a server of this version. */
async function updated(): Promise<TestTenant> {
  const { address, drop } = await makeEmptyDatabase();
  const owner = await openOwner(address);
  await restoreBackup(owner, { path: archive });
  const secrets = await loadSecrets(owner);
  const app = await buildApp({ address, secrets, settings: testSettings(), isCheckingAnswers: true });
  await app.ready();
  close = async () => {
    await app.close();
    await owner.end();
    await drop();
  };
  const tenant = new TestTenant({ app, owner, address, secrets }, 1, 'tenant1');
  await owner.query(`select set_config('app.tenant_id', '1', false)`);
  await openSessions(tenant);
  return tenant;
}

beforeAll(async () => {
  tenant = await updated();
}, 120_000);
afterAll(() => close());

const billOf = (name: Account) => tenant.ask(getBill, { admissionId: before.accounts[name].admissionId });

describe('a hospital that worked with 1.4.0', () => {
  it('has every row it had, and books that add up (Q217, Q218, Q219)', async () => {
    const { owner } = tenant.parts;
    const filled = Object.entries(before.rowCounts).filter(([, count]) => count > 0);
    for (const [table, count] of filled) {
      // The moves of batches have become moves of lots.
      const name = table === 'pharmacy_stock_move' ? 'stock_move' : table;
      const { rows } = await owner.query<{ count: number }>(`select count(*)::int as count from ${quoted(name)}`);
      // The series of patients has become a sequence (docs/decisions/0080).
      const gone = table === 'number_series' ? 1 : 0;
      expect(rows[0]?.count, table).toBeGreaterThanOrEqual(count - gone);
    }
    expect((await verifyBooks(owner, 1)).difference).toBeNull();
    const { rows: ledger } = await owner.query<{ glid: number; paise: number }>(
      'select glid, sum(amount_paise)::bigint as paise from voucher_entry where tenant_id = 1 group by 1',
    );
    const known: Record<string, number> = before.ledger;
    const moved = ledger
      .map(({ glid, paise }) => [glid, paise - (known[glid] ?? 0)])
      .filter(([, change]) => change !== 0);
    expect(Object.fromEntries(moved)).toEqual({
      // Medicine paid in cash and returned is owed to the patients (Q218).
      4: 240_000,
      5: -240_000,
      // Two services of Rs 118 include their tax; it is no longer added on top (Q217).
      3: -4_248,
      22: 648,
      40: 3_600,
      // The stock of the batches enters at its estimated cost (PH097).
      300: 3_928_000,
      117: -3_928_000,
    });
  });

  it('keeps every final bill as it was made, and every due (Q217)', async () => {
    for (const name of names) {
      const { finalBill } = before.accounts[name];
      if (finalBill) expect((await billOf(name)).finalBill, name).toMatchObject(finalBill);
    }
    expect((await tenant.ask(sumDues, {})).ages).toEqual(before.dueAges);
    const { rows } = await tenant.ask(listDues, { pageNumber: 1, pageSize: 0 });
    expect(rows).toMatchObject([{ admissionId: before.accounts.dueLeft.admissionId, due: 65_000 }]);
  });

  it('owes and is owed on open accounts what it was, but for what was wrong (Q217, Q218, Q219)', async () => {
    const open = names.filter((name) => before.accounts[name].finalBill === null);
    const changed: Partial<Record<Account, object>> = {};
    for (const name of open) {
      const { figures } = await billOf(name);
      const { netPayable, refundable } = before.accounts[name];
      const now = { netPayable: figures.netPayable, refundable: figures.refundable };
      if (now.netPayable !== netPayable || now.refundable !== refundable) changed[name] = now;
    }
    expect(changed).toEqual({
      // The memo paid in cash and returned comes back to the patient; the payer owes what it authorised (audit F1).
      payerCreditOpen: { netPayable: -180_000, refundable: 180_000 },
      // The pool counts where one rupee came by UPI (audit F2).
      poolByUpi: { netPayable: -50_000, refundable: 50_000 },
      // The price holds its tax.
      inclusiveOpen: { netPayable: 679_900, refundable: 0 },
    });
    const { admissionId } = before.accounts.payerCreditOpen;
    const { figures } = await tenant.ask(getBill, { admissionId });
    expect(figures).toMatchObject({ net: 1_000_000, authorized: 1_000_000 });
  });

  it('reads the hints of the update in the language of each user (R010)', async () => {
    const { rows } = await tenant.ask(listNotifications, { pageNumber: 1, pageSize: 0 }, { as: 'admin' });
    const hints = rows.filter(({ title }) => /lack the new rights|delegated end on|switch on the wall/.test(title));
    expect(hints.length).toBeGreaterThan(0);
    for (const { title, titleCode, titleParams } of hints) {
      const [area = '', name = ''] = (titleCode ?? '').split('.');
      const file = join(import.meta.dirname, `../../../web/public/sentences/en/${area}.json`);
      const template = JSON.parse(await readFile(file, 'utf8'))[name];
      expect(fillTemplate(template, titleParams as Readonly<Record<string, string>>)).toBe(title);
    }
  });

  it('keeps its roles and their rights, with the deeds these opened (Q224)', async () => {
    const { rows } = await tenant.parts.owner.query<{ role_id: number; menu_path: string }>(
      `select role_id, menu_path, can_view, can_add, can_edit, can_delete from role_permission
        where tenant_id = 1 and role_id in (32, 100) order by role_id, menu_path`,
    );
    const ofOwn = rows.filter(({ role_id }) => role_id === 100).map(({ menu_path }) => menu_path);
    const opened = ['charge', 'discount', 'receive-money', 'final-bill', 'approval'];
    expect(ofOwn).toEqual(expect.arrayContaining(['ipd/ipd_registration', 'bill/dues', ...opened]));
    const { rows: hospital } = await tenant.parts.owner.query(
      'select discount_limit_basis_points from hospital where tenant_id = 1 order by hospital_id',
    );
    expect(hospital).toEqual([{ discount_limit_basis_points: 1_000 }, { discount_limit_basis_points: 1_000 }]);
    const { rows: delegators } = await tenant.parts.owner.query(
      'select staff_id, approver_id, limit_paise from authorities_on(1, current_date) where delegation_id is not null',
    );
    expect(delegators).toEqual([{ staff_id: 3, approver_id: 2, limit_paise: null }]);
  });

  it('goes on: a patient of 1.4.0 is billed with the next number (Q145)', async () => {
    const { admissionId } = before.accounts.billedTwice;
    const { finalBill } = await tenant.ask(addBill, { bill: { admissionId, netPayable: 0 } }, { as: 'admin' });
    expect(finalBill.orderNo).toBe(1 + Math.max(...names.map((name) => before.accounts[name].finalBill?.orderNo ?? 0)));
    expect((await verifyBooks(tenant.parts.owner, 1)).difference).toBeNull();
  });
});
