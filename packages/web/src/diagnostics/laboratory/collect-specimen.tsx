// The dialog in which it is said that a specimen was taken: by which facts the patient was known, and when (LB014, LB015).
import { identifications, patientStates } from '@charaka/contract/diagnostics/laboratory/lab-words';
import { collectSpecimens } from '@charaka/contract/diagnostics/laboratory/specimen';
import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateTimeField } from '../../ui/field/date-fields.tsx';
import { NumberField, SelectField } from '../../ui/field/form-fields.tsx';

type Identification = (typeof identifications)[number];

type PatientState = (typeof patientStates)[number];

/** Women of this age are asked whether they are pregnant (LB009). */
const askedFromYears = 12;
const askedToYears = 50;

interface CollectSpecimenProps {
  readonly specimenId: number;
  readonly row: {
    readonly specimenNo?: string | null | undefined;
    readonly testNames: string;
    readonly sex?: string | null | undefined;
    readonly ageYears?: number | null | undefined;
    readonly fastingHours?: number | null | undefined;
  };
  onClose(): void;
}

/** Mounted while it is open. */
export function CollectSpecimen({ specimenId, row, onClose }: CollectSpecimenProps) {
  const { t } = useTranslation('laboratory');
  const form = useForm({
    initialValues: {
      identifiedBy: 'Wristband' as Identification,
      collectedAt: '',
      fastedHours: '' as number | string,
      patientState: null as PatientState | null,
    },
  });
  const command = useCommand(collectSpecimens, { onDone: onClose });
  const years = row.ageYears ?? 0;
  const isPregnancyAsked = row.sex === 'F' && years >= askedFromYears && years <= askedToYears;
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
        <Text>{row.testNames}</Text>
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
        {isPregnancyAsked && (
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
