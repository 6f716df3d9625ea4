// The figures of the 'Tax Invoice (Medicine Bill)': lines, tax by rate, sums, what came back, net sale.
import { rupeesToPaise } from '@charaka/rules/money/money';
import { createElement } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { renderPaper, signIn } from '../../../test-support/render-paper.ts';
import { sampleMemo } from '../../money/account/sample-memo.ts';
import { sampleAdmission } from '../../stay/admission/sample-admission.ts';
import type { Sale, SaleReturn } from './medicine-rows.ts';
import { MedicineBillPaper } from './print-medicine-bill.tsx';

beforeAll(() => signIn());

const paperOf = (returns: readonly SaleReturn[], admission: object = {}) =>
  renderPaper(
    createElement(MedicineBillPaper, { admission: { ...sampleAdmission, ...admission }, sales: [sampleMemo], returns }),
  );

it('has bill number, lines, the tax split into its members, and the net sale in words (R537, R538, R539, R541)', () => {
  const { rows, text } = paperOf([], { associationName: 'CGHS', ccnNo: 'CC-7', admissionMode: 'Day Care' });
  expect(text).toMatch(
    /^Tax Invoice \(Medicine Bill\) UHID: MR5120 Day Care No: DC1024 .*TPA\/Corporate: CGHS CCN: CC-7/,
  );
  expect(paperOf([]).text).toMatch(/UHID: MR5120 IP No: IP1024 /);
  expect(text).toContain('Bill No: PH/1 ');
  const line = rows.find((cells) => cells.includes('Paracetamol 500 mg'));
  expect(line?.slice(3)).toEqual(['3004', 'PC-07', '31/01/2028', '10', '11.20', '0.00', '12 %', '112.00']);
  // 112 with 12 % in it: 112 x 12 / 112 = 12, half of it each.
  expect(rows).toContainEqual(['12 %', '100.00', '6.00', '6.00']);
  expect(rows.find(([label]) => label === 'Net Sale')?.at(-1)).toBe('112.00');
  expect(text).toContain('Rupees One Hundred Twelve Only');
});

it('is titled by the kind of its document, with prescriber, seller, place of supply and what was paid by which mode (R537)', async () => {
  const paid = { cash: rupeesToPaise(50), upi: rupeesToPaise(62), upiReference: '4122', cashMemo: 'PH/1' };
  const facts = { doctorName: 'Dr. Pushpa Jha', sellerGstin: '19AAACS0000S1ZF', placeOfSupply: 'West Bengal (19)' };
  const textOf = (change: object) => {
    const sales = [{ ...sampleMemo, ...facts, ...paid, ...change }] as Sale[];
    return renderPaper(createElement(MedicineBillPaper, { admission: sampleAdmission, sales, returns: [] }));
  };
  const { text, rows } = textOf({ gstDocumentKind: 'BillOfSupply' });
  expect(text).not.toContain('Drug licence');
  expect(text).toMatch(/^Bill of supply \(Medicine Bill\)/);
  for (const fact of ['Prescribed by: Dr. Pushpa Jha', 'GSTIN: 19AAACS0000S1ZF', 'West Bengal (19)'])
    expect(text).toContain(fact);
  expect(rows).toContainEqual(['PH/1', 'Cash', '50.00']);
  expect(rows.find(([, mode]) => mode?.startsWith('UPI'))?.at(-1)).toBe('62.00');
  expect(text).not.toContain('Pharmacist:');
  expect(textOf({ pharmacistName: 'Meena Rao' }).text).toContain('Pharmacist: Meena Rao');
  await signIn({ drugLicenceNo: 'WB/KOL/20B/1234' });
  expect(textOf({}).text).toContain('Drug licence no.: WB/KOL/20B/1234');
  expect(textOf({ isInTreatment: true, gstDocumentKind: null }).text).toMatch(/^Medicine Bill/);
});

it('takes what came back off, with tables of its own (R538)', () => {
  const [sold] = sampleMemo.lines;
  const back = {
    returnId: 1,
    returnNumber: 'PR/1',
    cashMemo: 'PH/1',
    returnedAt: sampleMemo.soldAt,
    gross: rupeesToPaise(50),
    discount: rupeesToPaise(0),
    cgst: rupeesToPaise(3),
    sgst: rupeesToPaise(3),
    net: rupeesToPaise(56),
    credited: rupeesToPaise(56),
    lines: [
      {
        ...sold,
        quantity: 5,
        taxable: rupeesToPaise(50),
        cgstAmount: rupeesToPaise(3),
        sgstAmount: rupeesToPaise(3),
        net: rupeesToPaise(56),
        taxPercent: 1200,
      },
    ],
  } as unknown as SaleReturn;
  const { rows, text } = paperOf([back]);
  expect(text).toContain('Medicine Return');
  expect(rows.filter((cells) => cells.includes('Paracetamol 500 mg')).map((cells) => cells.at(-1))).toEqual([
    '112.00',
    '56.00',
  ]);
  expect(rows).toContainEqual(['12 %', '50.00', '3.00', '3.00']);
  expect(rows.find(([label]) => label === 'Net Sale')?.at(-1)).toBe('56.00');
  expect(text).toContain('Rupees Fifty Six Only');
});

it('adds up on its face: what was paid, less what was paid back, and what goes to the bill are the net sale (Q263)', () => {
  const paid = {
    cash: rupeesToPaise(0),
    card: rupeesToPaise(80),
    cardNumber: '1234',
    upi: rupeesToPaise(0),
    neft: rupeesToPaise(0),
    chequeAmount: rupeesToPaise(0),
  };
  const sales = [{ ...sampleMemo, ...paid, cashMemo: 'PH/1' }] as Sale[];
  const back = {
    returnId: 1,
    returnNumber: 'PR/1',
    cashMemo: 'PH/1',
    paidBack: rupeesToPaise(30),
    cash: rupeesToPaise(30),
    net: rupeesToPaise(56),
    lines: [],
  };
  const returns = [
    { ...back, gross: rupeesToPaise(50), discount: rupeesToPaise(0), cgst: rupeesToPaise(3), sgst: rupeesToPaise(3) },
  ] as unknown as SaleReturn[];
  const paper = createElement(MedicineBillPaper, { admission: sampleAdmission, sales, returns });
  const { rows } = renderPaper(paper);
  expect(rows.find(([number, way]) => number === 'PH/1' && way?.startsWith('Card'))?.at(-1)).toBe('80.00');
  expect(rows).toContainEqual(['PR/1', 'Refunded: Cash', '-30.00']);
  expect(rows).toContainEqual(['To the bill', '6.00']);
  expect(rows.find(([label]) => label === 'Net Sale')?.at(-1)).toBe('56.00');
});
