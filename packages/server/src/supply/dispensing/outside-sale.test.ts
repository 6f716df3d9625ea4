// Sales to persons without a record through the calls: the memo, its tax document and books, the cash of a phone, and prescriptions from outside.

import { ASKS_FIRST, QUESTION_HEADER } from '@charaka/contract/kernel/question';
import { getOpenCollection } from '@charaka/contract/money/finance/finance';
import { listGstDocuments } from '@charaka/contract/money/tax/tax';
import { addDirectSale } from '@charaka/contract/supply/dispensing/direct-sale';
import { holdBatch, recallWorklist } from '@charaka/contract/supply/pharmacy/hold';
import { getSale, listSales } from '@charaka/contract/supply/pharmacy/sale';
import { addSalesReturn, listSalesReturns } from '@charaka/contract/supply/pharmacy/sales-return';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { addMedicine } from '../../../test-support/record/dispensing-desk.ts';
import { addItem, leftOf, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';
import { verifyBooks } from '../../money/finance/verify-books.ts';

const parts = useTestApp();

/** The options of a call of a screen that can ask the user. */
const ASKED = { headers: { [QUESTION_HEADER]: ASKS_FIRST } };

const person = { personName: 'Ramesh Iyer', personPhone: '9830012345', personAddress: '12 Park Street, Kolkata' };
const prescription = {
  prescriberName: 'Dr. Meera Sen',
  prescriberRegistrationNo: 'WBMC 44120',
  prescriberAddress: 'Salt Lake, Kolkata',
  prescribedOn: dayOf(-1),
  prescriptionNo: 'IMG 7',
};

/** A batch of ten at the price, and a sale of it to a person without a record. */
async function makeScene(mrp = 50, settings = '') {
  const tenant = await makeTenant(parts);
  // Before the first call: the session keeps the settings of its hospital.
  if (settings) await parts.owner.query(`update hospital set ${settings} where tenant_id = $1`, [tenant.tenantId]);
  const batchId = await stock(tenant, await addItem(tenant), { quantity: 10, mrp });
  const sell = (more: object = {}, quantity = 1, batch = batchId, options: object = {}) =>
    tenant.call(
      addDirectSale,
      {
        sale: {
          saleType: 'OUTSIDE',
          lines: [{ batchId: batch, quantity }],
          net: mrp * quantity,
          amount: mrp * quantity,
          ...more,
        },
      },
      options,
    );
  return { tenant, batchId, sell };
}

describe('a sale to a person without a record', () => {
  it('needs no name over the counter, writes its tax document, and stands in the list and the till (PH054, PH060)', async () => {
    const { tenant, batchId, sell } = await makeScene();
    const { sale } = (await sell()).output;
    expect(sale).toMatchObject({
      saleType: 'OUTSIDE',
      patientName: '',
      net: 5000,
      paid: 5000,
      gstDocumentKind: 'TaxInvoice',
    });
    expect(sale.patientId ?? null).toBeNull();
    const named = (await sell(person)).output.sale;
    expect(named).toMatchObject({ patientName: 'Ramesh Iyer', personPhone: '9830012345' });
    const { rows } = await tenant.ask(listSales, {});
    expect(rows.map(({ patientName }) => patientName)).toEqual(['Ramesh Iyer', '']);
    expect((await tenant.ask(getSale, { sale: { saleId: named.saleId } })).patient).toBeUndefined();
    const documents = await tenant.ask(listGstDocuments, {});
    expect(documents.rows.map(({ partyName }) => partyName).toSorted()).toEqual(['Cash customer', 'Ramesh Iyer']);
    const till = await tenant.ask(getOpenCollection, {});
    expect(till.papers.map(({ patientName }) => patientName).toSorted()).toEqual(['', 'Ramesh Iyer']);
    const money = await parts.owner.query(
      'select patient_name from report.money where tenant_id = $1 order by paper_id',
      [tenant.tenantId],
    );
    expect(money.rows.map((row) => row.patient_name)).toEqual([null, 'Ramesh Iyer']);
    expect(await leftOf(tenant, batchId)).toEqual({ quantity: 8, moved: 8 });
    expect((await verifyBooks(parts.owner, tenant.tenantId)).difference).toBeNull();
  });

  it('is paid at once, and its returned part is refunded as it was paid (PH060, PH062, PH063)', async () => {
    const { tenant, batchId, sell } = await makeScene();
    expect((await sell({ cash: 20 })).isFailure).toBe(true);
    const { sale } = (await sell(person, 2)).output;
    const saleReturn = {
      saleId: sale.saleId,
      lines: [{ saleLineId: sale.lines[0]?.saleLineId ?? 0, quantity: 1 }],
      net: 50,
      paidBack: 50,
      cash: 50,
      reason: 'Bought too much of it',
    };
    const answers = await Promise.all([1, 2, 3].map(() => tenant.call(addSalesReturn, { saleReturn })));
    expect(answers.filter(({ isFailure }) => !isFailure)).toHaveLength(2);
    const { rows } = await tenant.ask(listSalesReturns, {});
    expect(rows[0]).toMatchObject({ patientName: 'Ramesh Iyer', paidBack: 5000 });
    expect((await leftOf(tenant, batchId)).moved).toBe(10);
    expect((await verifyBooks(parts.owner, tenant.tenantId)).difference).toBeNull();
  });

  it('counts the cash of a day by the phone, each memo as an occasion of its own (PH061)', async () => {
    const { sell } = await makeScene(90_000, "cash_limit_receipt = 'refuse'");
    expect((await sell(person, 2)).isFailure).toBe(false);
    const more = await sell({ ...person, personPhone: '+919830012345' });
    expect(more.message).toMatch(/^The cash taken from this patient on one day would come to Rs 2,70,000/);
    expect((await sell({ ...person, personPhone: '9830099999' })).isFailure).toBe(false);
    expect((await sell({ ...person, upi: 90_000, upiReference: 'UPI123456789' })).isFailure).toBe(false);
  });

  it('is in the list of a held batch with name and phone, beside patients, and is found by the name (PH011)', async () => {
    const { tenant, batchId, sell } = await makeScene();
    const [patientId] = await tenant.addPatients(1);
    expect((await sell(person, 2)).isFailure).toBe(false);
    expect((await sell()).isFailure).toBe(false);
    expect((await sell({ saleType: 'OPD', patientId })).isFailure).toBe(false);
    const listed = async (typed?: string) =>
      (
        await tenant.ask(recallWorklist.list, {
          filterParams: typed ? [{ columnName: 'firstname', filterValue: typed }] : [],
        })
      ).rows;
    expect(await listed()).toEqual([]);
    await tenant.ask(holdBatch, { hold: { batchId, holdClass: 'Recall', reason: 'Notice of the maker' } });
    const [patient, nameless, named] = await listed();
    expect(patient).toMatchObject({ patientId, quantity: 1 });
    expect(patient?.ageYears).toEqual(expect.any(Number));
    expect(nameless).toMatchObject({ firstName: '', quantity: 1, isInHospital: false });
    expect(named).toMatchObject({
      firstName: 'Ramesh Iyer',
      contactNo: '9830012345',
      quantity: 2,
      returnedQuantity: 0,
    });
    expect([nameless, named].map((row) => row?.patientId ?? null)).toEqual([null, null]);
    expect((await listed('ramesh')).map(({ firstName }) => firstName)).toEqual(['Ramesh Iyer']);
  });

  it('of Rs 50,000 or more needs the name and the address (PH054)', async () => {
    const { sell } = await makeScene(50_000);
    const nameless = await sell({ upi: 50_000, upiReference: 'UPI123456789' });
    expect(nameless.message).toBe('A sale of Rs 50,000 or more needs the name and the address');
    expect((await sell({ ...person, upi: 50_000, upiReference: 'UPI123456789' })).isFailure).toBe(false);
  });

  it('refuses a name beside a registered patient, and a phone that is none (PH054)', async () => {
    const { tenant, sell } = await makeScene();
    const [patientId] = await tenant.addPatients(1);
    expect((await sell({ ...person, saleType: 'OPD', patientId })).message).toMatch(
      /for a person without a record only$/,
    );
    expect((await sell({ personPhone: '12345' })).isFailure).toBe(true);
  });
});

describe('a prescription from outside', () => {
  it('covers Schedule H and H1 with all its parts, and the register names the prescriber (PH055)', async () => {
    const { tenant, sell } = await makeScene();
    const itemId = await addMedicine(tenant, { schedule: 'H1', itemName: 'Cefixime 200 mg tablet' });
    const batch = await stock(tenant, itemId, { quantity: 10, mrp: 50 });
    const refused = await sell(person, 1, batch);
    expect(refused.message).toMatch(
      /^Cefixime 200 mg tablet is Schedule H1: enter the prescriber with registration number/,
    );
    const without = await sell({ ...person, ...prescription, prescriberAddress: null }, 1, batch);
    expect(without.message).toMatch(/^Enter the prescriber with registration number and address/);
    expect((await sell({ ...prescription }, 1, batch)).message).toMatch(/^Enter the name and the phone/);
    const later = await sell({ ...person, ...prescription, prescribedOn: dayOf(1) }, 1, batch);
    expect(later.message).toBe('The prescription is of a later day than today');
    const { sale } = (await sell({ ...person, ...prescription }, 1, batch)).output;
    expect(sale.doctorName).toBe('Dr. Meera Sen');
    const { rows } = await parts.owner.query(
      'select doctor_name, prescriber_registration_no, person_name from report.prescription_supply where tenant_id = $1',
      [tenant.tenantId],
    );
    expect(rows).toEqual([
      { doctor_name: 'Dr. Meera Sen', prescriber_registration_no: 'WBMC 44120', person_name: 'Ramesh Iyer' },
    ]);
  });

  it('asks before it is dispensed to the same person again (PH094)', async () => {
    const { sell } = await makeScene();
    expect((await sell({ ...person, ...prescription })).isFailure).toBe(false);
    const again = await sell({ ...person, ...prescription }, 1, undefined, ASKED);
    expect(again.message).toMatch(/was dispensed to this person before, on memo PH1$/);
    expect(again.wire._question).toMatchObject({ text: 'Sell again on this prescription' });
    expect((await sell({ ...person, ...prescription, personPhone: '9830099999' })).isFailure).toBe(false);
    const respelled = { personPhone: '+919830012345', prescriberRegistrationNo: 'wbmc-44120' };
    const spelled = await sell({ ...person, ...prescription, ...respelled }, 1, undefined, ASKED);
    expect(spelled.message).toMatch(/was dispensed to this person before, on memo PH1$/);
  });

  it('asks where it is older than 180 days (PH094)', async () => {
    const { sell } = await makeScene();
    const old = { ...person, ...prescription, prescribedOn: '2020-01-31' };
    const asked = await sell(old, 1, undefined, ASKED);
    expect(asked.message).toBe('The prescription is of 2020-01-31, more than 180 days ago');
    expect((await sell({ ...old, prescribedOn: dayOf(-179) }, 1, undefined, ASKED)).isFailure).toBe(false);
    // A second question is asked after the first is confirmed.
    await sell(old);
    const confirmed = { headers: { [QUESTION_HEADER]: `${ASKS_FIRST} dispensing.prescribedLongAgo` } };
    expect((await sell(old, 1, undefined, confirmed)).message).toMatch(/was dispensed to this person before/);
    const both = { headers: { [QUESTION_HEADER]: 'dispensing.prescribedLongAgo dispensing.dispensedBefore' } };
    expect((await sell(old, 1, undefined, both)).isFailure).toBe(false);
  });

  it('is needed for an item of a schedule that was entered as no medicine (PH055)', async () => {
    const { tenant, sell } = await makeScene();
    const itemId = await addMedicine(tenant, { schedule: 'H1' });
    const batchId = await stock(tenant, itemId, { quantity: 10, mrp: 50 });
    await parts.owner.query(
      `update pharmacy_item set item_type = 'Non Medical' where tenant_id = $1 and item_id = $2`,
      [tenant.tenantId, itemId],
    );
    expect((await sell({}, 1, batchId)).message).toMatch(/is Schedule H1: enter the prescriber/);
  });
});
