// Emergency contact, the person who brought the patient, and the OPD visit of origin (R375, R376, R384).
import { isVirtualBedMode } from '@charaka/contract/stay/admission/admission';
import { useTranslation } from 'react-i18next';
import { today } from '../../kernel/format.ts';
import { DateField } from '../../ui/field/date-fields.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { MobileField } from '../../ui/field/mobile-field.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import type { AdmissionFormApi } from './admission-form.ts';
import type { FormLocks } from './admission-locks.ts';
import { DoctorField } from './doctor-field.tsx';

/** Emergency contact and guardian. */
export function ContactSection({ form }: { form: AdmissionFormApi }) {
  const { t } = useTranslation('admission');
  return (
    <FormSection title={t('contact')}>
      <Columns cols={{ base: 1, xs: 2, md: 3 }} spacing="md" verticalSpacing="xs">
        <MobileField label={t('emergencyNumber')} isRequired {...form.getInputProps('emergencyNumber')} />
        <TextField
          label={t('emergencyContactPerson')}
          maxLength={120}
          {...form.getInputProps('emergencyContactPerson')}
        />
        <TextField label={t('admittedBy')} maxLength={120} {...form.getInputProps('admittedBy')} />
        <TextField label={t('guardianName')} maxLength={120} {...form.getInputProps('guardianName')} />
        <TextField label={t('guardianRelation')} maxLength={60} {...form.getInputProps('guardianRelation')} />
      </Columns>
    </FormSection>
  );
}

/** The OPD visit; IVF and Dental come without one. One that led to this admission stays as it is (R394). */
export function OutpatientSection({ form, locks }: { form: AdmissionFormApi; locks: FormLocks }) {
  const { t } = useTranslation('admission');
  if (isVirtualBedMode(form.values.admissionMode)) return null;
  const isDisabled = locks.isVisitLocked;
  return (
    <FormSection title={t('opd')}>
      <Columns cols={{ base: 1, xs: 3 }} spacing="md" verticalSpacing="xs">
        <TextField label={t('opdNumber')} isDisabled={isDisabled} maxLength={40} {...form.getInputProps('opdNumber')} />
        <DateField label={t('opdDate')} isDisabled={isDisabled} to={today()} {...form.getInputProps('opdDate')} />
        <DoctorField label={t('opdDoctor')} isDisabled={isDisabled} {...form.getInputProps('opdDoctorId')} />
      </Columns>
    </FormSection>
  );
}
