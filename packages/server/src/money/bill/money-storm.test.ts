// A storm over twenty admissions: payments, charges, bills, payers, tills and cancellations at once, sent twice and cut off; the books stay whole.

import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { cancelBill } from '@charaka/contract/money/bill/bill-cancel';
import { receiveDue, writeOffDue } from '@charaka/contract/money/bill/bill-due';
import { addCharges, deleteCharge, updateCharge } from '@charaka/contract/money/charge/charge';
import { closeDay, getDayClosing, listCollections, reopenDayClosing } from '@charaka/contract/money/finance/finance';
import { addPayment, updatePayment } from '@charaka/contract/money/payment/payment';
import { addPayerReceipt, cancelPayerReceipt } from '@charaka/contract/money/tpa/receipt';
import { transferTpa, undoTpaTransfer } from '@charaka/contract/money/tpa/transfer';
import { cancelAdmission } from '@charaka/contract/stay/admission/admission';
import { addSale } from '@charaka/contract/supply/pharmacy/sale';
import { beforeAll, describe, expect, it } from 'vitest';
import { leftOf } from '../../../test-support/record/pharmacy-shelf.ts';
import { makeApprover } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';
import { isDone, RestlessCaller } from '../../../test-support/storm/restless-caller.ts';
import { doDeed } from '../../../test-support/storm/storm-deeds.ts';
import { BATCH, drawDeeds, type StormScene, setStormScene } from '../../../test-support/storm/storm-scene.ts';
import { verifyBooks } from '../finance/verify-books.ts';

const parts = useTestApp();
const DEEDS = 200;
const SEED = 20_261_121;
/** The calls of the storm that carry a key. */
const moneyCalls = [
  addPayment,
  updatePayment,
  addCharges,
  updateCharge,
  deleteCharge,
  addBill,
  cancelBill,
  receiveDue,
  writeOffDue,
  addSale,
  transferTpa,
  undoTpaTransfer,
  addPayerReceipt,
  cancelPayerReceipt,
  closeDay,
  reopenDayClosing,
];
let scene: StormScene;
let caller: RestlessCaller;

beforeAll(async () => {
  const tenant = await makeTenant(parts);
  await makeApprover(tenant);
  // Another approver writes off the dues of bills that the clerk makes (Q268).
  await parts.owner.query('update staff set is_approver = true where tenant_id = $1 and staff_id = 2', [
    tenant.tenantId,
  ]);
  await parts.owner.query('update app_user set staff_id = 2 where tenant_id = $1 and user_id = 1', [tenant.tenantId]);
  scene = await setStormScene(tenant);
  await parts.app.listen({ port: 0, host: '127.0.0.1' });
  caller = new RestlessCaller(tenant);
  const deeds = drawDeeds(DEEDS, SEED);
  await Promise.all(deeds.map((deed, index) => doDeed(scene, caller, deed, `storm-${index}`)));
}, 300_000);

/** The keys of the calls of an endpoint that were done, in order. */
const doneKeys = ({ path }: Endpoint) =>
  caller.sent.filter((call) => call.path === path && isDone(call)).map(({ key }) => key);

/** One column of the tenant's rows. */
async function column(query: string): Promise<unknown[]> {
  const { rows } = await parts.owner.query<{ value: unknown }>(query, [scene.tenant.tenantId]);
  return rows.map(({ value }) => value);
}
const same = (values: readonly unknown[]) => values.toSorted((one, other) => (String(one) < String(other) ? -1 : 1));

