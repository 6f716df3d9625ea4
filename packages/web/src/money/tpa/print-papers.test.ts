// Content of a bill version for a payer, and of the receipt of a payer.
import { rupeesToPaise } from '@charaka/rules/money/money';
import { createElement } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { renderPaper, signIn } from '../../../test-support/render-paper.ts';
import { sampleAdmission } from '../../stay/admission/sample-admission.ts';
import { sampleBill } from '../bill/sample-bill.ts';
import { type PayerReceipt, PayerReceiptPaper } from './print-payer-receipt.tsx';
import { VersionPaper } from './print-version.tsx';
import type { Version } from './version-values.ts';

beforeAll(() => signIn());

const bare = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.map((cell) => cell.replace(/^₹\s*/, '')));

it('a version names payer and number, the parts before it, what is claimed, and who froze it when (R527, R528, R535)', () => {
  const payer = {
    associationId: 1,
    associationName: 'Setu',
    versionNo: 1,
    authorized: rupeesToPaise(1200),
    claim: rupeesToPaise(1200),
  };
  const admission = { ...sampleAdmission, associationId: 1 };
  const bill = { ...sampleBill, admission, finalBill: null, payers: [payer] };
  const version = {
    versionNo: 2,
    associationName: 'Mills',
    claimed: rupeesToPaise(803),
    frozenAt: '2026-04-08T06:00:00Z',
    frozenByName: 'Rita Paul',
    note: 'With the reports',
  } as Version;
  const { text, rows, barcodes } = renderPaper(createElement(VersionPaper, { version, bill }));
  expect(text).toMatch(/^Version 2 for Mills Provisional Bill UHID: MR5120 .*Frozen on: .* Note: With the reports/);
  expect(bare(rows)).toEqual(
    expect.arrayContaining([
      ['Payable by Setu', '1,200.00'],
      ['Payable by the patient', '3,803.00'],
      ['Claimed from Mills', '803.00'],
    ]),
  );
  expect(text).toContain('To be paid by Mills the sum of Rupees Eight Hundred Three Only');
  expect(text).toMatch(/Created By: Rita Paul, 08.04.2026/);
  expect(barcodes).toEqual(['IP1024']);
});

it('a receipt of a payer has its bills with what they paid, deducted and disallowed, their sums, and the amount in words (R535)', () => {
  const part = (billId: number, paid: number, tds: number, disallowed: number) => ({
    ...sampleAdmission,
    billId,
    orderNo: billId,
    finYear: '2026-2027',
    billedAt: '2026-04-09T06:00:00Z',
    paid: rupeesToPaise(paid),
    tds: rupeesToPaise(tds),
    disallowed: rupeesToPaise(disallowed),
    isWrittenOff: billId === 8,
    reason: disallowed > 0 ? 'Gloves' : null,
  });
  const receipt = {
    receiptNo: 3,
    finYear: '2026-2027',
    receivedOn: '2026-05-02',
    associationName: 'Setu',
    mode: 'NEFT',
    reference: 'UTR 4711',
    paid: rupeesToPaise(1200),
    isActive: true,
    createdByName: 'Rita Paul',
    createdAt: '2026-05-02T06:00:00Z',
  };
  const parts = [part(7, 700, 70, 30), part(8, 500, 0, 100.5)];
  const kept = { receipt, parts } as unknown as PayerReceipt;
  const { text, rows, barcodes } = renderPaper(createElement(PayerReceiptPaper, kept));
  expect(text).toMatch(
    /^Payer's Receipt Receipt No: 3 \/ 2026-2027 .*TPA\/Corporate: Setu Mode: NEFT Reference: UTR 4711/,
  );
  expect(rows.slice(1).map((cells) => cells.slice(-4))).toEqual([
    ['700.00', '70.00', '30.00', '800.00'],
    ['500.00', '0.00', '100.50', '600.50'],
    ['1,200.00', '70.00', '130.50', '1,400.50'],
  ]);
  expect(text).toContain('Disallowed: Gloves (to be paid by the patient)');
  expect(text).toContain('Disallowed: Gloves (written off)');
  expect(text).toContain('Received with thanks from Setu the sum of Rupees One Thousand Two Hundred Only');
  expect(barcodes).toEqual([]);
  const cancelled = { ...kept, receipt: { ...kept.receipt, isActive: false, cancelReason: 'Bounced' } };
  expect(renderPaper(createElement(PayerReceiptPaper, cancelled)).text).toContain('Cancelled: Bounced');
});
