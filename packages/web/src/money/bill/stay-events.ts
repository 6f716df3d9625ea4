// The final bill of a stay, and those that were cancelled.
import { getBill } from '@charaka/contract/money/bill/bill';
import { billTopic } from '@charaka/contract/money/bill/topics';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { StayEvents } from '../../stay/admission/stay-event.ts';

/** A cancelled bill is told twice: when it was made, and when it was cancelled, with the reason. */
export const billEvents: StayEvents = {
  useEvents: ({ admissionId }) => {
    const answer = useAnswer(billTopic, getBill, { admissionId }, { isSilent: true });
    if (!answer.data) return answer.isError ? [] : undefined;
    const { finalBill, cancelledBills } = answer.data;
    const made = [...cancelledBills, ...(finalBill ? [finalBill] : [])];
    return [
      ...made.map((bill) => ({
        key: `bill ${bill.billId}`,
        at: bill.billedAt,
        kind: 'billed',
        text: `${bill.orderNo} / ${bill.finYear}`,
        by: 'createdByName' in bill ? bill.createdByName : undefined,
        paise: bill.net,
      })),
      ...cancelledBills.map((bill) => ({
        key: `cancelled ${bill.billId}`,
        at: bill.cancelledAt,
        kind: 'billCancelled',
        text: `${bill.orderNo} / ${bill.finYear}: ${bill.cancelReason}`,
        by: bill.cancelledByName,
      })),
    ];
  },
};
