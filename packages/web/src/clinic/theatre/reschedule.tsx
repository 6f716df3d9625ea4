// Moves an operation to another time or theatre.

import { operationSpellings, typedSlot } from '@charaka/contract/clinic/theatre/operation';
import { shape } from '@charaka/contract/kernel/shape';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SlotFields, type SlotValues, sentSlot } from './slot-fields.tsx';

interface RescheduleProps {
  readonly name: string;
  readonly slot: SlotValues;
  readonly isSubmitting: boolean;
  onMove(slot: ReturnType<typeof sentSlot>): void;
  onClose(): void;
}

const slotChecks = formChecks(shape(typedSlot, operationSpellings));

/** Mounted while it is open. */
export function Reschedule({ name, slot, isSubmitting, onMove, onClose }: RescheduleProps) {
  const { t } = useTranslation('theatre');
  const { theatreId, day, fromTime, toTime } = slot;
  const form = useForm<SlotValues>({ initialValues: { theatreId, day, fromTime, toTime }, validate: slotChecks });
  return (
    <FormDialog
      size="medium"
      title={t('rescheduleTitle', { name })}
      form={form}
      submitLabel={t('actions.reschedule')}
      isSubmitting={isSubmitting}
      onSave={(values) => onMove(sentSlot(values))}
      onClose={onClose}
    >
      <SlotFields form={form} />
    </FormDialog>
  );
}
