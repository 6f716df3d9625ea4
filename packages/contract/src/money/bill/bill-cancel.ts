// Cancelling a final bill on the wire: never edited, written back with a reason (money.md: commands that move money).

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { endpoint, mayDo } from '../../kernel/endpoint.ts';
import { id, instant, requiredText, signedMoney, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { admissionSpellings } from '../../stay/admission/admission-words.ts';
import { admissionTopic } from '../../stay/admission/topics.ts';
import { paymentTopic } from '../payment/topics.ts';
import { billTopic } from './topics.ts';

/** A final bill that was cancelled; its number stays used (Q145). */
export const cancelledBill = shape(
  {
    billId: id(),
    orderNo: id(),
    finYear: text(),
    billedAt: instant(),
    net: signedMoney(),
    cancelReason: text(300),
    cancelledAt: instant(),
    cancelledByName: text(),
  },
  { billId: 'ipBillId', billedAt: 'billDate', net: 'netAmount', cancelledByName: 'cancelledBy' },
);

/** Which bill is cancelled, and why. */
const billCancellation = shape(
  { admissionId: id(), billId: id(), reason: requiredText(entrySentences.enterReasonShort, 300) },
  { ...admissionSpellings, billId: 'ipBillId' },
);

/**
 * Cancels the final bill of an admission that is not discharged: administrators, with a reason. The admission is back at discharge
 * initiated, what was paid with the bill is an advance, and a new bill gets the next number. A call of ours.
 */
export const cancelBill = endpoint({
  path: '/IPD/CancelIPDPatientBill',
  logAs: ['bill', 'cancelled'],
  summary: 'Cancels the final bill of an admission.',
  permission: mayDo('cancel-bill'),
  effect: 'once',
  changes: [admissionTopic, billTopic, paymentTopic],
  input: shape({ bill: billCancellation }, { bill: 'ipdPatientBillView' }),
  output: shape({}),
});
