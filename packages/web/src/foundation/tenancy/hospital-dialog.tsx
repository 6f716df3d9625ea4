// The dialog that adds a hospital or changes one.

import { addHospital, updateHospital } from '@charaka/contract/foundation/tenancy/hospital';
import { getHospital } from '@charaka/contract/foundation/tenancy/tenancy';
import { hospitalTopic } from '@charaka/contract/foundation/tenancy/topics';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRecordForm } from '../../kernel/record-form.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { BedSection } from './bed-section.tsx';
import { DischargeSection } from './discharge-section.tsx';
import { AddressSection, MoneySection, NameSection, NumberSection } from './hospital-fields.tsx';
import { formOfHospital, type Hospital, type HospitalInput, hospitalFaults } from './hospital-form.ts';
import { HospitalPictures } from './hospital-pictures.tsx';

interface HospitalDialogProps {
  /** The hospital to change; null adds one. */
  readonly hospital: Hospital | null;
  onClose(): void;
}

/** Mounted while it is open. */
export function HospitalDialog({ hospital, onClose }: HospitalDialogProps) {
  const { t } = useTranslation('tenancy');
  const { hospital: present } = useSignedIn();
  const record = useRecordForm({
    opened: hospital,
    wrapper: 'hospital',
    key: 'hospitalId',
    topic: hospitalTopic,
    get: getHospital,
    add: addHospital,
    update: updateHospital,
    valuesOf: (known) => formOfHospital(known, present),
    check: hospitalFaults,
    sent: (values) => values as HospitalInput,
    onDone: onClose,
  });
  const { form } = record;
  return (
    <FormDialog {...record} size="wide" title={hospital ? t('editHospital') : t('addHospital')} onClose={onClose}>
      <Stack gap="md">
        <NameSection form={form} />
        <AddressSection form={form} />
        <MoneySection form={form} />
        <NumberSection form={form} />
        <BedSection form={form} />
        <DischargeSection form={form} />
        {hospital && (
          <FormSection title={t('pictures')}>
            <HospitalPictures hospitalId={hospital.hospitalId} />
          </FormSection>
        )}
      </Stack>
    </FormDialog>
  );
}
