// The state of a basket of orders: its lines, who orders, and the stroke that signs all of them.
import { signOrders } from '@charaka/contract/clinic/order/sign-orders';
import { useState } from 'react';
import { useSession } from '../../kernel/session.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.ts';
import { type BasketLine, isReady, type Orderable, signedLines, withItem } from './basket.ts';

/** The visit or stay that orders are signed on, and who treats the patient there. */
export interface OrderPlace {
  readonly encounterId?: number;
  readonly admissionId?: number;
  readonly doctorId: number | null;
}

/** Whoever is not the doctor who orders says to whom the orders were read back (OR007). A basket not signed is asked about on leaving. */
export function useBasket({ encounterId, admissionId, doctorId: treatingId }: OrderPlace, onSigned: () => void) {
  const ownStaffId = useSession()?.user.staffId ?? null;
  const [lines, setLines] = useState<readonly BasketLine[]>([]);
  const [doctorId, setDoctorId] = useState<number | null>(treatingId);
  const [readBackBy, setReadBackBy] = useState('');
  const [note, setNote] = useState('');
  const isVerbal = doctorId !== ownStaffId;
  const command = useCommand(signOrders, {
    onDone: () => {
      setLines([]);
      setNote('');
      setReadBackBy('');
      onSigned();
    },
  });
  useLeaveGuard(lines.length > 0);
  const isHeard = !isVerbal || readBackBy.trim() !== '';
  const isComplete = lines.length > 0 && lines.every(isReady) && doctorId !== null && isHeard;
  const sign = () => {
    if (!isComplete || command.isPending) return;
    command.mutate({
      group: {
        encounterId,
        admissionId,
        orderedById: doctorId,
        isVerbal,
        readBackBy: isVerbal ? readBackBy.trim() : null,
        clinicalNote: note.trim() || null,
        lines: signedLines(lines),
      },
    });
  };
  return {
    lines,
    setLines,
    add: (item: Orderable) => setLines((present) => withItem(present, item)),
    doctorId,
    setDoctorId,
    readBackBy,
    setReadBackBy,
    note,
    setNote,
    isVerbal,
    isTreating: ownStaffId === treatingId,
    isComplete,
    isSigning: command.isPending,
    sign,
  };
}

/** A basket as the pane draws it. */
export type Basket = ReturnType<typeof useBasket>;
