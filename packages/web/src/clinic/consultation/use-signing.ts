// Signs the note or its amendment; repeats of orders or medicines need one confirmation for all lines together (OP015, OR011).
import { amendConsultation, signConsultation } from '@charaka/contract/clinic/consultation/consultation';
import { consultationTopic } from '@charaka/contract/clinic/consultation/topics';
import { checkOrders } from '@charaka/contract/clinic/order/order-alert';
import { medicineText } from '@charaka/rules/clinic/medicine-line';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { reportFailure } from '../../kernel/report-failure.ts';
import { refreshTopics } from '../../kernel/topics.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { repeats } from '../order/basket.ts';
import { medicineWords } from './instruction.ts';
import type { NoteContent, Opened } from './opened.ts';
import type { useNote } from './use-note.ts';

interface Signing {
  readonly isAmending: boolean;
  readonly reason: string;
  onSigned(): void;
}

/** The lines that a signature orders: of an amendment those that the version before has not. */
function orderedAnew({ consultation }: Opened, { medicines, orders }: NoteContent, isAmending: boolean) {
  const before = isAmending ? consultation.content : null;
  const known = new Set(before?.medicines.map(medicineText));
  const ordered = new Set(before?.orders.map(({ chargeId }) => chargeId));
  return {
    medicines: medicines.filter((line) => !known.has(medicineText(line))),
    orders: orders.filter(({ chargeId }) => !ordered.has(chargeId)),
  };
}

/** The lines that repeat something and are not confirmed yet. */
async function repeatedIn(opened: Opened, content: NoteContent, isAmending: boolean) {
  const { medicines, orders } = orderedAnew(opened, content, isAmending);
  if (medicines.length + orders.length === 0) return { medicines: [], orders: [] };
  const asked = [
    ...medicines.map(({ genericName }) => ({ genericName })),
    ...orders.map(({ chargeId }) => ({ chargeId })),
  ];
  const { lines } = await call(checkOrders, { encounterId: opened.visit.encounterId, lines: asked });
  const isOpen = (index: number, isConfirmed: boolean | null | undefined) =>
    !isConfirmed && repeats(lines[index]?.alerts ?? []) !== undefined;
  return {
    medicines: medicines.filter((one, index) => isOpen(index, one.isRepeatConfirmed)),
    orders: orders.filter((one, index) => isOpen(medicines.length + index, one.isRepeatConfirmed)),
  };
}

/** Saves the latest text before signing, so that the doctor signs what is on screen and a refusal loses nothing. */
export function useSigning(
  opened: Opened,
  note: ReturnType<typeof useNote>,
  { isAmending, reason, onSigned }: Signing,
) {
  const { t } = useTranslation('consultation');
  const { visitId, patientId } = opened.visit;
  const queries = useQueryClient();
  const onDone = () => {
    refreshTopics(queries, [consultationTopic]);
    onSigned();
  };
  const signed = useCommand(signConsultation, { onDone });
  const amended = useCommand(amendConsultation, { onDone });
  const isPending = signed.isPending || amended.isPending;
  /** False where the doctor goes back to the note. */
  const confirmRepeated = async () => {
    const { medicines, orders } = await repeatedIn(opened, note.latest.current, isAmending);
    const names = [...medicines.map(medicineWords), ...orders.map(({ orderName }) => orderName)];
    if (names.length === 0) return true;
    const text = t('again.text', { names: names.join(', ') });
    if (!(await confirm({ title: t('again.title'), text, confirmLabel: t('again.confirm') }))) return false;
    const confirmed = <T extends object>(lines: readonly T[], repeated: readonly T[]) =>
      lines.map((one) => (repeated.includes(one) ? { ...one, isRepeatConfirmed: true } : one));
    note.change({
      medicines: confirmed(note.latest.current.medicines, medicines),
      orders: confirmed(note.latest.current.orders, orders),
    });
    return true;
  };
  const sign = async () => {
    if (isPending || !(await confirmRepeated())) return;
    await note.save();
    const typed = { visitId, patientId, revision: note.revision.current, content: note.latest.current };
    if (isAmending) amended.mutate({ ...typed, amendmentReason: reason });
    else signed.mutate(typed);
  };
  return { isPending, sign: () => void sign().catch(reportFailure) };
}
