// Why a signed report changes: one field for amended values, cultures and narratives (LB048).
import { MAX_AMEND_REASON, MIN_AMEND_REASON } from '@charaka/contract/diagnostics/laboratory/amend-reason';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../ui/field/field-props.ts';
import { TextAreaField } from '../../ui/field/form-fields.tsx';

/** The report shows the reason. */
export function AmendReasonField(props: Omit<FieldProps<string | null | undefined>, 'label'>) {
  const { t } = useTranslation('laboratory');
  return <TextAreaField {...props} label={t('amendReason')} isRequired rows={2} maxLength={MAX_AMEND_REASON} />;
}

/** Returns the check of a form with the field: the fault of a reason that is too short, beside `amendReason`. */
export function useAmendReasonCheck(): (values: { readonly amendReason: string }) => { amendReason?: string } {
  const { t } = useTranslation('laboratory');
  return ({ amendReason }) =>
    amendReason.trim().length < MIN_AMEND_REASON ? { amendReason: t('amendReasonNeeded') } : {};
}
