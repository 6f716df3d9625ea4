// Receives a payment against the due of a counter bill, and prints the bill with it.
import { getCounterBill } from '@charaka/contract/clinic/counter/counter-bill';
import { counterTopic } from '@charaka/contract/clinic/counter/topics';
import { useState } from 'react';
import { useAnswer } from '../../kernel/use-answer.ts';
import { ReceiveCounterDue as DueForm } from '../../money/bill/receive-counter-due.tsx';
import PrintCounterBill from './print-counter-bill.tsx';

/** Mounted while it is open; after the payment the bill is on the screen until that is closed. */
export default function ReceiveCounterDue({ counterBillId, onClose }: { counterBillId: number; onClose(): void }) {
  const [isPaid, setPaid] = useState(false);
  const bill = useAnswer(counterTopic, getCounterBill, { counterBill: { counterBillId } }).data?.counterBill;
  if (isPaid) return <PrintCounterBill counterBillId={counterBillId} onClose={onClose} />;
  return bill ? <DueForm due={bill} onPaid={() => setPaid(true)} onClose={onClose} /> : null;
}
