// The marks of papers: the facts that a holder of a paper may read, marks that cannot be forged, and the count of copies.
import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { cancelBill } from '@charaka/contract/money/bill/bill-cancel';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { getPaperProof, notePrint, verifyPaper } from '@charaka/contract/money/payment/paper-proof';
import { describe, expect, it } from 'vitest';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp({ loginTriesPerMinute: 60 });

/** A final bill of 1,500 with the receipt that paid it. */
async function makeCase() {
  const tenant = await makeTenant(parts);
  const admissionId = await admitInScene(tenant, { isDischargeInitiated: true });
  await tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 1, appliedCharge: 1500, quantity: 1 }] });
  const { figures } = await tenant.ask(getBill, { admissionId, isFinalPreview: true });
  const netPayable = figures.netPayable / 100;
  const { finalBill } = await tenant.ask(addBill, { bill: { admissionId, netPayable, cash: netPayable } });
  const bill = { admissionId, kind: 'bill', paperNumber: `1-${finalBill.orderNo}/${finalBill.finYear}` } as const;
  const mark = await tenant.ask(getPaperProof, { paper: bill });
  const { kind, paperNumber } = bill;
  const { paperDate, amount, signature } = mark;
  return {
    tenant,
    bill,
    billId: finalBill.billId,
    told: { kind, paperNumber, paperDate, amount: amount / 100, signature },
  };
}

let asked = 0;
const freshAddress = () => {
  asked += 1;
  return `10.9.${asked}.1`;
};

/** Sends the request of a stranger with a phone; each from an address of their own unless one is given. */
async function verify(tenant: TestTenant, paper: object, address = freshAddress()) {
  const reply = await parts.app.inject({
    method: 'POST',
    url: `/api/${tenant.name}${verifyPaper.path}`,
    headers: { 'content-type': 'application/json' },
    remoteAddress: address,
    payload: JSON.stringify({ paper }),
  });
  return { status: reply.statusCode, body: reply.json() as Record<string, unknown> };
}

const isGenuine = async (tenant: TestTenant, paper: object) => (await verify(tenant, paper)).body.isGenuine;

describe('the mark of a paper', () => {
  it('says that bill and receipt are genuine, and nothing else: no name, no number of the patient (Q239)', async () => {
    const { tenant, bill, told } = await makeCase();
    const { body } = await verify(tenant, told);
    expect(body.isGenuine).toBe(true);
    expect(Object.keys(body).filter((key) => !key.startsWith('_'))).toEqual(['isGenuine']);
    const receipt = { ...bill, kind: 'receipt', paperNumber: bill.paperNumber } as const;
    const { amount, paperDate, signature } = await tenant.ask(getPaperProof, { paper: receipt });
    expect(amount).toBe(150_000);
    const { kind, paperNumber } = receipt;
    expect((await verify(tenant, { kind, paperNumber, paperDate, amount: 1500, signature })).body.isGenuine).toBe(true);
  });

  it('knows no paper that reads otherwise, has another mark, or is of another tenant (Q239)', async () => {
    const { tenant, told } = await makeCase();
    const { tenant: other, told: theirs } = await makeCase();
    const flipped = (told.signature.startsWith('A') ? 'B' : 'A') + told.signature.slice(1);
    const forged: object[] = [
      { ...told, amount: 1501 },
      { ...told, paperDate: '2020-01-01' },
      { ...told, paperNumber: told.paperNumber.replace('-1/', '-2/') },
      { ...told, kind: 'receipt' },
      { ...told, signature: flipped },
      { ...told, signature: '' },
      { ...told, signature: theirs.signature },
      { ...told, paperNumber: "1-1' or true/2026-2027" },
    ];
    for (const paper of forged) expect([paper, await isGenuine(tenant, paper)]).toEqual([paper, false]);
    // A paper that both tenants have alike, down to number and amount, is signed for one of them.
    expect(await isGenuine(other, told)).toBe(false);
    expect(await isGenuine(tenant, told)).toBe(true);
  });

  it('is worth nothing once the bill is cancelled (Q239)', async () => {
    const { tenant, bill, billId, told } = await makeCase();
    const { admissionId } = bill;
    await tenant.ask(cancelBill, { bill: { admissionId, billId, reason: 'Wrong' } }, { as: 'admin' });
    expect(await isGenuine(tenant, told)).toBe(false);
    expect((await tenant.call(getPaperProof, { paper: bill })).isFailure).toBe(true);
  });

  it('cannot be guessed at speed: every try of an address counts (Q239)', async () => {
    const { tenant, told } = await makeCase();
    const statuses = [];
    for (let index = 0; index < 61; index += 1) statuses.push((await verify(tenant, told, '10.8.1.1')).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  });

  it('is made for papers of the admission that is named, in the hospital of the call (Q239)', async () => {
    const { tenant, bill } = await makeCase();
    const admissionId = await admitInScene(tenant);
    for (const paper of [
      { ...bill, admissionId },
      { ...bill, paperNumber: bill.paperNumber.replace('1-', '2-') },
    ]) {
      expect((await tenant.call(getPaperProof, { paper })).isFailure).toBe(true);
      expect((await tenant.call(notePrint, { paper })).isFailure).toBe(true);
    }
  });
});

describe('the count of copies', () => {
  it('knows the original from each duplicate, of two who print at once too, and who printed stands in the audit (Q239)', async () => {
    const { tenant, bill } = await makeCase();
    expect(await tenant.ask(getPaperProof, { paper: bill })).toMatchObject({ copies: 0 });
    const counted = await Promise.all([1, 2, 3].map(() => tenant.ask(notePrint, { paper: bill })));
    expect(counted.map(({ copies }) => copies).toSorted()).toEqual([1, 2, 3]);
    expect(await tenant.ask(getPaperProof, { paper: bill })).toMatchObject({ copies: 3 });
    const { rows } = await parts.owner.query(
      "select 1 from audit_log where tenant_id = $1 and table_name = 'paper_print'",
      [tenant.tenantId],
    );
    expect(rows).toHaveLength(3);
  });
});
