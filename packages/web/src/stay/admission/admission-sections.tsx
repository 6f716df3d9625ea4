// The sections of the admission form in their order, for a new admission and for an edit (R365-R385).
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AdmissionFormApi } from './admission-form.ts';
import type { FormLocks } from './admission-locks.ts';
import { AdvanceSection } from './advance-section.tsx';
import { ContactSection, OutpatientSection } from './contact-section.tsx';
import { DoctorSection } from './doctor-section.tsx';
import { KeptPayerSection } from './kept-payer-section.tsx';
import { PackageSection } from './package-section.tsx';
import { PayerSection } from './payer-section.tsx';
import { ReferralSection } from './referral-section.tsx';
import { StaySection } from './stay-section.tsx';

/** Below the patient: everything else of the form, and the note on who pays (R385). */
export function AdmissionSections({ form, locks }: { form: AdmissionFormApi; locks: FormLocks }) {
  const { t } = useTranslation('admission');
  return (
    <>
      <StaySection form={form} locks={locks} />
      <DoctorSection form={form} />
      {locks.kept ? <KeptPayerSection kept={locks.kept} /> : <PayerSection form={form} />}
      <PackageSection form={form} locks={locks} />
      <ContactSection form={form} />
      <OutpatientSection form={form} locks={locks} />
      <ReferralSection form={form} locks={locks} />
      {!locks.kept && <AdvanceSection form={form} />}
      <Text size="sm" c="dimmed">
        {t('tpaNote')}
      </Text>
    </>
  );
}
