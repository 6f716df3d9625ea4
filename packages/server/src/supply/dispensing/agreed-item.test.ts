// An item that is not known as the prescribed medicine: handed out where a doctor agreed, never against an allergy, and shown with both names.
import { saveAllergies } from '@charaka/contract/clinic/chart/chart';
import { listNotifications } from '@charaka/contract/foundation/message/message';
import { ASKS_FIRST, QUESTION_HEADER } from '@charaka/contract/kernel/question';
import { addDirectSale, getPrescription } from '@charaka/contract/supply/dispensing/direct-sale';
import { addSale, getSale, listSales } from '@charaka/contract/supply/pharmacy/sale';
import { describe, expect, it } from 'vitest';
import { addMedicine, directSaleOf, openCounter } from '../../../test-support/record/dispensing-desk.ts';
import { saleOf, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();

/** A prescription of nine tablets of paracetamol, and an item with another strength than the prescribed one. */
async function makeCounter(item: object = {}) {
  const counter = await openCounter(parts);
  const { tenant, encounterId } = counter;
  const itemId = await addMedicine(tenant, { itemName: 'Crocin 500 mg tablet', genericName: 'Paracetamol', ...item });
  const batchId = await stock(tenant, itemId, { quantity: 20, mrp: 30 });
  const { prescription } = await tenant.ask(getPrescription, { encounterId });
  const [line] = prescription.lines;
  const orderId = line?.orderId ?? 0;
  const agreed = {
    agreedById: 2,
    agreedAt: `${new Date(Date.now() - 1000).toISOString().slice(0, 20)}001Z`,
    agreedReason: '650 mg is out of stock',
  };
  const sell = (more: object = agreed) => {
    const request = directSaleOf({ encounterId }, [{ batchId, mrp: 30, quantity: 1, orderId }]);
    const lines = request.sale.lines.map((each) => ({ ...each, ...more }));
    return tenant.call(addDirectSale, { sale: { ...request.sale, lines } });
  };
  return { ...counter, line, agreed, sell };
}

describe('an item that is not known as the prescribed medicine', () => {
  it('is handed out where a doctor agreed; the memo shows both names (PH050)', async () => {
    const { tenant, encounterId, line, agreed, sell } = await makeCounter();
    expect(line?.items).toEqual([]);
    expect((await sell({})).message).toMatch(
      /is not the medicine of Paracetamol 650 mg .* If a doctor agreed to it, enter/,
    );
    expect((await sell()).isFailure).toBe(false);
    const [memo] = (await tenant.ask(listSales, {})).rows;
    const { sale } = await tenant.ask(getSale, { sale: { saleId: memo?.saleId ?? 0 } });
    expect(sale.lines).toMatchObject([
      {
        itemName: 'Crocin 500 mg tablet',
        prescribedName: line?.orderName,
        ...agreed,
        agreedByName: expect.stringMatching(/ Two$/),
      },
    ]);
    expect((await tenant.ask(getPrescription, { encounterId })).prescription.lines).toMatchObject([
      { dispensed: 10_000, status: 'Done' },
    ]);
  });

  it('needs a doctor of the hospital, a time between the signature and now, and a reason (PH050)', async () => {
    const { agreed, sell } = await makeCounter();
    expect((await sell({ ...agreed, agreedById: 9999 })).message).toMatch(/^Select a doctor of this hospital/);
    const early = new Date(Date.now() - 86_400_000).toISOString();
    expect((await sell({ ...agreed, agreedAt: early })).message).toMatch(/^Enter the time at which the doctor agreed/);
    const late = new Date(Date.now() + 3_600_000).toISOString();
    expect((await sell({ ...agreed, agreedAt: late })).message).toMatch(/^Enter the time at which the doctor agreed/);
    expect((await sell({ ...agreed, agreedReason: ' no ' })).message).toMatch(/in at least 5 letters$/);
    expect((await sell()).isFailure).toBe(false);
  });

  it('is not handed out against an allergy, whatever a doctor is said to have agreed to (PH047, PH050)', async () => {
    const { tenant, patientId, sell } = await makeCounter({
      itemName: 'Brufen 400 mg tablet',
      genericName: 'Ibuprofen',
    });
    await tenant.ask(saveAllergies, {
      patientId,
      allergies: [{ kind: 'Drug', substance: 'Ibuprofen', state: 'Active' }],
    });
    expect((await sell()).message).toBe('The patient is allergic to Ibuprofen: Brufen 400 mg tablet is not handed out');
  });

  it('is not sold over the counter against an allergy either, and an inpatient gets it after a question (PH047)', async () => {
    const { tenant, patientId, encounterId } = await makeCounter();
    const itemId = await addMedicine(tenant, { itemName: 'Brufen 400 mg tablet', genericName: 'Ibuprofen' });
    const batchId = await stock(tenant, itemId, { quantity: 20, mrp: 30 });
    const allergies = [{ kind: 'Drug' as const, substance: 'Ibuprofen', state: 'Active' as const }];
    await tenant.ask(saveAllergies, { patientId, allergies });
    const unordered = directSaleOf({ encounterId }, [{ batchId, mrp: 30, quantity: 1 }]);
    expect((await tenant.call(addDirectSale, unordered)).message).toBe(
      'The patient is allergic to Ibuprofen: Brufen 400 mg tablet is not handed out',
    );
    const admissionId = await admitInScene(tenant);
    const { rows } = await parts.owner.query(
      'select patient_id::float8 as id from admission where tenant_id = $1 and admission_id = $2',
      [tenant.tenantId, admissionId],
    );
    await tenant.ask(saveAllergies, { patientId: Number(rows[0]?.id), allergies });
    const memo = saleOf(admissionId, [{ batchId, mrp: 30, quantity: 1 }]);
    const asked = await tenant.call(addSale, memo, { headers: { [QUESTION_HEADER]: ASKS_FIRST } });
    expect(asked.message).toBe('The patient is allergic to Ibuprofen: Brufen 400 mg tablet may harm the patient');
    expect(asked.wire._question).toMatchObject({ text: 'Sell in spite of the allergy' });
    expect((await tenant.call(addSale, memo)).isFailure).toBe(false);
  });

  it('of Schedule H1 or X needs a prescription of its own (PH055)', async () => {
    const ofH1 = await makeCounter({ schedule: 'H1' });
    expect((await ofH1.sell()).message).toBe('Crocin 500 mg tablet is Schedule H1: it is sold on prescription only');
    const ofX = await makeCounter({ schedule: 'X' });
    expect((await ofX.sell()).message).toBe('Crocin 500 mg tablet is Schedule X and is not sold at this counter');
  });

  it('is told to the doctor who is said to have agreed and to the prescriber (PH050)', async () => {
    const { tenant, sell } = await makeCounter();
    expect((await sell()).isFailure).toBe(false);
    const { rows } = await tenant.ask(listNotifications, {}, { as: 'admin' });
    expect(rows[0]?.title).toMatch(/wrote that a doctor agreed to hand out another item for order/);
  });
});
