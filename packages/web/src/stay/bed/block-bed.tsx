// The small form that takes a bed out of use.
import { bedBlock, blockBed } from '@charaka/contract/stay/bed/bed';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextAreaField } from '../../ui/field/form-fields.tsx';
import type { BedRow } from './bed-facts.ts';

const check = formChecks(bedBlock.pick({ reason: true }));

/** Opens at once; the reason stands on the board until the bed is unblocked. */
export function BlockBed({ bed, onClose }: { bed: BedRow; onClose(): void }) {
  const { t } = useTranslation('bed');
  const command = useCommand(blockBed, { onDone: onClose });
  const form = useForm({ initialValues: { reason: '' }, validate: check });
  return (
    <FormDialog
      title={t('blockTitle', { bed: bed.bedName })}
      form={form}
      isSubmitting={command.isPending}
      check={check}
      submitLabel={t('actions.block')}
      onSave={({ reason }) => command.mutate({ bed: { bedId: bed.bedId, reason } })}
      onClose={onClose}
    >
      <TextAreaField label={t('blockReason')} isRequired isFirst maxLength={200} {...form.getInputProps('reason')} />
    </FormDialog>
  );
}
