// Asks why a posted charge is taken off, and takes it off; it stays in the audit log.
import { deleteCharge } from '@charaka/contract/charge';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../kernel/form-checks.ts';
import { useFaults } from '../kernel/form-faults.ts';
import { useCommand } from '../kernel/use-answer.ts';
import { Dialog } from '../ui/dialog.tsx';
import { TextAreaField } from '../ui/form-fields.tsx';
import type { ServiceCharge } from './charge-table.tsx';
import { LineName } from './line-name.tsx';

const check = formChecks(deleteCharge.input.shape.serviceCharge);

interface DeleteChargeProps {
  readonly admissionId: number;
  readonly charge: ServiceCharge;
  onClose(): void;
}

/** Mounted while it is open. */
export default function DeleteCharge({ admissionId, charge, onClose }: DeleteChargeProps) {
  const { t } = useTranslation('charge');
  const { serviceChargeId } = charge;
  const form = useForm({ initialValues: { admissionId, serviceChargeId, reason: '' }, validate: check });
  const faults = useFaults(form, check);
  const command = useCommand(deleteCharge, { topics: ['charge', 'bill', 'payment', 'admission'], onDone: onClose });
  return (
    <Dialog
      isOpen
      title={t('deleteCharge')}
      submitLabel={t('delete')}
      isDangerous
      isChanged={form.isDirty()}
      isSubmitting={command.isPending}
      isSubmitDisabled={faults.isBlocked}
      onSubmit={form.onSubmit((serviceCharge) => command.mutate({ serviceCharge }), faults.onFaults)}
      onClose={onClose}
    >
      <Stack>
        <LineName charge={charge} />
        <TextAreaField label={t('reason')} isRequired isFirst maxLength={300} {...form.getInputProps('reason')} />
      </Stack>
    </Dialog>
  );
}
