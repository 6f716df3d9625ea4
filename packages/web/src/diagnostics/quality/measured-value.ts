// Error of a typed number of quality control: a comma in it is never guessed (docs/decisions/0245).
import { readTypedNumber } from '@charaka/rules/diagnostics/measured-number';
import type { TFunction } from 'i18next';

/** The sentence beside the field, or null where the text is one number without a comparator. */
export function measuredFault(typed: string, t: TFunction<'quality'>): string | null {
  if (typed.trim() === '') return t('enterValue');
  const read = readTypedNumber(typed);
  if (read.kind === 'proposals')
    return t('valueUnclear', { value: typed.trim(), proposals: read.proposals.join(' / ') });
  return read.kind === 'value' && read.value.comparator === '=' ? null : t('valueNotReadable');
}

/** The same for a deviation, which is above 0. */
export const deviationFault = (typed: string, t: TFunction<'quality'>): string | null =>
  measuredFault(typed, t) ?? (Number(typed) > 0 ? null : t('enterValue'));
