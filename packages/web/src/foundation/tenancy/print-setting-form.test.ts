// Values sent by the print setting form, and the letterhead its preview shows.
import { expect, it } from 'vitest';
import { inputOf, letterheadOf, valuesOf } from './print-setting-form.ts';

it('begins with A4 and 10 mm, and sends no empty field (R274, Q17)', () => {
  const values = { ...valuesOf(null), settingFor: 'ipd_bill' };
  expect(inputOf(values)).toEqual({
    settingFor: 'ipd_bill',
    paperSize: 'A4',
    marginMillimetres: 10,
    isActive: true,
  });
  expect(letterheadOf(values)).toMatchObject({ headerHeight: null, footerHeight: null, marginMillimetres: 10 });
});

it('shows in the preview what is typed, as far as it can be (R274)', () => {
  const values = {
    ...valuesOf(null),
    settingFor: 'ipd_bill',
    headerHeight: 120,
    footerHeight: 900,
    marginMillimetres: '',
  };
  expect(letterheadOf(values)).toMatchObject({ headerHeight: 120, footerHeight: null, marginMillimetres: 10 });
});
