// Tests of alerts when orders are signed (asked, answered, recorded), and of the settings of an orderable that change an order.
import { saveAllergies, setAllergyStatus } from '@charaka/contract/clinic/chart/chart';
import { findOrderables, getOrder, listOrders, orderWorklist } from '@charaka/contract/clinic/order/order';
import { checkOrders } from '@charaka/contract/clinic/order/order-alert';
import { listOrderChoices, setFavourite } from '@charaka/contract/clinic/order/order-choices';
import * as work from '@charaka/contract/clinic/order/work-on-orders';
import { addOrderSet, updateOrderSet } from '@charaka/contract/clinic/orderable/order-set';
import { orderables } from '@charaka/contract/clinic/orderable/orderable';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { addPharmacyItem } from '@charaka/contract/supply/pharmacy/item';
import { describe, expect, it } from 'vitest';
import { type OrderDesk, openOrderDesk, openVisitDesk, orderable } from '../../../test-support/patient/order-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { plainOrderable, plainSet } from '../orderable/samples.ts';

const parts = useTestApp();
type Refinement = Partial<InputOf<typeof orderables.add>['orderable']>;

async function refineWith(desk: Pick<OrderDesk, 'tenant'>, change: Refinement) {
  return (await desk.tenant.ask(orderables.add, { orderable: { ...plainOrderable, ...change } })).orderable;
}

/** A stay whose urine test is refined. */
async function refined(change: Refinement) {
  const desk = await openOrderDesk(parts);
  await refineWith(desk, change);
  return desk;
}

const alertsOf = async (desk: OrderDesk, ...chargeIds: number[]) =>
  (
    await desk.tenant.ask(checkOrders, {
      admissionId: desk.admissionId,
      lines: chargeIds.map((chargeId) => ({ chargeId })),
    })
  ).lines.map(({ alerts }) => alerts.map(({ kind, severity }) => `${kind} ${severity}`));

describe('a Stop alert', () => {
  it('lets nobody sign without a reason of five letters, which stays with the order and who gave it (OR010, OR041)', async () => {
    const desk = await refined({ sexLimit: 'M', ageToDays: 28 });
    await parts.owner.query(`update patient set sex = 'F', birth_date = '1990-01-01' where tenant_id = $1`, [
      desk.tenant.tenantId,
    ]);
    expect(await alertsOf(desk, orderable.urine)).toEqual([['Sex Stop', 'Age Stop']]);
    const sentence = 'Urine routine is not done for this sex: please enter a reason';
    for (const overrideReason of [undefined, 'why', '    ok    '])
      expect((await desk.call([{ overrideReason }])).message).toBe(sentence);
    const [orderId = 0] = await desk.sign({ overrideReason: 'Kept for the record' });
    const { alerts } = await desk.tenant.ask(getOrder, { order: { orderId } });
    expect(alerts).toMatchObject([
      { kind: 'Sex', severity: 'Stop', overrideReason: 'Kept for the record', signedByName: expect.any(String) },
      { kind: 'Age', severity: 'Stop', about: '0-28' },
    ]);
    await parts.owner.query(`update patient set sex = 'O' where tenant_id = $1`, [desk.tenant.tenantId]);
    expect((await alertsOf(desk, orderable.urine))[0]?.[0]).toBe('Sex Note');
  });

  it('is kept by the database with its reason, and changed by nobody (OR010)', async () => {
    const desk = await openOrderDesk(parts);
    const [orderId] = await desk.sign();
    const insert = parts.owner.query(
      `insert into order_alert (tenant_id, clinical_order_id, alert_kind, severity, about, signed_by, signed_at)
       values ($1, $2, 'Allergy', 'Stop', 'Penicillin', 1, now())`,
      [desk.tenant.tenantId, orderId],
    );
    await expect(insert).rejects.toThrow(/check constraint/);
    const { rows } = await parts.owner.query<{ may: boolean }>(
      `select has_table_privilege('charaka_app', 'order_alert', 'update') as may`,
    );
    expect(rows).toEqual([{ may: false }]);
  });
});

describe('the same twice', () => {
  const again = 'Urine routine is already ordered. Please confirm that it is needed again';

  it('in one basket is asked about before it is signed, and signed once that is confirmed (OR011)', async () => {
    const desk = await openOrderDesk(parts);
    expect((await desk.call([{}, { isRepeatConfirmed: undefined }])).message).toBe(again);
    expect(await desk.sign({}, { isRepeatConfirmed: true })).toHaveLength(2);
  });

  it('open already is asked about beside another line of the basket (OR011)', async () => {
    const desk = await openOrderDesk(parts);
    await desk.sign();
    expect((await desk.call([{ chargeId: orderable.xray }, { isRepeatConfirmed: false }])).message).toBe(again);
  });
});

