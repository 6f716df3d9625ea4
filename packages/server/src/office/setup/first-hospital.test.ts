// A tenant of one's own from nothing to a discharged patient: no call leans on data that only the demo has.

import { chargeCategory } from '@charaka/contract/foundation/masters/charge-category';
import { addStaff } from '@charaka/contract/foundation/staff/staff';
import type { ScreenPermission } from '@charaka/contract/kernel/endpoint';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { addPayment } from '@charaka/contract/money/payment/payment';
import { importCharges, listCharges } from '@charaka/contract/money/tariff/tariff';
import { addPriceItem } from '@charaka/contract/money/tariff/tariff-setting';
import { getFirstRun, RENT_CHARGE_TYPE_ID } from '@charaka/contract/office/setup/setup';
import { addPatient } from '@charaka/contract/people/patient/patient';
import { admit } from '@charaka/contract/stay/admission/admission';
import { bedGroups } from '@charaka/contract/stay/bed/bed-group';
import { addBeds } from '@charaka/contract/stay/bed/bed-setting';
import { dischargePatient, initiateDischarge } from '@charaka/contract/stay/discharge/discharge';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountForm, staffForm } from '../../../test-support/access/staff-form.ts';
import { admissionForm } from '../../../test-support/patient/admission-form.ts';
import { patientForm } from '../../../test-support/patient/patient-form.ts';
import { noParts } from '../../../test-support/server/no-parts.ts';
import { enterAs, makeOwnTenant, OWN_PASSWORD } from '../../../test-support/server/own-tenant.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';
import { handlersOf } from '../../composition/areas.ts';
import { verifyBooks } from '../../money/finance/verify-books.ts';

const parts = useTestApp();
const admin = { as: 'admin' } as const;
const DHAKA = 103;
let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeOwnTenant(parts, { slug: 'padma', displayName: 'Padma Hospital', country: 'BD' });
});

/** A ward of four beds at 1,500 a day, a doctor with a first password, and a price list of two. */
async function setUp() {
  const rent = (await tenant.ask(masterEndpoints(chargeCategory).list, { pageNumber: 1, pageSize: 0 }, admin)) as {
    rows: { chargeCategoryId: number; chargeTypeId: number }[];
  };
  const chargeCategoryId = rent.rows.find((row) => row.chargeTypeId === RENT_CHARGE_TYPE_ID)?.chargeCategoryId ?? 0;
  const charge = { chargeCode: 'BED-A', chargeName: 'Bed in Ward A, a day', chargeCategoryId, standardCharge: 1500 };
  const { chargeId } = (await tenant.ask(addPriceItem, { charge }, admin)).charge;
  const { bedGroupId } = (await tenant.ask(bedGroups.add, { bedGroup: { bedGroupName: 'Ward A' } }, admin)).bedGroup;
  const pattern = { firstBedName: 'A-01', howMany: 4, bedTypeId: 1, bedGroupId, chargeId };
  const { bedIds } = await tenant.ask(addBeds, { pattern }, admin);
  const account = { ...accountForm(tenant, 'Mula-Mutha-17'), mustChangePassword: true };
  const doctor = staffForm({ roleId: 1, specializationId: 1, email: 'ravi@padma.example', account });
  const { staffId } = (await tenant.ask(addStaff, { staff: doctor }, admin)).staff;
  const mapping = { codeColumn: 'code', nameColumn: 'name', categoryColumn: 'category', standardColumn: 'price' };
  const csv = 'code,category,name,price\nOWN-1,Consultation,Visit,800\nOWN-2,Own Category,Dressing,350.50';
  const imported = await tenant.ask(importCharges, { csv, mapping, isPreview: false }, admin);
  expect(imported).toMatchObject({ newCount: 2, isCommitted: true, newCategories: ['Own Category'] });
  return { bedGroupId, bedId: bedIds[0] as number, staffId };
}

/** Admits somebody of Dhaka to the bed and answers the admission. */
async function takeIn({ bedGroupId, bedId, staffId }: Awaited<ReturnType<typeof setUp>>): Promise<number> {
  const lives = patientForm({ countryId: 2, stateId: DHAKA, city: 'Dhaka', nationality: 'Bangladeshi' });
  const { patientId } = (await tenant.ask(addPatient, { patient: lives }, admin)).patient;
  const admission = admissionForm(tenant, patientId, { doctorId: staffId, bedGroupId, bedId });
  return (await tenant.ask(admit, { admission }, admin)).admission.admissionId;
}

describe('a hospital set up from nothing', () => {
  it('admits, charges, takes money, bills, discharges and keeps its books (R365, R437, R476, R501, R521)', async () => {
    const admissionId = await takeIn(await setUp());
    const { rows } = await tenant.ask(listCharges, { search: 'OWN-1' }, admin);
    const line = { chargeId: rows[0]?.chargeId ?? 0, appliedCharge: 800, quantity: 2 };
    await tenant.ask(addCharges, { admissionId, lines: [line] }, admin);
    const paidAt = new Date().toISOString();
    const payment = {
      admissionId,
      paidAt,
      paymentType: 'Receive',
      amount: 1_600,
      upi: 600,
      upiReference: '1234',
    } as const;
    expect((await tenant.ask(addPayment, { payment }, admin)).payment.receiptNo).toBe(1);
    await tenant.ask(initiateDischarge, { admission: { admissionId } }, admin);
    const { finalBill } = await tenant.ask(addBill, { bill: { admissionId, netPayable: 0 } }, admin);
    expect(finalBill.orderNo).toBe(1);
    const { figures } = await tenant.ask(getBill, { admissionId }, admin);
    expect(figures).toMatchObject({ net: 1_600_00, paidInAdvance: 1_600_00, gst: 0, netPayable: 0 });
    await tenant.ask(dischargePatient, { admission: { admissionId } }, admin);
    const { difference, admissionCount } = await verifyBooks(parts.owner, tenant.tenantId);
    expect([difference, admissionCount]).toEqual([null, 1]);
    expect((await tenant.ask(getFirstRun, {}, admin)).firstRun).toMatchObject({
      isStateMissing: false,
      bedCount: 4,
      userCount: 1,
      doctorCount: 1,
      chargeCount: 2,
      hasLetterhead: false,
    });
  });

  it('answers every reading call, and asks a user of the wizard for a password of their own (Q187)', async () => {
    const reading = handlersOf(noParts)
      .map((handler) => handler.endpoint)
      .filter((endpoint) => endpoint.effect === 'read');
    expect(reading.length).toBeGreaterThan(60);
    const body = { pageNumber: 1, pageSize: 10, hospitalId: 1 };
    for (const endpoint of reading) {
      const { status } = await tenant.call(endpoint, {}, { as: 'admin', body });
      const isOfLaboratory = (endpoint.permission as ScreenPermission).deeds?.includes('verify-laboratory');
      expect(isOfLaboratory ? [403] : [200, 400], endpoint.path).toContain(status);
    }
    const { output } = await enterAs(tenant, 'ravi@padma.example', 'Mula-Mutha-17');
    expect(output.user).toMatchObject({ mustChangePassword: true, isSettingUp: false });
    expect((await tenant.call(listCharges, {}, admin)).status).toBe(403);
    await enterAs(tenant, 'asha@aster.example', OWN_PASSWORD);
  });
});
