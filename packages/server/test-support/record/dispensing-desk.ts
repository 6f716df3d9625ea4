// The pharmacy's counter for tests: a signed prescription of paracetamol, a strip of ten that answers it, and the request of a sale.

import { setAllergyStatus } from '@charaka/contract/clinic/chart/chart';
import { listPrescriptions } from '@charaka/contract/supply/dispensing/direct-sale';
import { addPharmacyItem } from '@charaka/contract/supply/pharmacy/item';
import { openConsultationDesk, paracetamol, type TypedLine } from '../patient/consultation-desk.ts';
import type { TestApp } from '../server/test-app.ts';
import type { TestTenant } from '../server/test-tenant.ts';
import { endOfBatch, type SoldOn } from './pharmacy-shelf.ts';

let made = 0;

/** Adds an item that holds what its name says. Answers its number. */
export async function addMedicine(tenant: TestTenant, more: object = {}): Promise<number> {
  made += 1;
  const { item } = await tenant.ask(addPharmacyItem, {
    item: {
      itemCode: `D${made}`,
      itemName: 'Paracetamol 650 mg tablet',
      itemType: 'Medical',
      pack: 'Strip of 10',
      gstSlabId: 2,
      storage: 'Room',
      ...more,
    },
  });
  return item.itemId;
}

/** A visit with a signed prescription; nine tablets of paracetamol unless others are named. */
export async function openCounter(parts: TestApp, medicines: readonly TypedLine[] = [paracetamol]) {
  const desk = await openConsultationDesk(parts);
  const { tenant } = desk;
  await tenant.ask(setAllergyStatus, {
    patientId: desk.patientId,
    status: 'NoneKnown',
  });
  const signed = await desk.sign({ medicines: [...medicines] });
  if (signed.isFailure) throw new Error(signed.message);
  const { rows } = await tenant.ask(listPrescriptions, {});
  return { ...desk, encounterId: rows[0]?.encounterId ?? 0 };
}

/** A line as sold: the batch, its price, how much, and the prescribed line that it answers. */
export interface DispensedOn extends SoldOn {
  readonly orderId?: number;
  /** The scan of the pack, or the end of its batch number; left out: the end. */
  readonly picked?: string;
}

/** The request of a sale to an outpatient of lines with whole rupees, paid in cash unless modes are named. */
export function directSaleOf(
  owner: { encounterId: number } | { patientId: number },
  lines: readonly DispensedOn[],
  more: object = {},
) {
  const net = lines.reduce((sum, { mrp, quantity, discount = 0 }) => sum + mrp * quantity - discount, 0);
  return {
    sale: {
      ...owner,
      lines: lines.map(({ batchId, quantity, discount, orderId, picked = endOfBatch(batchId) }) => ({
        batchId,
        quantity,
        discount,
        orderId,
        ...(orderId === undefined ? {} : { picked }),
      })),
      net,
      amount: net,
      ...more,
    },
  };
}
