// The dialog in which it is said that a specimen was taken: by which facts the patient was known, and when (LB014, LB015).
import { identifications, patientStates } from '@charaka/contract/diagnostics/laboratory/lab-words';
import { collectSpecimens } from '@charaka/contract/diagnostics/laboratory/specimen';
import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { patientLine } from '../../people/patient/patient-facts.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateTimeField } from '../../ui/field/date-fields.tsx';
import { NumberField, SelectField } from '../../ui/field/form-fields.tsx';
import { type AskedRow, isPregnancyAsked } from './collection-scan.ts';

type Identification = (typeof identifications)[number];

type PatientState = (typeof patientStates)[number];

interface CollectSpecimenProps {
  readonly specimenId: number;
  readonly row: AskedRow &
    Parameters<typeof patientLine>[0] & {
      readonly specimenNo?: string | null | undefined;
      readonly testNames: string;
      readonly containerName: string;
    };
  onClose(): void;
}

/** Mounted while it is open. */
export function CollectSpecimen({ specimenId, row, onClose }: CollectSpecimenProps) {
  const { t } = useTranslation('laboratory');
  const form = useForm({
    initialValues: {
      // Outpatients wear no wristband.
      identifiedBy: (row.placeName ? 'Wristband' : 'NameAndBirth') as Identification,
      collectedAt: '',
      fastedHours: '' as number | string,
      patientState: null as PatientState | null,
    },
  });
  const command = useCommand(collectSpecimens, { onDone: onClose });
  return (
    <FormDialog
      title={t('collectTitle', { number: row.specimenNo ?? '' })}
      form={form}
      submitLabel={t('collect')}
      isSubmitting={command.isPending}
      onSave={({ identifiedBy, collectedAt, fastedHours, patientState }) =>
        command.mutate({
          specimenIds: [specimenId],
          identifiedBy,
          collectedAt: collectedAt || null,
          fastedHours: fastedHours === '' ? null : Number(fastedHours),
          patientState,
        })
      }
      onClose={onClose}
    >
      <Stack>
        <Text fw={600}>{patientLine(row)}</Text>
        <Text>{`${row.testNames} · ${row.containerName}`}</Text>
        <SelectField
          label={t('identifiedBy')}
          isRequired
          isFirst
          choices={identifications.map((value) => ({ value, label: t(`identifications.${value}`) }))}
          {...form.getInputProps('identifiedBy')}
        />
        <DateTimeField label={t('collectedAt')} description={t('nowIfEmpty')} {...form.getInputProps('collectedAt')} />
        {row.fastingHours != null && (
          <NumberField
            label={t('fastedHours')}
            description={t('fastingAsked', { count: row.fastingHours })}
            min={0}
            max={72}
            {...form.getInputProps('fastedHours')}
          />
        )}
        {isPregnancyAsked(row) && (
          <SelectField
            label={t('patientState')}
            description={t('patientStateHelp')}
            choices={patientStates.map((value) => ({ value, label: t(`patientStates.${value}`) }))}
            {...form.getInputProps('patientState')}
          />
        )}
      </Stack>
    </FormDialog>
  );
}