describe('two hundred deeds on twenty admissions at once, doubled and cut off', () => {
  it('are each answered, by done or by a sentence of the house, never by a fault or a deadlock (Q145)', () => {
    const replies = caller.sent.flatMap((call) => call.replies);
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
    expect(replies.filter(({ message }) => message.startsWith('Another user changed this at'))).toEqual([]);
    expect(caller.sent.every((call) => call.replies.length > 0)).toBe(true);
    for (const endpoint of moneyCalls) expect(`${endpoint.path} ${doneKeys(endpoint).length}`).not.toMatch(/ 0$/);
  });

  it('answer every sending of one key alike once it is done', () => {
    for (const { replies } of caller.sent.filter(isDone)) {
      const done = new Set(replies.filter(({ isFailure }) => !isFailure).map(({ text }) => text));
      expect(done.size).toBe(1);
    }
  });

  it('leave one paper for each key that was done and none for any other (R476, R437, Q144)', async () => {
    const keptKeys = `select key as value from idempotency_key where tenant_id = $1 and key like 'storm-%'`;
    const done = caller.sent.filter((call) => isDone(call) && call.path !== cancelAdmission.path);
    expect(same(await column(keptKeys))).toEqual(same(done.map(({ key }) => key)));
    const notes = `select note as value from payment where tenant_id = $1 and note like 'storm-%'`;
    expect(same(await column(notes))).toEqual(same([addPayment, receiveDue].flatMap(doneKeys)));
    const remarks = `select remark as value from service_charge where tenant_id = $1 and remark like 'storm-%'`;
    expect(same(await column(remarks))).toEqual(same(doneKeys(addCharges).flatMap((key) => [key, key])));
    const memos = `select remarks as value from pharmacy_sale where tenant_id = $1`;
    expect(same(await column(memos))).toEqual(same(doneKeys(addSale)));
    expect(await column('select bill_id as value from bill where tenant_id = $1')).toHaveLength(
      doneKeys(addBill).length,
    );
    const cancelled = 'select cancel_reason as value from bill where tenant_id = $1 and not is_active';
    expect(same(await column(cancelled))).toEqual(same(doneKeys(cancelBill)));
    const transfers = (which: string) =>
      column(`select undone_at as value from tpa_transfer where tenant_id = $1${which}`);
    expect(await transfers('')).toHaveLength(doneKeys(transferTpa).length);
    expect(await transfers(' and undone_at is not null')).toHaveLength(doneKeys(undoTpaTransfer).length);
    expect(same(await column('select note as value from payer_receipt where tenant_id = $1'))).toEqual(
      same(doneKeys(addPayerReceipt)),
    );
    const takenBack = 'select cancel_reason as value from payer_receipt where tenant_id = $1 and not is_active';
    expect(same(await column(takenBack))).toEqual(same(doneKeys(cancelPayerReceipt)));
    const closings = 'select reason as value from day_closing where tenant_id = $1';
    expect(same(await column(closings))).toEqual(same(doneKeys(closeDay)));
    const reopened = 'select reopen_reason as value from day_closing where tenant_id = $1 and reopened_at is not null';
    expect(same(await column(reopened))).toEqual(same(doneKeys(reopenDayClosing)));
  });

  it('leave the books whole: bills, dues, ledger, numbers and stock (R482, R502, R513)', async () => {
    const { tenant, batchIds } = scene;
    expect(await verifyBooks(parts.owner, tenant.tenantId)).toMatchObject({ admissionCount: 20, difference: null });
    const left = BATCH.quantity - doneKeys(addSale).length;
    for (const batchId of batchIds) expect(await leftOf(tenant, batchId)).toEqual({ quantity: left, moved: left });
  });

  it('leave every closing that stands the sum of its papers, one opened again empty, and no gap in numbers (Q145)', async () => {
    const { tenant } = scene;
    const [{ value: day } = { value: '' }] = (
      await parts.owner.query<{ value: string }>(
        'select closed_on::text as value from day_closing where tenant_id = $1 limit 1',
        [tenant.tenantId],
      )
    ).rows;
    const { closings } = await tenant.ask(listCollections, { day }, { as: 'admin' });
    expect(closings).toHaveLength(doneKeys(closeDay).length);
    for (const { dayClosingId, reopenedAt } of closings) {
      const { closing, received, refunded, papers } = await tenant.ask(
        getDayClosing,
        { dayClosingId },
        { as: 'admin' },
      );
      if (reopenedAt) expect(papers).toEqual([]);
      else expect(closing.expectedCash).toBe(received.cash - refunded.cash);
    }
    const gaps = (table: string, number: string) =>
      column(
        `select count(*) - max(${number}) as value from ${table} where tenant_id = $1 group by hospital_id, fin_year`,
      );
    expect(
      [...(await gaps('payer_receipt', 'receipt_no')), ...(await gaps('day_closing', 'closing_no'))].map(Number),
    ).toEqual([0, 0]);
  });

  it('leave nobody with more than they paid, and nothing with an admission that was cancelled (R482, Q39)', async () => {
    const kept =
      await column(`select a.is_cancelled || ' ' || sign(coalesce(sum(case payment_type when 'Receive' then amount_paise
        else -amount_paise end), 0)) as value
      from admission a left join payment p on p.tenant_id = a.tenant_id and p.admission_id = a.admission_id and p.is_active
      where a.tenant_id = $1 group by a.admission_id, a.is_cancelled`);
    expect(kept).toContain('true 0');
    expect(kept.filter((each) => !['false 0', 'false 1', 'true 0'].includes(String(each)))).toEqual([]);
  });

  it('leave no connection behind: nothing waits or stays open, and the next calls are answered', async () => {
    const { tenant, admissions } = scene;
    const bills = admissions.map(({ admissionId }) => tenant.call(getBill, { admissionId }));
    expect((await Promise.all(bills)).filter(({ status }) => status !== 200)).toEqual([]);
    // The commit of a transaction that only read leaves a moment after its answer.
    const left = async () => {
      const { rows } = await parts.owner.query(
        `select query from pg_stat_activity
         where datname = current_database() and (state like 'idle in transaction%' or wait_event_type = 'Lock')`,
      );
      return rows;
    };
    await expect.poll(left, { timeout: 5_000 }).toEqual([]);
  });
});
