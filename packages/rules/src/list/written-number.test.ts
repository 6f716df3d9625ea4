// Numbers and amounts as price lists of India and Bangladesh write them.
import { describe, expect, it } from 'vitest';
import { amountOfText, countOfText, decimalOfText, numberOfText } from './written-number.ts';

describe('an amount in a file', () => {
  it.each([
    ['₹ 1,350', '1350'],
    ['Rs. 500/-', '500'],
    ['Rs.1,25,000.50', '125000.50'],
    ['INR 99', '99'],
    ['1350 INR', '1350'],
    ['Tk 500', '500'],
    ['৳ ১,২৫০', '1250'],
    ['500 Taka', '500'],
    ['500/=', '500'],
    ['1350.00', '1350.00'],
    ['5 000', '5000'],
    ['1\u00a0000', '1000'],
    ['Rs 1\u202f25\u202f000.50', '125000.50'],
    ['12 345 678', '12345678'],
  ])('%s is %s', (text, digits) => {
    expect(amountOfText(text)).toEqual({ digits });
  });

  it.each([
    ['12,50', '1250', '12.50'],
    ['Rs 1.250', '1250', '1.25'],
    ['5,5', '55', '5.5'],
    ['1 000,50', '100050', '1000.50'],
  ])('%s may be %s or %s, and is not guessed', (text, first, second) => {
    expect(amountOfText(text)).toEqual({ readings: [first, second] });
  });

  it.each([
    '',
    'Rs',
    'free',
    '12-15',
    '1.35E+03',
    '12 50',
    '1 0000',
    '1  000',
    '0 500',
    '1,000 000',
    '1 000,5,0',
    '$ 50',
    '1,2345',
  ])('%j is none', (text) => {
    expect(amountOfText(text)).toBeUndefined();
  });
});

it('a number keeps three digits behind its point', () => {
  expect(numberOfText('1.250')).toEqual({ digits: '1.250' });
  expect(numberOfText('12.0')).toEqual({ digits: '12.0' });
  expect(numberOfText('Rs 5')).toBeUndefined();
});

it.each([
  ['0,125', '125', '0.125'],
  ['1,250', '1250', '1.250'],
  ['12,50', '1250', '12.50'],
])('a measured %s may be %s or %s, and is not guessed (Q245)', (text, first, second) => {
  expect(decimalOfText(text)).toEqual({ readings: [first, second] });
});

it('a number with a point or with groups around a decimal point has one reading', () => {
  expect(decimalOfText('1,250.5')).toEqual({ digits: '1250.5' });
  expect(decimalOfText('0.125')).toEqual({ digits: '0.125' });
  expect(countOfText('1,000')).toEqual({ digits: '1000' });
  expect(countOfText('1.000')).toEqual({ readings: ['1000', '1.0'] });
});

it('no group of digits begins with zero', () => {
  expect(numberOfText('0,125')).toBeUndefined();
});
