// Returns against a cash memo on the wire: units back into their batches, and the amount credited to the bill or refunded.

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, flag, id, money, optional, text } from '../../kernel/field.ts';
import { askedDays, listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { medicineReturn, medicineReturnRow, medicineReturnSpellings } from '../../money/account/medicine-return.ts';
import { paymentModes } from '../../money/payment/payment.ts';
import { pharmacyChecks } from './pharmacy-checks.ts';
import { pharmacySaleTopic, pharmacyStockTopic } from './topics.ts';

/** Menu path that rights on returns hang on. */
export const returnMenu = 'Pharmacy/sales-return';

/** Returns of the hospital, the newest first; days are those of the return, both ends included. */
export const listSalesReturns = endpoint({
  path: '/Pharmacy/GetAllSalesReturns',
  summary: 'Lists the returns of medicine.',
  permission: may('view', returnMenu),
  effect: 'read',
  isVeiled: true,
  openBecause: 'a worklist: the right to it is the relation with each patient on it',
  input: listInput(askedDays),
  output: listOutput(medicineReturnRow, 'pharmacySalesReturnList'),
});

/**
 * Takes medicine of a memo back, never more of a line than was sold and not yet returned. `net` is what the screen worked out, and a
 * difference is refused. Of an inpatient, until the final bill: `paidBack` is handed out in cash, at most what was paid with the memo. Of
 * an outpatient `paidBack` is the whole refund, by the modes of the payment; cash is what the others leave (PH062, PH063, Q258).
 */
export const addSalesReturn = endpoint({
  path: '/Pharmacy/AddSalesReturn',
  logAs: ['pharmacy_return', 'added'],
  summary: 'Takes medicine of a cash memo back into stock, and credits it to the bill or refunds it.',
  permission: may('add', returnMenu),
  effect: 'once',
  changes: [pharmacySaleTopic, pharmacyStockTopic],
  stepUp: { moneyOut: ({ saleReturn }) => saleReturn.paidBack ?? 0 },
  openBecause: 'makes the relation of care: the caller registers, admits or books the patient',
  input: shape(
    {
      saleReturn: shape(
        {
          saleId: id(pharmacyChecks.selectCashMemo),
          lines: z
            .array(
              shape(
                {
                  saleLineId: id(),
                  quantity: count().min(1, entrySentences.valueNotAboveZero.text),
                  /**
                   * True for Quarantine, false for the shelf after a check. Some units go to Quarantine in any case; without a choice so do
                   * an outpatient's units of an item whose storage is not entered (PH062).
                   */
                  toQuarantine: optional(flag()),
                },
                { saleLineId: 'pharmacySalesDetailId' },
              ),
            )
            .min(1, pharmacyChecks.enterReturnedQuantity.text)
            .max(200, pharmacyChecks.memoTooLong.text),
          net: money(),
          paidBack: optional(money()),
          /** Another item than on the memo, or one that had expired when it was sold: taken in any state (PH062). */
          isOwnMistake: optional(flag()),
          ...paymentModes,
          reason: optional(text(300)),
        },
        { ...medicineReturnSpellings, lines: 'details' },
      ),
    },
    { saleReturn: 'pharmacySalesReturn' },
  ),
  output: shape({ saleReturn: medicineReturn }, { saleReturn: 'pharmacySalesReturn' }),
});
