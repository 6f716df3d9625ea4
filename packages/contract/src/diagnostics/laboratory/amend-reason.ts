// Why a signed report changes: the same reason for values, cultures and narratives (LB048).
import { requiredText } from '../../kernel/field.ts';
import { laboratoryChecks } from './laboratory-sentences.ts';

/** The report shows the reason, so a word alone is refused. */
export const MIN_AMEND_REASON = 10;
export const MAX_AMEND_REASON = 500;

/** The field of a call that amends a report. */
export const amendReason = () =>
  requiredText(laboratoryChecks.whyAmended, MAX_AMEND_REASON).min(MIN_AMEND_REASON, laboratoryChecks.whyAmended.text);
