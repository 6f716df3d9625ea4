// Says what speaks against lines that are not signed yet, beside a basket or a note; writes nothing (OR009-OR011, OR041).
import { checkOrders as checkOrdersEndpoint } from '@charaka/contract/clinic/order/order-alert';
import { orderSentences } from '@charaka/contract/clinic/order/order-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findEncounter } from '../encounter/encounter-store.ts';
import { judgeLines } from './judge-lines.ts';

/** A line that names neither a charge nor a substance says nothing. */
export const checkOrders = handle(checkOrdersEndpoint, async (call, { encounterId, admissionId, lines: asked }) => {
  const unknown = encounterId ? orderSentences.visitDoesNotExist({ encounterId }) : orderSentences.chooseVisit;
  const encounter = (await findEncounter(call, { encounterId, admissionId })) ?? refuse(unknown);
  const { lines, isAllergyAsked } = await judgeLines(
    call,
    encounter,
    asked.map(({ chargeId, genericName }) => (chargeId ? { chargeId } : { genericName: genericName ?? '' })),
  );
  return {
    patientId: encounter.patientId,
    isAllergyAsked,
    lines: lines.map(({ orderName, kind, alerts }) => ({ orderName, kind, alerts: [...alerts] })),
  };
});