describe('a brand', () => {
  it('is judged by what the item master says it holds, as a medicine and as an allergy (OP022, Q254)', async () => {
    const desk = await openVisitDesk(parts);
    const { tenant, patientId, encounterId } = desk;
    const item = {
      itemCode: 'AUG625',
      itemName: 'Augmentin 625 Duo tablet',
      itemType: 'Medical',
      pack: 'Strip of 10',
    } as const;
    const genericName = 'Amoxicillin and clavulanic acid';
    const added = await tenant.ask(addPharmacyItem, { item: { ...item, genericName, gstSlabId: 1 } });
    expect(added.item.genericName).toBe(genericName);
    const asked = async (substance: string, medicine: string) => {
      await tenant.ask(saveAllergies, { patientId, allergies: [{ kind: 'Drug', substance, state: 'Active' }] });
      const { lines } = await tenant.ask(checkOrders, { encounterId, lines: [{ genericName: medicine }] });
      return lines[0]?.alerts.map(({ kind, severity, about }) => [kind, severity, about]);
    };
    expect(await asked('Penicillin', 'Augmentin')).toEqual([['Allergy', 'Stop', 'Penicillin']]);
    expect(await asked('Augmentin', 'Ibuprofen')).toEqual([]);
    expect(await asked('Combiflam', 'Amlodipine')).toEqual([['Allergy', 'Warn', 'Combiflam']]);
  });

  it('has its generic name filled where the name of the item leaves no doubt, and left open otherwise (Q254)', async () => {
    const { tenant } = await openVisitDesk(parts);
    const add = async (itemCode: string, itemName: string) => {
      const item = { itemCode, itemName, itemType: 'Medical', pack: 'Strip of 10', gstSlabId: 1 } as const;
      return (await tenant.ask(addPharmacyItem, { item })).item.genericName;
    };
    expect(await add('A1', 'Amoxycillin 500 mg capsule')).toBe('Amoxicillin');
    expect(await add('A2', 'Calpol 500')).toBeNull();
  });
});

describe('the question for allergies', () => {
  it('is asked once of a patient before a procedure, and kept with who answered (OR009)', async () => {
    const desk = await refined({ kind: 'Procedure' });
    const asks = async () =>
      (
        await desk.tenant.ask(checkOrders, {
          admissionId: desk.admissionId,
          lines: [{ chargeId: orderable.urine }],
        })
      ).isAllergyAsked;
    expect(await asks()).toBe(true);
    expect((await desk.call([{}])).message).toBe("Please ask for allergies, or choose 'No known allergy'");
    expect((await desk.call([{ chargeId: orderable.xray }])).isFailure).toBe(false);
    const [first] = (await desk.tenant.ask(listOrders, { admissionId: desk.admissionId })).orders;
    const patientId = first?.patientId ?? 0;
    const chart = await desk.tenant.ask(setAllergyStatus, { patientId, status: 'NoneKnown' });
    expect(chart.standing).toMatchObject({ status: 'NoneKnown', saidByName: expect.any(String) });
    expect(await asks()).toBe(false);
    expect((await desk.call([{}])).isFailure).toBe(false);
  });
});

describe('a repetition', () => {
  it('is warned of within the window of the orderable, and names the earlier order (OR011)', async () => {
    const desk = await refined({ repeatWindowHours: 24 });
    const [orderId = 0] = await desk.sign();
    await desk.tenant.ask(work.startOrders, { orderIds: [orderId] });
    await desk.tenant.ask(work.completeOrders, { orderIds: [orderId], resultSummary: 'Normal' });
    const sentence = 'Urine routine is already ordered. Please confirm that it is needed again';
    expect((await desk.call([{}])).message).toBe(sentence);
    const [again = 0] = await desk.sign({ isRepeatConfirmed: true });
    expect((await desk.tenant.ask(getOrder, { order: { orderId: again } })).alerts).toMatchObject([
      { kind: 'DuplicateOrder', severity: 'Warn', about: 'Urine routine', earlierOrderId: orderId },
    ]);
    await desk.tenant.ask(work.cancelOrders, { orderIds: [again], reason: 'Not wanted' });
    await parts.owner.query(
      `update clinical_order set status_at = now() - interval '25 hours' where tenant_id = $1 and clinical_order_id = $2`,
      [desk.tenant.tenantId, orderId],
    );
    expect((await desk.call([{}])).isFailure).toBe(false);
  });

  it('is a member besides the panel that holds it; a panel is one order with its members told (OR011, OR019)', async () => {
    const desk = await openOrderDesk(parts);
    const { orderableId } = await refineWith(desk, {});
    await refineWith(desk, { chargeId: orderable.xray, orderName: 'Panel', memberIds: [orderableId] });
    const orderIds = await desk.sign({ chargeId: orderable.xray });
    expect(orderIds).toHaveLength(1);
    const { rows } = await desk.tenant.ask(orderWorklist.list, {});
    expect(rows).toMatchObject([{ orderName: 'Panel', memberNames: ['Urine routine'] }]);
    expect(await alertsOf(desk, orderable.urine)).toEqual([['DuplicateOrder Warn']]);
    expect((await desk.call([{}])).isFailure).toBe(true);
    await desk.tenant.ask(work.startOrders, { orderIds });
    await desk.tenant.ask(work.completeOrders, { orderIds, resultSummary: 'Clear' });
    expect(await desk.charged()).toEqual([['Chest x-ray', 35_000]]);
  });
});

