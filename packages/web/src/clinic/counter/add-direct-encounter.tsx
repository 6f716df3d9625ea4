// The dialog for a patient who walks in with a paper from outside: who signed the paper, and a note (Q279).
import { addDirectEncounter } from '@charaka/contract/clinic/encounter/encounter';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks, refusedFields } from '../../kernel/form-checks.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { ReferralTypeahead } from '../../people/referral/referral-typeahead.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextAreaField } from '../../ui/field/form-fields.tsx';

interface AddDirectEncounterProps {
  readonly patientId: number;
  onAdded(encounterId: number): void;
  onClose(): void;
}

type Sent = InputOf<typeof addDirectEncounter>['encounter'];
const checkShape = formChecks(addDirectEncounter.input.shape.encounter);

/** Mounted while it is open. A name that is no referral is sent as it was typed. */
export function AddDirectEncounter({ patientId, onAdded, onClose }: AddDirectEncounterProps) {
  const { t } = useTranslation('counter');
  const form = useForm({ initialValues: { doctorName: '', referralId: null as number | null, note: '' } });
  type Values = typeof form.values;
  const sent = (values: Values) => inputOf<Sent>({ ...values, patientId });
  const command = useCommand(addDirectEncounter, { onDone: ({ encounter }) => onAdded(encounter.encounterId) });
  return (
    <FormDialog
      title={t('walkIn.title')}
      form={form}
      check={(values) => checkShape(sent(values))}
      isSubmitting={command.isPending}
      submitLabel={t('walkIn.add')}
      onSave={(values) =>
        command.mutate(
          { encounter: sent(values) },
          { onError: (error) => form.setErrors(refusedFields(error, 'encounter')) },
        )
      }
      onClose={onClose}
    >
      <Stack>
        <ReferralTypeahead
          label={t('walkIn.doctor')}
          value={form.values.doctorName}
          error={form.errors.doctorName ?? form.errors.referralId}
          onPick={(referral, doctorName) => form.setValues({ referralId: referral?.referralId ?? null, doctorName })}
        />
        <TextAreaField label={t('walkIn.note')} maxLength={500} {...form.getInputProps('note')} />
      </Stack>
    </FormDialog>
  );
}
