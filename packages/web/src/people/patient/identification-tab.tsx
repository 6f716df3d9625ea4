// The tab Identification of the patient dialog: a card that proves who the patient is (R222).
import { idCardIssuers, idCardTypes } from '@charaka/contract/people/patient/patient-values';
import { digitsOf } from '@charaka/rules/person/phone';
import { useTranslation } from 'react-i18next';
import { wordChoices } from '../../kernel/choices.ts';
import { PhoneField, SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import type { PatientFormApi } from './patient-form.ts';

const ADDHAR_DIGITS = 12;

/** A full stop in a stored word would divide the key of a text. */
const issuerKeys = { 'Indian Gov.': 'country', 'State Gov.': 'state' } as const;

/** The number of an Addhar takes digits only; blanks between pasted ones fall away. */
export function IdentificationTab({ form }: { form: PatientFormApi }) {
  const { t } = useTranslation('patient');
  const isAddhar = form.values.idCardType === 'Addhar';
  const number = { label: t('idCardNo'), ...form.getInputProps('idCardNo') };
  return (
    <Columns cols={{ base: 1, xs: 2, md: 3 }} spacing="md" verticalSpacing="xs">
      <SelectField
        label={t('idCardType')}
        choices={wordChoices(idCardTypes, (word) => t(`idCardTypes.${word}`))}
        {...form.getInputProps('idCardType')}
        onChange={(type) =>
          form.setValues({
            idCardType: type ?? null,
            ...(type === 'Addhar' ? { idCardNo: digitsOf(form.values.idCardNo) } : {}),
          })
        }
      />
      {isAddhar ? (
        <PhoneField
          {...number}
          maxLength={ADDHAR_DIGITS + 2}
          onChange={(typed) => form.setFieldValue('idCardNo', digitsOf(typed ?? '').slice(0, ADDHAR_DIGITS))}
        />
      ) : (
        <TextField {...number} maxLength={30} />
      )}
      <SelectField
        label={t('idCardIssuer')}
        choices={wordChoices(idCardIssuers, (word) => t(`idCardIssuers.${issuerKeys[word]}`))}
        {...form.getInputProps('idCardIssuer')}
      />
    </Columns>
  );
}
