// Suppliers: their numbers for tax, and their licences.
import { suppliers } from '@charaka/contract/supply/purchase/supplier';
import { expect, it } from 'vitest';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { supplierOf } from '../../../test-support/record/purchase-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

it('a supplier is saved with its licences; state and PAN follow from the GST number (PH028, PH036)', async () => {
  const tenant = await makeTenant(parts);
  const typed = supplierOf({ paymentDays: 30, msmeKind: 'Micro', activity: 'Trader', returnDaysBefore: 90 });
  const { supplier } = await tenant.ask(suppliers.add, { supplier: typed });
  expect(supplier).toMatchObject({
    ...typed,
    stateCode: '27',
    panNumber: typed.gstNumber?.slice(2, 12),
    isActive: true,
  });
  const licences = [{ form: '20G' as const, licenceNo: 'MH-X', feePaidUntil: dayOf(10), state: 'Suspended' as const }];
  const opened = await tenant.ask(suppliers.get, { supplier: { supplierId: supplier.supplierId } });
  const changed = await tenant.ask(suppliers.update, {
    supplier: { ...typed, supplierId: supplier.supplierId, version: opened.supplier.version, licences },
  });
  expect(changed.supplier.licences).toEqual(licences);
});

it('a GST number is of one supplier in use, and the refusal names that supplier (PH039)', async () => {
  const tenant = await makeTenant(parts);
  const first = supplierOf();
  const { supplier } = await tenant.ask(suppliers.add, { supplier: first });
  const second = supplierOf({ gstNumber: first.gstNumber ?? null });
  const refused = await tenant.call(suppliers.add, { supplier: second });
  expect(refused.message).toBe(`${first.supplierName} has this GST number already`);
  expect(refused.fields).toHaveProperty('supplier.gstNumber');
  const { supplierId } = supplier;
  const { version } = (await tenant.ask(suppliers.get, { supplier: { supplierId } })).supplier;
  await tenant.ask(suppliers.update, { supplier: { ...first, supplierId, version } });
  await tenant.ask(suppliers.remove, { supplier: { supplierId } });
  await tenant.ask(suppliers.add, { supplier: second });
});

it('a GST number is of the state and the kind of its supplier (PH036)', async () => {
  const tenant = await makeTenant(parts);
  const refusal = async (more: Parameters<typeof supplierOf>[0]) =>
    (await tenant.call(suppliers.add, { supplier: supplierOf(more) })).message;
  expect(await refusal({ stateCode: '32' })).toContain('begin with 32');
  expect(await refusal({ gstNumber: '27AAPFU0939F1ZW' })).toContain('mistyped');
  expect(await refusal({ gstNumber: null })).toBe('A supplier of this kind needs a GST number');
  expect(await refusal({ gstKind: 'Unregistered' })).toBe('An unregistered supplier has no GST number');
  expect(await refusal({ panNumber: 'AAAPL1234C' })).toBe('The PAN is not the one inside the GST number');
});
