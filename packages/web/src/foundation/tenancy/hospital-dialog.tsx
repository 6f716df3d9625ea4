// The dialog that adds a hospital or changes one.

import { addHospital, updateHospital } from '@charaka/contract/foundation/tenancy/hospital';
import { getHospital } from '@charaka/contract/foundation/tenancy/tenancy';
import { hospitalTopic } from '@charaka/contract/foundation/tenancy/topics';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { refusedFields } from '../../kernel/form-checks.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { useEdit } from '../../kernel/stale-edit.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { BedSection } from './bed-section.tsx';
import { DischargeSection } from './discharge-section.tsx';
import { AddressSection, MoneySection, NameSection, NumberSection } from './hospital-fields.tsx';
import {
  formOfHospital,
  type Hospital,
  type HospitalForm,
  type HospitalInput,
  hospitalFaults,
} from './hospital-form.ts';
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
  const form = useForm<HospitalForm>({
    initialValues: formOfHospital(hospital, present),
    validate: hospitalFaults,
  });
  const edit = useEdit(form, {
    opened: hospital,
    topic: hospitalTopic,
    endpoint: getHospital,
    input: { hospital: { hospitalId: hospital?.hospitalId ?? 0 } },
    recordOf: (read) => read.hospital,
    valuesOf: (known) => formOfHospital(known, present),
  });
  const options = { onDone: onClose };
  const adding = useCommand(addHospital, options);
  const changing = useCommand(updateHospital, options);
  const save = (values: HospitalForm) => {
    const typed = values as HospitalInput;
    const onError = (error: Error) => {
      form.setErrors(refusedFields(error, 'hospital'));
      edit.readAgain();
    };
    if (hospital)
      changing.mutate({ hospital: { ...typed, hospitalId: hospital.hospitalId, version: edit.version } }, { onError });
    else adding.mutate({ hospital: typed }, { onError });
  };
  return (
    <FormDialog
      size="wide"
      title={hospital ? t('editHospital') : t('addHospital')}
      form={form}
      edit={edit}
      isSubmitting={adding.isPending || changing.isPending}
      check={hospitalFaults}
      onSave={save}
      onClose={onClose}
    >
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
