// The dialog that opens a chart without a relation of care: a reason by one key, Enter, and the chart is there (PS008).
import { breakGlassKinds, openBreakGlass } from '@charaka/contract/people/privacy/privacy';
import { Chip, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';
import { PickedPatientCard } from '../patient/picked-patient-card.tsx';

type Kind = (typeof breakGlassKinds)[number];

/** Opens at once. Once the chart is open, what was refused is read again. */
export default function BreakGlass({ patientId, onClose }: { patientId: number; onClose(): void }) {
  const { t } = useTranslation('privacy');
  const command = useCommand(openBreakGlass, { onDone: onClose });
  const form = useForm({ initialValues: { kind: 'Emergency' as Kind, reason: '' } });
  const { kind, reason } = form.values;
  return (
    <FormDialog
      size="medium"
      title={t('openTitle')}
      form={form}
      isSubmitting={command.isPending}
      isSubmitDisabled={kind === 'Other' && !reason.trim()}
      submitLabel={t('open')}
      onSave={(values) => command.mutate({ patientId, ...values })}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Text size="sm">{t('openText')}</Text>
        <PickedPatientCard patientId={patientId} />
        <Chip.Group value={kind} onChange={(value) => form.setFieldValue('kind', value as Kind)}>
          <Group gap="xs" role="radiogroup" aria-label={t('reason')}>
            {breakGlassKinds.map((one) => (
              <Chip key={one} value={one} data-autofocus={one === 'Emergency' || undefined}>
                {t(`kind.${one}`)}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        <TextField label={t('words')} maxLength={300} isRequired={kind === 'Other'} {...form.getInputProps('reason')} />
      </Stack>
    </FormDialog>
  );
}
