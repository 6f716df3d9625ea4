// Reads a prescription with the items of the pharmacy that answer its lines, and their batches.
import { getPrescription as getPrescriptionEndpoint } from '@charaka/contract/supply/dispensing/direct-sale';
import { answersMedicine } from '@charaka/rules/clinic/dispensing';
import { piecesIn } from '@charaka/rules/clinic/item-medicine';
import { readAlerts } from '../../clinic/order/order-alert-store.ts';
import { handle, todayOf } from '../../kernel/handler.ts';
import { withAge } from '../../stay/admission/admission-store.ts';
import { readSaleableBatches } from '../pharmacy/stock-store.ts';
import { findVisit, readPrescribedLines, readShelfItems } from './prescription-store.ts';

/** The item that the prescriber wrote comes first, then those in stock. */
export const getPrescription = handle(getPrescriptionEndpoint, async (call, { encounterId }) => {
  const [visit, lines] = await Promise.all([findVisit(call, encounterId), readPrescribedLines(call, encounterId)]);
  const items = await readShelfItems(call, lines);
  const answering = lines.map(({ detail }) => items.filter((item) => answersMedicine(detail, item)));
  const [batches, alerts] = await Promise.all([
    readSaleableBatches(call, [...new Set(answering.flat().map(({ itemId }) => itemId))]),
    readAlerts(
      call,
      lines.map(({ orderId }) => orderId),
    ),
  ]);
  return {
    prescription: {
      ...withAge(visit, todayOf(call)),
      lines: lines.map(({ detail, orderedById: _, ...line }, index) => ({
        ...line,
        alerts: alerts.get(line.orderId) ?? [],
        items: (answering[index] ?? [])
          .map(({ genericName: __, ...item }) => ({
            ...item,
            isWritten: item.itemId === detail.itemId,
            piecesInUnit: piecesIn(item.pack),
            batches: batches.filter(({ itemId }) => itemId === item.itemId),
          }))
          .toSorted(
            (one, other) =>
              Number(other.isWritten) - Number(one.isWritten) ||
              Number(other.batches.length > 0) - Number(one.batches.length > 0),
          ),
      })),
    },
  };
});
