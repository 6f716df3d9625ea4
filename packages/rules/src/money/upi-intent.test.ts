// The UPI link: its fields by name, and where it is offered.
import { describe, expect, it } from 'vitest';
import { rupeesToPaise } from './money.ts';
import { takesUpi, upiIntent, upiReference } from './upi-intent.ts';

describe('a UPI intent', () => {
  const link = upiIntent({
    address: 'demo1@example',
    payeeName: 'Demo & Sons Hospital',
    amountPaise: rupeesToPaise(1500.5),
    note: 'Payment IP/12',
    reference: 'IP/12-P3',
  });

  it('names payee, amount, currency, note and reference as the linking specification does (R486)', () => {
    expect(link).toBe(
      'upi://pay?pa=demo1@example&pn=Demo%20%26%20Sons%20Hospital&am=1500.50&cu=INR&tn=Payment%20IP%2F12&tr=IP12P3',
    );
    expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
      pa: 'demo1@example',
      pn: 'Demo & Sons Hospital',
      am: '1500.50',
      cu: 'INR',
      tn: 'Payment IP/12',
      tr: 'IP12P3',
    });
  });

  it('has a reference of letters and digits, 35 at most', () => {
    expect(upiReference('IP/', 12, ' bill')).toBe('IP12bill');
    expect(upiReference('X'.repeat(40))).toHaveLength(35);
  });

  it('is offered in India for rupees where an address is set, and nowhere else', () => {
    const hospital = { countryCode: 'IN', currency: 'INR', upiAddress: 'demo1@example' };
    expect(takesUpi(hospital)).toBe(true);
    expect(takesUpi({ ...hospital, upiAddress: null })).toBe(false);
    expect(takesUpi({ ...hospital, upiAddress: '' })).toBe(false);
    expect(takesUpi({ ...hospital, countryCode: 'BD', currency: 'BDT' })).toBe(false);
    expect(takesUpi({ ...hospital, currency: 'USD' })).toBe(false);
  });
});
