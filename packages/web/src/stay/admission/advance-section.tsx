// An advance paid while the patient is admitted: amount, mode, and the reference the mode asks for (R470-R474, Q79).
import { advanceModes } from '@charaka/contract/stay/admission/admission-words';
import { lastFourDigits } from '@charaka/rules/money/payment';
import { useTranslation } from 'react-i18next';
import { wordChoices } from '../../kernel/choices.ts';
import { MoneyField, SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import type { AdmissionFormApi } from './admission-form.ts';
import { useStayWord } from './stay-words.ts';

/** More payments, and those split over several modes, are taken in the payment dialog. */
export function AdvanceSection({ form }: { form: AdmissionFormApi }) {
  const { t } = useTranslation('admission');
  const stayWord = useStayWord();
  const { advanceAmount, advanceMode } = form.values;
  const hasAdvance = Number(advanceAmount) > 0;
  const hasReference = advanceMode && advanceMode !== 'Cash';
  return (
    <FormSection title={t('advance.title')}>
      <Columns cols={{ base: 1, xs: 2, md: 3 }} spacing="md" verticalSpacing="xs">
        <MoneyField label={t('advance.amount')} {...form.getInputProps('advanceAmount')} />
        {hasAdvance && (
          <SelectField
            label={t('advance.mode')}
            isRequired
            choices={wordChoices(advanceModes, stayWord)}
            {...form.getInputProps('advanceMode')}
            onChange={(mode) => form.setValues({ advanceMode: mode ?? null, advanceReference: '' })}
          />
        )}
        {hasAdvance && hasReference && (
          <TextField
            label={t(`advance.reference.${advanceMode}`)}
            isRequired={advanceMode !== 'NEFT'}
            placeholder={advanceMode === 'Card' ? t('advance.lastDigits') : undefined}
            {...form.getInputProps('advanceReference')}
            onChange={(text) => form.setFieldValue('advanceReference', keptReference(advanceMode, text ?? ''))}
          />
        )}
      </Columns>
    </FormSection>
  );
}

/** Of a card the last four digits, of a cheque at most ten signs, of UPI and NEFT the whole reference (Q229). */
function keptReference(mode: AdmissionFormApi['values']['advanceMode'], typed: string): string {
  if (mode === 'Card') return lastFourDigits(typed);
  return typed.replace(/\s/g, '').slice(mode === 'Cheque' ? -10 : -35);
}
