// The dialog that lets an antibiotic onto the report although its cascade hides it, with the reason (LB062).
import { releaseSusceptibility } from '@charaka/contract/diagnostics/microbiology/culture';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';
import type { Isolate } from './shown-culture.ts';

const leastLetters = 5;

interface ReleaseSusceptibilityProps {
  readonly isolate: Isolate;
  readonly antibioticId: number;
  onClose(): void;
}

/** Mounted while it is open. */
export function ReleaseSusceptibility({ isolate, antibioticId, onClose }: ReleaseSusceptibilityProps) {
  const { t } = useTranslation('microbiology');
  const name = isolate.susceptibilities.find((one) => one.antibioticId === antibioticId)?.antibioticName ?? '';
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => (reason.trim().length < leastLetters ? t('releaseReasonNeeded') : null) },
  });
  const command = useCommand(releaseSusceptibility, { onDone: onClose });
  return (
    <FormDialog
      title={t('releaseTitle', { name })}
      form={form}
      submitLabel={t('release')}
      isSubmitting={command.isPending}
      onSave={({ reason }) => command.mutate({ isolateId: isolate.isolateId, antibioticId, reason: reason.trim() })}
      onClose={onClose}
    >
      <TextField label={t('releaseReason')} isRequired isFirst maxLength={300} {...form.getInputProps('reason')} />
    </FormDialog>
  );
}
