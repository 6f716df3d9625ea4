// The dialog that admits a newborn: its name, and a cot of its own or none (Q86).
import { admitInfant, infantForm } from '@charaka/contract/stay/record/birth';
import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';
import { BedChoice, type ChosenBed } from '../bed/bed-choice.tsx';
import type { Birth } from './birth-form.tsx';

const checkFields = formChecks(infantForm);

interface InfantValues extends ChosenBed {
  readonly infantName: string;
  readonly place: 'mother' | 'cot';
}

/** For a child that is admitted already it changes the name alone. */
export function AdmitInfant({ birth, onClose }: { birth: Birth; onClose(): void }) {
  const { t } = useTranslation('record');
  const isIn = birth.infantAdmissionId != null;
  const check = ({ infantName, place, bedId }: InfantValues) => ({
    ...checkFields({ birthId: birth.birthId, infantName }),
    ...(place === 'cot' && bedId === null ? { bedId: t('infant.chooseBed') } : {}),
  });
  const initialValues: InfantValues = {
    infantName: birth.childName || t('infant.nameOf', { mother: birth.motherName }),
    place: 'mother',
    bedTypeId: null,
    bedGroupId: null,
    bedId: null,
  };
  const form = useForm({ initialValues, validate: check });
  const command = useCommand(admitInfant, { onDone: onClose });
  const admit = ({ infantName, place, bedId }: InfantValues) =>
    command.mutate({ infant: { birthId: birth.birthId, infantName, ...(place === 'cot' ? { bedId } : {}) } });
  return (
    <FormDialog
      size="medium"
      title={t(isIn ? 'infant.rename' : 'infant.admit')}
      form={form}
      isSubmitting={command.isPending}
      check={check}
      submitLabel={t(isIn ? 'infant.rename' : 'infant.admit')}
      onSave={admit}
      onClose={onClose}
    >
      <Stack>
        <TextField label={t('infant.name')} isRequired isFirst maxLength={120} {...form.getInputProps('infantName')} />
        {!isIn && (
          <>
            <SegmentedControl
              aria-label={t('infant.place')}
              data={[
                { value: 'mother', label: t('infant.places.mother') },
                { value: 'cot', label: t('infant.places.cot') },
              ]}
              {...form.getInputProps('place')}
            />
            <Text size="sm" c="dimmed">
              {t(form.values.place === 'cot' ? 'infant.cotHint' : 'infant.motherHint')}
            </Text>
            {form.values.place === 'cot' && <BedChoice form={form} patientId={null} />}
          </>
        )}
      </Stack>
    </FormDialog>
  );
}
