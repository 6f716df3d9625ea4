// Alerts on the medicines and orders of a note being typed: the rules of any order, beside each line (OR010, OR011, OR041).
import { checkOrders } from '@charaka/contract/clinic/order/order-alert';
import { orderTopic } from '@charaka/contract/clinic/order/topics';
import { allergyAlerts } from '@charaka/rules/clinic/order-alert';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { Alert } from '../order/basket.ts';
import type { NoteContent, Opened } from './opened.ts';

type Lines = Parameters<typeof useChecked>[1];

function useChecked({ visit, consultation }: Opened, lines: readonly { chargeId?: number; genericName?: string }[]) {
  // After signing, the note's own orders would be reported as duplicates.
  const isEnabled = lines.length > 0 && consultation.state === 'Draft';
  const asked = { encounterId: visit.encounterId, lines: [...lines] };
  return useAnswer(orderTopic, checkOrders, asked, { isEnabled, isSilent: true }).data?.lines;
}

/** Medicine by medicine; an allergy is said at once, without asking the server. */
export function useMedicineAlerts(
  opened: Opened,
  medicines: readonly { readonly genericName: string }[],
): readonly Alert[][] {
  const lines: Lines = medicines.map(({ genericName }) => ({ genericName }));
  const checked = useChecked(opened, lines);
  const noted = opened.allergies.filter(({ state }) => state === 'Active').map(({ substance }) => substance);
  // The server knows brands besides; until it answers, the name alone is judged.
  return medicines.map(({ genericName }, index) => checked?.[index]?.alerts ?? allergyAlerts(genericName, noted));
}

/** Order by order. */
export function useOrderAlerts(opened: Opened, orders: NoteContent['orders']): readonly Alert[][] {
  const checked = useChecked(
    opened,
    orders.map(({ chargeId }) => ({ chargeId })),
  );
  return orders.map((_, index) => checked?.[index]?.alerts ?? []);
}
