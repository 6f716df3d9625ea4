// Facts of the hospital at the head of a paper.
import { expect, it } from 'vitest';
import { addressLine, headOf } from './hospital-head.ts';

it('has the name, the whole address and how the hospital is reached, without gaps for what is not given (R276)', () => {
  const lotus = { hospitalName: 'Lotus', address: '4 Lake Road', city: 'Pune', pincode: '411001', gstNumber: 'X' };
  expect(headOf({ ...lotus, address1: '', stateName: 'Maharashtra', phone: '', email: null })).toEqual({
    name: 'Lotus',
    address: '4 Lake Road, Pune 411001, Maharashtra',
    gstin: 'X',
    phone: '',
    email: null,
  });
});

it('names a town once, where the street tells it too (R527)', () => {
  expect(addressLine({ lines: ['12 Lake Road', 'kolkata'], city: 'Kolkata', pincode: '700029' })).toBe(
    '12 Lake Road, Kolkata 700029',
  );
  expect(addressLine({ lines: [null, ''] })).toBe('');
});
