// Amounts as they are typed into forms, made paise for the rules that judge them.
import { type Paise, rupeesToPaise, ZERO } from '@charaka/rules/money/money';

/** What was typed in rupees as paise; nothing or nonsense is zero, the field's own check names it. */
export function typedPaise(value: number | string | null | undefined): Paise {
  if (value === '' || value === null || value === undefined) return ZERO;
  try {
    return rupeesToPaise(value);
  } catch {
    return ZERO;
  }
}
