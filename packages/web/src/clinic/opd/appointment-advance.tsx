// The dialogs about the advance of an appointment: taken, given back, its receipts.

import { getAppointment, receiveAdvance, refundAppointment } from '@charaka/contract/clinic/opd/appointment';
import { opdTopic } from '@charaka/contract/clinic/opd/topics';
import { useState } from 'react';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { type AdvanceEntry, appointmentSubject } from './advance-paper-parts.ts';
import type { AppointmentRow } from './appointment-form.tsx';
import { MoveAdvance } from './move-advance.tsx';
import { PrintAdvance } from './print-advance.tsx';
import { ViewAdvance } from './view-advance.tsx';

interface AppointmentAdvanceProps {
  readonly kind: 'takeAdvance' | 'refund' | 'receipts';
  readonly row: AppointmentRow;
  onClose(): void;
}

/** Mounted while one of them is open. */
export function AppointmentAdvance({ kind, ...shared }: AppointmentAdvanceProps) {
  if (kind === 'receipts') return <Receipts {...shared} />;
  return kind === 'refund' ? <Refund {...shared} /> : <TakeAdvance {...shared} />;
}

type DialogProps = Omit<AppointmentAdvanceProps, 'kind'>;

function TakeAdvance({ row, onClose }: DialogProps) {
  const command = useCommand(receiveAdvance, { onDone: onClose });
  return (
    <MoveAdvance
      name={row.personName}
      refunded={null}
      isSubmitting={command.isPending}
      onSend={({ reason, advance = 0, ...modes }) =>
        command.mutate({ appointment: { appointmentId: row.appointmentId, advance, ...modes } })
      }
      onClose={onClose}
    />
  );
}

function Refund({ row, onClose }: DialogProps) {
  const [printed, setPrinted] = useState<AdvanceEntry | null>(null);
  const command = useCommand(refundAppointment, { onDone: ({ entry }) => setPrinted(entry) });
  if (printed) return <PrintAdvance subject={appointmentSubject(row)} entry={printed} onClose={onClose} />;
  return (
    <MoveAdvance
      name={row.personName}
      refunded={row}
      isSubmitting={command.isPending}
      onSend={({ advance, ...refund }) =>
        command.mutate({ appointment: { appointmentId: row.appointmentId, ...refund } })
      }
      onClose={onClose}
    />
  );
}

function Receipts({ row, onClose }: DialogProps) {
  const { appointmentId } = row;
  const answer = useAnswer(opdTopic, getAppointment, { appointment: { appointmentId } });
  return <ViewAdvance subject={appointmentSubject(row)} entries={answer.data?.entries} onClose={onClose} />;
}
