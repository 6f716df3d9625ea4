// The call about a critical result from a list of orders: who was told and read it back, or that no one was reached (OR036).
import { addCriticalCall, getCriticalResult } from '@charaka/contract/clinic/order/critical-call';
import { orderTopic } from '@charaka/contract/clinic/order/topics';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { patientLine } from '../../people/patient/patient-facts.ts';
import { CallForm } from './call-form.tsx';

interface CallDialogProps {
  readonly order: { readonly orderId: number };
  onClose(): void;
}

/** Mounted while it is open; it opens with the values that are read out. */
export function CallDialog({ order: { orderId }, onClose }: CallDialogProps) {
  const found = useAnswer(orderTopic, getCriticalResult, { order: { orderId } }).data?.criticalResult;
  const command = useCommand(addCriticalCall, { onDone: onClose });
  if (!found) return null;
  return (
    <CallForm
      patient={patientLine(found)}
      orderName={found.orderName}
      values={found.values}
      words={found.resultSummary ?? null}
      doctorName={found.orderedByName}
      doctorPhone={found.orderedByPhone ?? null}
      isSubmitting={command.isPending}
      onSave={({ isReached, ...call }) =>
        command.mutate({ call: { orderId, outcome: isReached ? 'Told' : 'NotReached', ...call } })
      }
      onClose={onClose}
    />
  );
}
