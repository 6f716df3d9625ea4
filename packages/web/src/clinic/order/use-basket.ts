// The state of a basket of orders: its lines, what speaks against them, who orders, and the stroke that signs all of them.
import { checkOrders } from '@charaka/contract/clinic/order/order-alert';
import { signOrders } from '@charaka/contract/clinic/order/sign-orders';
import { orderTopic } from '@charaka/contract/clinic/order/topics';
import { useEffect, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../kernel/draft.ts';
import { useSession } from '../../kernel/session.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import {
  type Alert,
  type BasketLine,
  isReady,
  type Orderable,
  type OrderSet,
  signedLines,
  withItem,
  withSet,
} from './basket.ts';

/** The visit or stay that orders are signed on, and who treats the patient there. */
export interface OrderPlace {
  readonly encounterId?: number;
  readonly admissionId?: number;
  readonly doctorId: number | null;
}

const noAlerts: readonly Alert[] = [];

/** The lines of a place, kept on this device until they are signed: a session that ends, or a crash, loses none. */
function useLines({ encounterId, admissionId }: OrderPlace) {
  const draft = `orders-${encounterId ? `visit-${encounterId}` : `stay-${admissionId}`}`;
  const [lines, setLines] = useState<readonly BasketLine[]>(() => readDraft<readonly BasketLine[]>(draft) ?? []);
  useEffect(() => {
    if (lines.length > 0) keepDraft(draft, lines);
    else dropDraft(draft);
  }, [draft, lines]);
  return [lines, setLines] as const;
}

/** Alerts on the lines that would be signed, and whether the patient must be asked for allergies first. */
function useChecked({ encounterId, admissionId }: OrderPlace, lines: readonly BasketLine[]) {
  const asked = lines.filter(({ isTicked }) => isTicked);
  const chargeIds = asked.map(({ item }) => item.chargeId);
  const answer = useAnswer(
    orderTopic,
    checkOrders,
    { encounterId, admissionId, lines: chargeIds.map((chargeId) => ({ chargeId })) },
    { isEnabled: chargeIds.length > 0, isSilent: true },
  ).data;
  const alertsOf = ({ item }: BasketLine): readonly Alert[] =>
    answer?.lines[chargeIds.indexOf(item.chargeId)]?.alerts ?? noAlerts;
  return { alertsOf, askedPatientId: answer?.isAllergyAsked ? answer.patientId : null };
}

/** Orders entered for another doctor need the name of the person who heard them read back (OR007). */
export function useBasket(place: OrderPlace, onSigned: () => void) {
  const { encounterId, admissionId, doctorId: treatingId } = place;
  const ownStaffId = useSession()?.user.staffId ?? null;
  const [lines, setLines] = useLines(place);
  const [doctorId, setDoctorId] = useState<number | null>(treatingId);
  const [readBackBy, setReadBackBy] = useState('');
  const [note, setNote] = useState('');
  const checked = useChecked(place, lines);
  const isVerbal = doctorId !== ownStaffId;
  const command = useCommand(signOrders, {
    onDone: () => {
      setLines([]);
      setNote('');
      setReadBackBy('');
      onSigned();
    },
  });
  const ticked = lines.filter(({ isTicked }) => isTicked);
  const isHeard = !isVerbal || readBackBy.trim() !== '';
  const areReady = ticked.every((line) => isReady(line, checked.alertsOf(line)));
  const isComplete = ticked.length > 0 && areReady && checked.askedPatientId === null && doctorId !== null && isHeard;
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
    ...checked,
    lines,
    setLines,
    signedCount: ticked.length,
    add: (item: Orderable) => setLines((present) => withItem(present, item)),
    addSet: (set: OrderSet) => setLines((present) => withSet(present, set)),
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
