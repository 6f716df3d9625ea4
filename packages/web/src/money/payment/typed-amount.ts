// Amounts as they are typed into forms, made paise for the rules that judge them.
import { type Paise, rupeesToPaise, ZERO } from '@charaka/rules/money/money';

/** Typed rupees as paise; zero when empty or invalid, which the field's own check reports. */
export function typedPaise(value: number | string | null | undefined): Paise {
  if (value === '' || value === null || value === undefined) return ZERO;
  try {
    return rupeesToPaise(value);
  } catch {
    return ZERO;
  }
}
