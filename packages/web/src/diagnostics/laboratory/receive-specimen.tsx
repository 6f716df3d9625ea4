// The dialog in which a specimen is received with a note of how it looks (LB023).
import { specimenConditions } from '@charaka/contract/diagnostics/laboratory/lab-words';
import { receiveSpecimen } from '@charaka/contract/diagnostics/laboratory/specimen';
import { Checkbox, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { patientLine } from '../../people/patient/patient-facts.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';

interface ReceiveSpecimenProps {
  readonly specimen: Parameters<typeof patientLine>[0] & { readonly specimenNo: string; readonly testNames: string };
  onClose(): void;
}

/** Mounted while it is open. */
export function ReceiveSpecimen({ specimen, onClose }: ReceiveSpecimenProps) {
  const { specimenNo, testNames } = specimen;
  const { t } = useTranslation('laboratory');
  const form = useForm({ initialValues: { conditions: [] as (typeof specimenConditions)[number][] } });
  const command = useCommand(receiveSpecimen, { onDone: onClose });
  return (
    <FormDialog
      title={t('receiveTitle', { number: specimenNo })}
      form={form}
      submitLabel={t('receive')}
      isSubmitting={command.isPending}
      onSave={({ conditions }) => command.mutate({ specimenNo, conditions })}
      onClose={onClose}
    >
      <Text fw={600}>{patientLine(specimen)}</Text>
      <Text size="sm">{testNames}</Text>
      <Checkbox.Group label={t('condition')} {...form.getInputProps('conditions')}>
        <Stack gap="xs" mt="xs">
          {specimenConditions.map((one, index) => (
            <Checkbox
              key={one}
              value={one}
              label={t(`specimenConditions.${one}`)}
              {...(index === 0 ? { 'data-autofocus': true } : {})}
            />
          ))}
        </Stack>
      </Checkbox.Group>
    </FormDialog>
  );
}
