// What the print setting form sends, and the letterhead its preview shows.
import { expect, it } from 'vitest';
import { inputOf, letterheadOf, valuesOf, withLine } from './print-setting-form.ts';

it('begins with A4, 10 mm and every line, and sends no empty field (R274, Q17)', () => {
  const values = { ...valuesOf(null), settingFor: 'ipd_bill' };
  expect(inputOf(values)).toEqual({
    settingFor: 'ipd_bill',
    paperSize: 'A4',
    marginMillimetres: 10,
    hiddenLines: [],
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

it('leaves lines out and takes them back, each once', () => {
  const hidden = withLine(withLine([], 'barcodes', false), 'barcodes', false);
  expect(hidden).toEqual(['barcodes']);
  expect(withLine([...hidden, 'payments'], 'barcodes', true)).toEqual(['payments']);
});
