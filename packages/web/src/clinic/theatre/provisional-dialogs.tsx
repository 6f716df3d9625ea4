// The dialogs about one planned operation.

import {
  cancelProvisionalBooking,
  getProvisionalBooking,
  receiveTheatreAdvance,
  refundTheatreAdvance,
  rescheduleProvisionalBooking,
} from '@charaka/contract/clinic/theatre/provisional';
import { theatreTopic } from '@charaka/contract/clinic/theatre/topics';
import { useState } from 'react';
import { formatClock, formatDay } from '../../kernel/format.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import type { AdvanceEntry, AdvanceSubject } from '../opd/advance-paper-parts.ts';
import { MoveAdvance } from '../opd/move-advance.tsx';
import { PrintAdvance } from '../opd/print-advance.tsx';
import { ViewAdvance } from '../opd/view-advance.tsx';
import { CancelOperation } from './operation-parts.tsx';
import type { ProvisionalRow } from './provisional-form.tsx';
import { Reschedule } from './reschedule.tsx';

interface RowDialogProps {
  readonly row: ProvisionalRow;
  onClose(): void;
}

/** Moves it to another time or theatre. */
export function MovePlan({ row, onClose }: RowDialogProps) {
  const command = useCommand(rescheduleProvisionalBooking, { onDone: onClose });
  const { provisionalBookingId } = row;
  return (
    <Reschedule
      name={row.personName}
      slot={row}
      isSubmitting={command.isPending}
      onMove={(slot) => command.mutate({ booking: { provisionalBookingId, ...slot } })}
      onClose={onClose}
    />
  );
}

/** Cancels it, with the reason. */
export function CancelPlan({ row, onClose }: RowDialogProps) {
  const command = useCommand(cancelProvisionalBooking, { onDone: onClose });
  const { provisionalBookingId } = row;
  return (
    <CancelOperation
      name={row.personName}
      isSubmitting={command.isPending}
      onSave={(cancelReason) => command.mutate({ booking: { provisionalBookingId, cancelReason } })}
      onClose={onClose}
    />
  );
}

/** Takes its advance. */
export function TakePlanAdvance({ row, onClose }: RowDialogProps) {
  const command = useCommand(receiveTheatreAdvance, { onDone: onClose });
  const { provisionalBookingId } = row;
  return (
    <MoveAdvance
      name={row.personName}
      refunded={null}
      isSubmitting={command.isPending}
      onSend={({ reason, advance = 0, ...modes }) =>
        command.mutate({ booking: { provisionalBookingId, advance, ...modes } })
      }
      onClose={onClose}
    />
  );
}

/** Gives its advance back. */
export function RefundPlanAdvance({ row, onClose }: RowDialogProps) {
  const [printed, setPrinted] = useState<AdvanceEntry | null>(null);
  const command = useCommand(refundTheatreAdvance, { onDone: ({ entry }) => setPrinted(entry) });
  const { provisionalBookingId } = row;
  if (printed) return <PrintAdvance subject={subjectOf(row)} entry={printed} onClose={onClose} />;
  return (
    <MoveAdvance
      name={row.personName}
      refunded={row}
      isSubmitting={command.isPending}
      onSend={({ advance, ...refund }) => command.mutate({ booking: { provisionalBookingId, ...refund } })}
      onClose={onClose}
    />
  );
}

/** The receipts of its advance. */
export function PlanReceipts({ row, onClose }: RowDialogProps) {
  const { provisionalBookingId } = row;
  const answer = useAnswer(theatreTopic, getProvisionalBooking, { booking: { provisionalBookingId } });
  return <ViewAdvance subject={subjectOf(row)} entries={answer.data?.entries} onClose={onClose} />;
}

/** The subject of an advance paid for a planned operation. */
function subjectOf({
  provisionalBookingId,
  personName,
  phone,
  doctorName,
  ...planned
}: ProvisionalRow): AdvanceSubject {
  const comesAt = `${planned.theatreName}, ${formatDay(planned.day)}, ${formatClock(planned.fromTime)}`;
  return { bookingNo: provisionalBookingId, personName, phone, doctorName, comesAt };
}
