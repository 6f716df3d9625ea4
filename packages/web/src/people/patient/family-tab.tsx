// The tab Family and Contact of the patient dialog: parents, whom to call, other ways to reach the patient (R220).
import { namesIn } from '@charaka/contract/kernel/record-parts';
import { patientRecord } from '@charaka/contract/people/patient/patient-fields';
import { digitsOf } from '@charaka/rules/person/phone';
import { useTranslation } from 'react-i18next';
import { RecordSection } from '../../resource/record-fields.tsx';
import { MoneyField, PhoneField, TextField } from '../../ui/field/form-fields.tsx';
import { MobileField } from '../../ui/field/mobile-field.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import type { PatientFormApi } from './patient-form.ts';
import { usePatientLabel } from './patient-label.ts';

const MOST_DIGITS = 16;
const names = namesIn(patientRecord, 'form', 'family', [
  'alternateNo',
  'fatherName',
  'motherName',
  'emergencyContactNo',
  'emergencyContactPerson',
  'familyIncome',
  'creditLimit',
  'note',
  'email',
]);

/** The alternate phone keeps digits only (R238). */
export function FamilyTab({ form, hidden }: { form: PatientFormApi; hidden: ReadonlySet<string> }) {
  const { t } = useTranslation('patient');
  const labelOf = usePatientLabel();
  const own = {
    alternateNo: (
      <PhoneField
        label={t('alternateNo')}
        {...form.getInputProps('alternateNo')}
        // Room for a pasted number with its signs.
        maxLength={30}
        onChange={(typed) => form.setFieldValue('alternateNo', digitsOf(typed ?? '').slice(0, MOST_DIGITS))}
      />
    ),
    emergencyContactNo: <MobileField label={t('emergencyContactNo')} {...form.getInputProps('emergencyContactNo')} />,
    creditLimit: (
      <MoneyField label={t('creditLimit')} description={t('creditLimitHint')} {...form.getInputProps('creditLimit')} />
    ),
    email: <TextField label={t('email')} type="email" maxLength={200} {...form.getInputProps('email')} />,
  };
  return (
    <Columns cols={{ base: 1, xs: 2, md: 3 }} spacing="md" verticalSpacing="xs">
      <RecordSection declared={patientRecord} names={names} form={form} labelOf={labelOf} hidden={hidden} own={own} />
    </Columns>
  );
}
