// The law of the server's bills: on random admissions every figure is what the rules make of the lines and payments on the wire.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { cancelBill } from '@charaka/contract/money/bill/bill-cancel';
import { receiveDue, writeOffDue } from '@charaka/contract/money/bill/bill-due';
import { type Bill, computeBill } from '@charaka/rules/money/bill';
import { paiseToRupees } from '@charaka/rules/money/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BillOnWire, expectAlike, inputFromWire } from '../../../test-support/money/bill-on-wire.ts';
import { anyBill, makeAccount, type RandomBill } from '../../../test-support/money/random-bill.ts';
import { refundInput } from '../../../test-support/money/refund-input.ts';
import { makeApprover } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { verifyBooks } from '../finance/verify-books.ts';

const parts = useTestApp();
const BILLS = 150;

function settledHow({ paidShare }: RandomBill, { netPayablePaise }: Bill) {
  const payable = Math.max(0, netPayablePaise);
  if (paidShare === 100 || payable === 0) return { cash: payable / 100 };
  return { cash: Math.floor((payable * paidShare) / 100) / 100, isSettledWithoutPay: true, dueReason: 'Law' };
}

/** Continues after a final bill: its due is paid or written off, or the bill is cancelled and made again. */
async function liveOn(
  tenant: TestTenant,
  admissionId: number,
  { finalBill, random, bill }: { finalBill: OutputOf<typeof addBill>['finalBill']; random: RandomBill; bill: Bill },
): Promise<void> {
  const ofBill = { admissionId, billId: finalBill.billId };
  const later = Math.floor((finalBill.due * random.paidLaterShare) / 100);
  if (later > 0) await tenant.ask(receiveDue, { payment: { ...ofBill, amount: later / 100 } });
  await parts.owner.query('update bill set created_by = 3 where tenant_id = $1', [tenant.tenantId]);
  const rest = finalBill.due - later;
  if (rest > 0 && random.isGivenUp)
    await tenant.ask(writeOffDue, { writeOff: { ...ofBill, amount: rest / 100, reason: 'Law' } });
  const beside = Math.floor((finalBill.nonHospitalDue * random.paidLaterShare) / 100);
  const ofPool = { ...ofBill, isNonHospital: true };
  if (beside > 0) await tenant.ask(receiveDue, { payment: { ...ofPool, amount: beside / 100 } });
  if (finalBill.nonHospitalDue > beside && random.isGivenUp)
    await tenant.ask(writeOffDue, {
      writeOff: { ...ofPool, amount: (finalBill.nonHospitalDue - beside) / 100, reason: 'Law' },
    });
  if (!random.isCancelled) return;
  await tenant.ask(cancelBill, { bill: { ...ofBill, reason: 'Law' } }, { as: 'admin' });
  const again = (await tenant.ask(getBill, { admissionId, isFinalPreview: true })).figures;
  expect([again.totalCharge, again.medicineCharge]).toEqual([bill.totalChargePaise, bill.medicinePaise]);
}

describe('any bill of the server', () => {
  it('is what the rules make of the rows on the wire, and a final bill keeps it (R446, R500, R503, R513, R520, R521, R522, R523, Q144)', async () => {
    const tenant = await makeTenant(parts);
    await makeApprover(tenant);
    await parts.owner.query('update hospital set is_non_hospital_charge = true where tenant_id = $1', [
      tenant.tenantId,
    ]);
    const bills = fc.sample(anyBill, { numRuns: BILLS, seed: 20_261_121 });
    let finalBills = 0;
    for (const random of bills) {
      const admissionId = await makeAccount(tenant, random);
      // Without figures about tables that were empty a moment ago PostgreSQL would read them whole for every bill.
      if (bills.indexOf(random) === 30) await parts.owner.query('analyze');
      const { discountPercent, otherCharge, isFinalPreview } = random;
      const asked = { admissionId, discountPercent, otherCharge, isFinalPreview };
      const provisional = await tenant.call(getBill, asked);
      expect(provisional.message).toBe('');
      const wire = provisional.wire as unknown as BillOnWire;
      const input = inputFromWire(wire, random);
      expectAlike(wire, input);
      if (!isFinalPreview) continue;
      finalBills += 1;
      const bill = computeBill(input);
      const kept = random.isGivenUp ? Math.min(bill.refundablePaise, bill.nonHospitalDuePaise) : 0;
      const generated = await tenant.call(addBill, {
        bill: {
          admissionId,
          discountPercent,
          discountReason: 'Law',
          otherCharge,
          netPayable: paiseToRupees(bill.netPayablePaise),
          ...settledHow(random, bill),
          keepsNonHospitalDue: kept > 0,
          ...refundInput(provisional.output, kept / 100),
        },
      });
      expect(generated.message).toMatch(/^Ipd Bill generated/);
      expect(generated.output.finalBill.orderNo).toBe(finalBills);
      const saved = await tenant.call(getBill, { admissionId });
      expectAlike(saved.wire as unknown as BillOnWire, {
        ...input,
        discount: { kind: 'amount', paise: bill.discountPaise },
      });
      await liveOn(tenant, admissionId, { bill, random, finalBill: generated.output.finalBill });
    }
    expect(finalBills).toBeGreaterThan(50);
    expect((await verifyBooks(parts.owner, tenant.tenantId)).difference).toBeNull();
  }, 120_000);
});
