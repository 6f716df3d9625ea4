// Step 1: the facts of the hospital that stand on its papers and decide its taxes.

import { updateHospital } from '@charaka/contract/foundation/tenancy/hospital';
import { getHospital } from '@charaka/contract/foundation/tenancy/tenancy';
import { hospitalTopic } from '@charaka/contract/foundation/tenancy/topics';
import { Skeleton, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { AddressSection, GstNumberField, NameSection } from '../../foundation/tenancy/hospital-fields.tsx';
import {
  formOfHospital,
  type Hospital,
  type HospitalForm,
  type HospitalInput,
  hospitalFaults,
} from '../../foundation/tenancy/hospital-form.ts';
import { refusedFields } from '../../kernel/form-checks.ts';
import { useFaults } from '../../kernel/form-faults.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { FormSection } from '../../ui/field/form-section.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { StepButtons, type Ways } from './step-buttons.tsx';

/** Fields without an input here stay unchanged; the whole form is under Hospitals. */
export function HospitalStep({ hospitalId, ...ways }: Ways & { readonly hospitalId: number }) {
  const answer = useAnswer(hospitalTopic, getHospital, { hospital: { hospitalId } });
  if (!answer.data) return <Skeleton h={320} />;
  return <HospitalFacts hospital={answer.data.hospital} {...ways} />;
}

function HospitalFacts({ hospital, onBack, onNext }: Ways & { readonly hospital: Hospital }) {
  const { t } = useTranslation('tenancy');
  const form = useForm<HospitalForm>({ initialValues: formOfHospital(hospital, null), validate: hospitalFaults });
  const faults = useFaults(form, hospitalFaults);
  const command = useCommand(updateHospital, { onDone: onNext });
  const save = (values: HospitalForm) =>
    command.mutate(
      { hospital: { ...(values as HospitalInput), hospitalId: hospital.hospitalId } },
      { onError: (error) => form.setErrors(refusedFields(error, 'hospital')) },
    );
  return (
    <form noValidate onSubmit={form.onSubmit(save, faults.onFaults)}>
      <Stack gap="md">
        <NameSection form={form} />
        <AddressSection form={form} />
        <FormSection title={t('sections.money')}>
          <Columns cols={{ base: 1, xs: 2, md: 4 }} spacing="md">
            <GstNumberField form={form} />
          </Columns>
        </FormSection>
        <StepButtons isForm isBusy={command.isPending} isBlocked={faults.isBlocked} onBack={onBack} onNext={onNext} />
      </Stack>
    </form>
  );
}
