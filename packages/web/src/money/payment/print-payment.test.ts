// Content of a payment receipt and of a refund memo.
import { rupeesToPaise } from '@charaka/rules/money/money';
import { createElement } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { renderPaper, signIn } from '../../../test-support/render-paper.ts';
import { sampleAdmission } from '../../stay/admission/sample-admission.ts';
import type { Payment } from './payment-record.ts';
import { PaymentPaper } from './print-payment.tsx';
import { samplePayment } from './sample-payment.ts';

beforeAll(() => signIn());

const zero = rupeesToPaise(0);
const paperOf = (payment: Partial<Payment>, admission: object = {}) =>
  renderPaper(
    createElement(PaymentPaper, {
      admission: { ...sampleAdmission, ...admission },
      payment: { ...samplePayment, ...payment },
      previousPaise: rupeesToPaise(1200),
    }),
  );

it('a receipt has its modes with their references, what was paid before, and the amount in figures and words (R533, R534, R535, Q155, Q229)', () => {
  const { rows, text, barcodes } = paperOf({
    amount: rupeesToPaise(100_000.5),
    cash: rupeesToPaise(500),
    card: rupeesToPaise(40_000),
    cardNumber: '1234',
    upi: rupeesToPaise(9_500.5),
    neft: rupeesToPaise(20_000),
    neftReference: 'SBIN226326000123',
    chequeAmount: rupeesToPaise(30_000),
    chequeNumber: '000123',
  });
  expect(text).toMatch(/^Payment Receipt UHID: MR5120 IPD No: IP1024 Patient: Mrs\. Asha Sengupta .*Bed: B-12/);
  expect(rows.slice(1).map((cells) => cells.map((cell) => cell.replace(/^₹\s*/, '')))).toEqual([
    ['Cash', '', '500.00'],
    ['Card', '1234', '40,000.00'],
    ['UPI', '4821', '9,500.50'],
    ['NEFT', '…0123', '20,000.00'],
    ['Cheque', '000123', '30,000.00'],
    ['Total previous payment', '1,200.00'],
    ['Receipt Amount', '1,00,000.50'],
  ]);
  expect(text).toContain(
    'Received with thanks from Mrs. Asha Sengupta the sum of Rupees One Lakh and Fifty Paise Only',
  );
  expect(barcodes).toEqual(['IP1024']);
});

it('a refund is a memo, and a patient of day care has a Day Care No (R533, R534, R535, R542)', () => {
  const only = { amount: rupeesToPaise(800), cash: rupeesToPaise(800), upi: zero };
  const { rows, text } = paperOf({ ...only, paymentType: 'Refund' }, { admissionMode: 'Day Care' });
  expect(text).toMatch(/^Refund Memo .*Day Care No: DC1024 .*Memo No: 17 \/ 2026-2027/);
  expect(text).toContain('Refund to Mrs. Asha Sengupta the sum of Rupees Eight Hundred Only');
  expect(rows.map(([label]) => label)).toEqual(['Mode', 'Cash', 'Total previous payment', 'Refund Amount']);
});
