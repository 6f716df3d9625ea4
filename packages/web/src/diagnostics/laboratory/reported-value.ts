// Text of a value: the value, or the reason why there is none (LB010).
import type { NotCalculatedReason } from '@charaka/rules/diagnostics/not-calculated';
import type { TFunction } from 'i18next';

/** Why a formula gave no value. */
export interface WhyNot {
  readonly reason: NotCalculatedReason;
  readonly lacking: string;
}

/** 'Not calculated: Triglycerides missing'. */
export const notCalculatedText = (t: TFunction<'laboratory'>, { reason, lacking }: WhyNot): string =>
  t(`notCalculatedWhy.${reason}`, { lacking });

/** A value as reports have it; versions of before say nothing of rows without a value. */
export interface ReportedValue {
  readonly valueText?: string | null | undefined;
  readonly isHeading?: boolean | null | undefined;
  readonly isEmpty?: boolean | null | undefined;
  readonly notCalculated?: WhyNot | null | undefined;
}

/** The value, the reason why it was not calculated, or a dash where nothing had to be entered. */
export function valueShown(t: TFunction<'laboratory'>, one: ReportedValue): string {
  if (one.valueText != null) return one.valueText;
  if (one.isHeading) return '';
  if (one.isEmpty) return '–';
  return one.notCalculated ? notCalculatedText(t, one.notCalculated) : t('notCalculated');
}
