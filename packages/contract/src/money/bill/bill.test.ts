// Names of the fields of the bill summary form on the wire.
import { expect, it } from 'vitest';
import { acceptedNames, wireName } from '../../kernel/shape.ts';
import { addBill } from './bill.ts';
import { billFigures } from './bill-figures.ts';

it('are the names of the specification, figures as well as what is entered (R525)', () => {
  const figures = ['totalWithoutGst', 'gst', 'totalCharge', 'medicineCharge', 'otherCharge', 'net'];
  expect(figures.map((name) => wireName(billFigures, name))).toEqual([
    'totalchargewithoutgst',
    'gstCharge',
    'totalCharge',
    'medicineCharge',
    'otherCharge',
    'netAmount',
  ]);
  const { bill } = addBill.input.shape;
  const taken = Object.keys(bill.shape).flatMap((name) => acceptedNames(bill, name));
  expect(taken).toEqual(
    expect.arrayContaining([
      'otherCharge',
      'disCountPer',
      'disCountNum',
      'discountReason',
      'amountPayable',
      'cash',
      'card',
      'upi',
      'neft',
      'chequeAmount',
      'cardNo',
      'upiTransNo',
      'chequeNumberReceipt',
      'cashRefund',
      'chequeRefund',
      'chequeNo',
      'chequeBankSlid',
      'chequeDate',
    ]),
  );
});