describe('an orderable', () => {
  it.each([
    ['Order', [1, 1, 1]],
    ['Start', [0, 1, 1]],
    ['Done', [0, 0, 1]],
  ] as const)(
    'charged at %s is charged then and once, whatever becomes of the master (OR015, OR016)',
    async (chargeMoment, lines) => {
      const desk = await refined({ chargeMoment });
      const orderIds = await desk.sign();
      await parts.owner.query('update orderable set charge_moment = null where tenant_id = $1', [desk.tenant.tenantId]);
      const counted = [(await desk.charged()).length];
      await desk.tenant.ask(work.startOrders, { orderIds });
      counted.push((await desk.charged()).length);
      await desk.tenant.ask(work.completeOrders, { orderIds, resultSummary: 'Normal' });
      counted.push((await desk.charged()).length);
      expect(counted).toEqual(lines);
    },
  );

  it('brings an order onto the worklist so long before its time, and is found by its other words (OR042)', async () => {
    const desk = await refined({ leadMinutes: 600, synonyms: 'urinalysis, dipstick', preparation: 'Morning specimen' });
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const [soon] = await desk.sign({ orderFor: inHours(9) }, { orderFor: inHours(11), isRepeatConfirmed: true });
    expect((await desk.tenant.ask(orderWorklist.list, {})).rows.map(({ orderId }) => orderId)).toEqual([soon]);
    const { orderables } = await desk.tenant.ask(findOrderables, {
      admissionId: desk.admissionId,
      searchText: 'dipst',
    });
    expect(orderables).toMatchObject([{ chargeId: orderable.urine, preparation: 'Morning specimen' }]);
  });

  it('says who pays to whoever does not see prices, and waits for the payer where it is asked first (OR027, OR040)', async () => {
    const desk = await refined({ requiresPayerApproval: true });
    const { tenantId } = desk.tenant;
    await parts.owner.query(
      `delete from role_permission where tenant_id = $1 and role_id = 31 and menu_path = 'charge'`,
      [tenantId],
    );
    const told = async () =>
      (
        await desk.tenant.ask(findOrderables, { admissionId: desk.admissionId, searchText: 'urine' }, { as: 'viewer' })
      ).orderables.map(({ price, cover }) => [price, cover]);
    const paidBy = (payer: string) =>
      parts.owner.query(`update admission set association_id = ${payer} where tenant_id = $1`, [tenantId]);
    await paidBy('null');
    expect(await told()).toEqual([[null, 'PatientPays']]);
    await paidBy('(select min(association_id) from association where tenant_id = $1)');
    expect(await told()).toEqual([[null, 'ApprovalNeeded']]);
    const orderIds = await desk.sign();
    expect((await desk.tenant.call(work.startOrders, { orderIds })).isFailure).toBe(true);
    await parts.owner.query('update orderable set requires_payer_approval = false where tenant_id = $1', [tenantId]);
    expect(await told()).toEqual([[null, 'Covered']]);
  });
});

describe('sets and favourites', () => {
  it('are offered with their prices; what is signed remembers set and version, and a change of the set changes no order (OR039)', async () => {
    const desk = await openVisitDesk(parts);
    const { tenant, encounterId } = desk;
    const { orderSetId } = (await tenant.ask(addOrderSet, { orderSet: plainSet })).orderSet;
    await tenant.ask(setFavourite, { chargeId: orderable.xray, isFavourite: true });
    await tenant.ask(setFavourite, { chargeId: orderable.urine, isFavourite: true });
    const choices = await tenant.ask(listOrderChoices, { encounterId });
    expect(choices.favourites.map(({ orderName }) => orderName)).toEqual(['Chest x-ray', 'Urine routine']);
    expect(choices.sets).toMatchObject([
      {
        orderSetId,
        setVersion: 1,
        setName: 'Fever',
        lines: [{ isTicked: true, item: { price: 8500, isFavourite: true } }],
      },
    ]);
    const [orderId] = await desk.sign({ orderSetId, orderSetVersion: 1 });
    await tenant.ask(updateOrderSet, { orderSet: { ...plainSet, setName: 'Fever, first day', orderSetId } });
    const { rows } = await parts.owner.query(
      'select order_set_id::int, order_set_version, order_name from clinical_order where tenant_id = $1 and clinical_order_id = $2',
      [tenant.tenantId, orderId],
    );
    expect(rows).toEqual([{ order_set_id: orderSetId, order_set_version: 1, order_name: 'Urine routine' }]);
    for (const change of [
      { orderSetId, orderSetVersion: 3 },
      { orderSetId: 9999, orderSetVersion: 1 },
    ])
      expect((await desk.call([{ ...change, isRepeatConfirmed: true }])).message).toBe('This order set does not exist');
    await tenant.ask(setFavourite, { chargeId: orderable.xray, isFavourite: false });
    expect((await tenant.ask(listOrderChoices, { encounterId })).favourites).toHaveLength(1);
  });
});
