// The second check of high-alert and look-alike medicine through the calls, and items that are sold without a discount.

import { approveRequest, listApprovals } from '@charaka/contract/foundation/approval/approval';
import { addDirectSale } from '@charaka/contract/supply/dispensing/direct-sale';
import { addItemBarcode } from '@charaka/contract/supply/dispensing/item-barcode';
import { addPharmacyItem, updatePharmacyItem } from '@charaka/contract/supply/pharmacy/item';
import { addSale } from '@charaka/contract/supply/pharmacy/sale';
import { askSecondCheck, secondCheckField } from '@charaka/contract/supply/pharmacy/second-check';
import { describe, expect, it } from 'vitest';
import { addColleague } from '../../../test-support/money/approvals.ts';
import { addMedicine, directSaleOf } from '../../../test-support/record/dispensing-desk.ts';
import { addItem, saleOf, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { addUserOfRole } from '../../../test-support/server/test-roles.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

/** A batch of high-alert insulin at Rs 100, a patient, and a colleague who may sell medicine too. */
async function makeScene(settings = '', more: object = { isHighAlert: true }) {
  const tenant = await makeTenant(parts);
  // Before the first call: the session keeps the settings of its hospital.
  if (settings) await parts.owner.query(`update hospital set ${settings} where tenant_id = $1`, [tenant.tenantId]);
  const [patientId = 0] = await tenant.addPatients(1);
  const itemId = await addMedicine(tenant, { itemName: 'Insulin 40 IU injection', pack: 'Vial', ...more });
  const batchId = await stock(tenant, itemId, { batchNumber: 'INS7', quantity: 10, mrp: 100 });
  const as = await addColleague(tenant, { userId: 61, staffId: 2, isApprover: false });
  const sell = (quantity = 1, line: object = {}) => {
    const { sale } = directSaleOf({ patientId }, [{ batchId, mrp: 100, quantity }]);
    return tenant.call(addDirectSale, { sale: { ...sale, lines: [{ batchId, quantity, ...line }] } });
  };
  const ask = (owner: object = { patientId }, quantity = 1) =>
    tenant.call(askSecondCheck, { sale: { ...owner, lines: [{ batchId, quantity }] } });
  return { tenant, patientId, itemId, batchId, as, sell, ask };
}

/** Decides the newest request as a user; the answer of the decision. */
async function check(tenant: TestTenant, as: TestUser) {
  const { rows } = await tenant.ask(listApprovals, { only: 'own' });
  return tenant.call(
    approveRequest,
    { approvalRequest: { approvalRequestId: rows[0]?.approvalRequestId ?? 0 } },
    { as },
  );
}

const checksOf = async (tenant: TestTenant) =>
  (
    await parts.owner.query(
      'select checked_by, is_own_check from pharmacy_sale_line where tenant_id = $1 order by sale_line_id',
      [tenant.tenantId],
    )
  ).rows;

describe('high-alert medicine', () => {
  it('of the next person without a record does not wait for the first one (PH049)', async () => {
    const { ask } = await makeScene();
    expect((await ask({})).isFailure).toBe(false);
    expect((await ask({})).message).toBe('A request about this is already waiting for a decision');
    expect((await ask({}, 2)).isFailure).toBe(false);
  });

  it('is sold after another person checked these units, once, and the line names that person (PH049, Q268)', async () => {
    const { tenant, as, sell, ask } = await makeScene();
    const refused = await sell();
    expect(refused.message).toBe(
      'Insulin 40 IU injection is high-alert or look-alike medicine: ask another person to check it',
    );
    expect(refused.wire._failure).toBeTruthy();
    expect((await ask()).message).toBe('Another person was asked to check the medicine');
    expect((await sell()).isFailure).toBe(true);
    const { rows } = await tenant.ask(listApprovals, { only: 'own' });
    expect(rows[0]?.facts.find(({ name }) => name === 'medicines')?.text).toMatch(
      /^Insulin 40 IU injection, batch INS7, expiry .*: 1$/,
    );
    const own = { approvalRequest: { approvalRequestId: rows[0]?.approvalRequestId ?? 0 } };
    expect((await tenant.call(approveRequest, own)).isFailure).toBe(true);
    expect((await check(tenant, as)).isFailure).toBe(false);
    expect((await sell(2)).isFailure).toBe(true);
    expect((await sell()).message).toBe('Cash memo PH1 saved');
    expect(await checksOf(tenant)).toEqual([{ checked_by: expect.anything(), is_own_check: false }]);
    expect((await sell()).message).toMatch(/ask another person to check it$/);
  });

  it('may have an own second look where the hospital allows it: its strength or a code of it (PH049)', async () => {
    const { tenant, itemId, sell } = await makeScene('is_own_second_look_allowed = true');
    expect((await sell()).message).toMatch(/: scan it again or type its strength, or ask another person to check it$/);
    const wrong = await sell(1, { secondLook: '100 IU' });
    expect(wrong.message).toBe('This is neither a code nor the strength of Insulin 40 IU injection');
    expect((await sell(1, { secondLook: '40 iu' })).isFailure).toBe(false);
    await tenant.ask(addItemBarcode, { barcode: { itemId, code: '8901234567890' } });
    expect((await sell(1, { secondLook: '8901234567890' })).isFailure).toBe(false);
    expect(await checksOf(tenant)).toEqual([
      { checked_by: expect.anything(), is_own_check: true },
      { checked_by: expect.anything(), is_own_check: true },
    ]);
  });

  it('is not checked by the own look of a hospital that does not allow it (PH049)', async () => {
    const { sell } = await makeScene();
    expect((await sell(1, { secondLook: '40 IU' })).message).toMatch(/: ask another person to check it$/);
  });

  it('of a stay is checked by the nurse who takes it over, of an outpatient by a pharmacist (PH049)', async () => {
    const { tenant, batchId, sell, ask } = await makeScene('', { lookAlikeOf: 'Insulin 100 IU' });
    const nurse = await addUserOfRole(tenant, 31, ['clinical-note']);
    await parts.owner.query(
      `update role_permission set can_edit = true where tenant_id = $1 and role_id = 31 and menu_path = 'approval'`,
      [tenant.tenantId],
    );
    expect((await ask()).isFailure).toBe(false);
    expect((await check(tenant, nurse)).message).toBe('Medicine for outpatients is checked by a pharmacist');
    expect((await sell()).isFailure).toBe(true);
    const admissionId = await admitInScene(tenant);
    const sellToStay = () => tenant.call(addSale, saleOf(admissionId, [{ batchId, mrp: 100, quantity: 1 }]));
    const refused = await sellToStay();
    expect(refused.message).toMatch(/ask another person to check it$/);
    expect(secondCheckField).toBe('sale.secondCheck');
    expect((await ask({ admissionId })).isFailure).toBe(false);
    const { rows } = await tenant.ask(listApprovals, { only: 'own' });
    expect(rows[0]?.facts.find(({ name }) => name === 'lookAlikeOf')?.text).toBe('Insulin 100 IU');
    expect((await check(tenant, nurse)).isFailure).toBe(false);
    expect((await sellToStay()).isFailure).toBe(false);
  });

  it('is not asked about where no medicine of the sale needs a check (PH049)', async () => {
    const { ask, sell } = await makeScene('', {});
    expect((await ask()).message).toBe('No medicine of this sale needs a second check');
    expect((await sell()).isFailure).toBe(false);
  });
});

describe('an item without discount', () => {
  it('is kept on the item, refuses the discount of a line, and takes no share of the memo (PH087)', async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query('update hospital set discount_limit_basis_points = 10000 where tenant_id = $1', [
      tenant.tenantId,
    ]);
    const [patientId = 0] = await tenant.addPatients(1);
    const typed = { itemCode: 'FIX', itemName: 'Fixed price', itemType: 'Medical', pack: 'Strip of 10', gstSlabId: 2 };
    const { item } = await tenant.ask(addPharmacyItem, { item: { ...typed, isDiscountAllowed: false } } as never);
    expect(item.isDiscountAllowed).toBe(false);
    const fixed = await stock(tenant, item.itemId, { quantity: 5, mrp: 60 });
    const usual = await stock(tenant, await addItem(tenant), { quantity: 5, mrp: 40 });
    const lines = [
      { batchId: fixed, mrp: 60, quantity: 1 },
      { batchId: usual, mrp: 40, quantity: 1 },
    ];
    const sellWith = (memoDiscount: number, net = 100 - memoDiscount, own = 0) =>
      tenant.call(
        addDirectSale,
        directSaleOf({ patientId }, own ? lines.map((line) => ({ ...line, discount: own })) : lines, {
          memoDiscount,
          net,
          amount: net,
        }),
      );
    expect((await sellWith(0, 98, 1)).message).toBe('Fixed price is sold without a discount');
    expect((await sellWith(41)).message).toBe('The discount is more than the lines that may have one are worth');
    const { sale } = (await sellWith(10)).output;
    expect(sale.lines.map(({ discount }) => discount)).toEqual([0, 1000]);
    const admissionId = await admitInScene(tenant);
    const toStay = await tenant.call(
      addSale,
      saleOf(admissionId, [{ batchId: fixed, mrp: 60, quantity: 1, discount: 5 }]),
    );
    expect(toStay.message).toBe('Fixed price is sold without a discount');
    const changed = { ...typed, itemId: item.itemId, isDiscountAllowed: true };
    await tenant.ask(updatePharmacyItem, { item: changed } as never);
    expect((await sellWith(0, 98, 1)).isFailure).toBe(false);
  });
});
