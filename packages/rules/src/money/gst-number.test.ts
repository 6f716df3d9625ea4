// A GST number by its shape, its check sign and its state.
import { describe, expect, it } from 'vitest';
import { gstNumberFault } from './gst-number.ts';

describe('a GST number', () => {
  it('has a shape, a check sign and its state at the beginning (R521)', () => {
    expect(gstNumberFault('27AAPFU0939F1ZV', '27')).toBeNull();
    expect(gstNumberFault('27AAPFU0939F1ZV', null)).toBeNull();
    expect(gstNumberFault('27AAPFU0939F1ZV', '32')?.text).toContain('begin with 32');
    expect(gstNumberFault('27AAPFU0939F1ZW', '27')?.text).toContain('mistyped');
    expect(gstNumberFault('27AAPFU0993F1ZV', '27')?.text).toContain('mistyped');
    for (const odd of ['', '27', 'AAAPFU0939F1ZV7', '27aapfu0939f1zv', '27AAPFU0939F1ZVV', '27AAPFU0939F0ZV'])
      expect(gstNumberFault(odd, '27')?.text).toContain('15 characters');
  });
});
