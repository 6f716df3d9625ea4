// The dialog in which an allergy is noted, changed, or said to be none.
import {
  allergyKinds,
  allergySeverities,
  allergyStates,
  type getPatientChart,
  saveAllergies,
} from '@charaka/contract/clinic/chart/chart';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { SelectField, TextField } from '../../ui/field/form-fields.tsx';

type Allergy = OutputOf<typeof getPatientChart>['allergies'][number];

const entry = saveAllergies.input.shape.allergies.element;

/** Without an allergy a new one is noted. */
export function AllergyDialog(props: {
  readonly patientId: number;
  readonly allergy: Allergy | null;
  onClose(): void;
}) {
  const { patientId, allergy, onClose } = props;
  const { t } = useTranslation('chart');
  const check = formChecks(entry);
  const states = useChoices(allergyStates, 'states');
  const form = useForm({ initialValues: valuesOf(allergy), validate: check });
  const command = useCommand(saveAllergies, { onDone: onClose });
  return (
    <FormDialog
      title={t(allergy ? 'changeAllergy' : 'addAllergy')}
      submitLabel={t(allergy ? 'changeAllergy' : 'addAllergy')}
      form={form}
      check={check}
      isSubmitting={command.isPending}
      onSave={(values) => command.mutate({ patientId, allergies: [{ ...values, since: values.since || null }] })}
      onClose={onClose}
    >
      <Stack gap="sm">
        <TextField label={t('substance')} isRequired isFirst maxLength={150} {...form.getInputProps('substance')} />
        <SelectField
          label={t('kind')}
          isRequired
          choices={useChoices(allergyKinds, 'kinds')}
          {...form.getInputProps('kind')}
        />
        <TextField label={t('reaction')} maxLength={200} {...form.getInputProps('reaction')} />
        <SelectField
          label={t('severity')}
          choices={useChoices(allergySeverities, 'severities')}
          {...form.getInputProps('severity')}
        />
        <DateField label={t('since')} {...form.getInputProps('since')} />
        {allergy && <SelectField label={t('state')} isRequired choices={states} {...form.getInputProps('state')} />}
      </Stack>
    </FormDialog>
  );
}

function valuesOf(allergy: Allergy | null) {
  return {
    allergyId: allergy?.allergyId ?? null,
    kind: allergy?.kind ?? ('Drug' as const),
    substance: allergy?.substance ?? '',
    reaction: allergy?.reaction ?? '',
    severity: allergy?.severity ?? null,
    since: allergy?.since ?? null,
    state: allergy?.state ?? ('Active' as const),
  };
}

function useChoices<V extends string>(values: readonly V[], group: 'kinds' | 'severities' | 'states') {
  const { t } = useTranslation('chart');
  return values.map((value) => ({ value, label: t(`${group}.${value}`) }));
}
