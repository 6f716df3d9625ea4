// Proves what a posted line becomes in the form that changes it, and what that form sends.
import { describe, expect, it } from 'vitest';
import { changedLineErrors, changedLineOf, isPosted, lineChange } from './posted-line.ts';
import type { ServiceCharge } from './service-charge.ts';

const line = {
  serviceChargeId: 7,
  chargeId: 3,
  chargeType: { chargeTypeId: 2, chargeTypeName: 'Service' },
  chargeCategoryId: 5,
  appliedCharge: 80_000,
  itemDiscount: 20_000,
  quantity: 2500,
  remark: null,
  changedAt: '2026-11-20T10:00:00.000Z',
} as unknown as ServiceCharge;

describe('a posted charge in its form', () => {
  it('stands in rupees and whole quantities, its discount also as a percentage (R444)', () => {
    expect(changedLineOf(line)).toMatchObject({
      appliedCharge: 800,
      itemDiscount: 200,
      discountPercent: 25,
      quantity: 2.5,
      remark: '',
    });
    expect(changedLineOf({ ...line, itemDiscount: 0 as never })).toMatchObject({
      itemDiscount: '',
      discountPercent: '',
    });
  });

  it('wants a reason, and amounts as a new line does (R441, R442, Q100)', () => {
    const values = changedLineOf(line);
    expect(changedLineErrors(values)).toEqual({ reason: 'Please enter reason' });
    expect(changedLineErrors({ ...values, reason: ' ' })).toHaveProperty('reason');
    const wrong = { ...values, reason: 'Typed wrong', appliedCharge: 0, quantity: 0 };
    expect(changedLineErrors(wrong)).toMatchObject({
      appliedCharge: 'The value must be greater than 0',
      quantity: 'The value must be greater than 0',
      itemDiscount: 'discountTooLarge',
    });
    expect(changedLineErrors({ ...values, reason: 'Typed wrong', remark: 'x'.repeat(301) })).toHaveProperty('remark');
  });

  it('is sent with what was seen of its last change', () => {
    expect(lineChange(9, line, { ...changedLineOf(line), itemDiscount: '', reason: 'Typed wrong' })).toEqual({
      admissionId: 9,
      serviceChargeId: 7,
      appliedCharge: 800,
      itemDiscount: 0,
      quantity: 2.5,
      remark: '',
      reason: 'Typed wrong',
      changedAt: '2026-11-20T10:00:00.000Z',
    });
  });

  it('is not offered for the rent of a bed, which nobody posted', () => {
    expect([isPosted(line), isPosted({ serviceChargeId: 0 })]).toEqual([true, false]);
  });
});
