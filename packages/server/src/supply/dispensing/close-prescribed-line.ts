// Closes the open pieces of a prescribed line that the patient does not buy (PH086).
import { dispensingSentences } from '@charaka/contract/supply/dispensing/dispensing-sentences';
import {
  closePrescribedLine as closePrescribedLineEndpoint,
  unboughtWords,
} from '@charaka/contract/supply/dispensing/prescription-steps';
import { openPieces } from '@charaka/rules/clinic/dispensing';
import { lockEncounter } from '../../clinic/encounter/encounter-store.ts';
import { moveOrders } from '../../clinic/order/move-orders.ts';
import { lockOrders } from '../../clinic/order/order-store.ts';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findVisit, insertUnboughtLine, readPrescribedLines } from './prescription-store.ts';

/** The order is cancelled when nothing was handed out, and done when a part was. Refuses a line that is not open. */
export const closePrescribedLine = handle(
  closePrescribedLineEndpoint,
  async (call, { encounterId, orderId, reason }) => {
    await findVisit(call, encounterId);
    await lockEncounter(call, encounterId);
    await lockOrders(call, [orderId]);
    const lines = await readPrescribedLines(call, encounterId);
    const line = lines.find((each) => each.orderId === orderId) ?? refuse(dispensingSentences.lineNotOfPrescription);
    const { orderName, status } = line;
    if (status !== 'Ordered' && status !== 'Accepted' && status !== 'InProgress')
      refuse(dispensingSentences.lineNotOpen({ orderName }));
    await insertUnboughtLine(call, { orderId, pieces: openPieces(line), reason });
    await moveOrders(call, [orderId], line.dispensed > 0 ? 'finish' : 'cancel', {
      reason: unboughtWords[reason],
      isTaken: reason === 'BoughtElsewhere' || reason === 'HasIt',
    });
    call.say(dispensingSentences.lineClosed({ orderName }));
    return {};
  },
);
