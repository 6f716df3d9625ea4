// The dialog that books a theatre for an inpatient.
import { addBooking, bookingForm } from '@charaka/contract/clinic/theatre/booking';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { InpatientTypeahead } from '../../stay/admission/inpatient-typeahead.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { OperationFields, type OperationValues, operationOf, sentOperation } from './operation-fields.tsx';
import { newSlot, SlotFields, type SlotValues, sentSlot } from './slot-fields.tsx';

type BookingValues = SlotValues & OperationValues & { admissionId: number | null };

const contractChecks = formChecks(bookingForm);

interface BookingFormProps {
  /** Theatre and time, where they were pointed at. */
  readonly slot?: SlotValues;
  readonly footerStart?: ReactNode;
  onClose(): void;
}

/** Mounted while it is open. */
export function BookingForm({ slot, footerStart, onClose }: BookingFormProps) {
  const { t } = useTranslation('theatre');
  const command = useCommand(addBooking, { onDone: onClose });
  const form = useForm<BookingValues>({
    initialValues: { admissionId: null, ...(slot ?? newSlot()), ...operationOf(null) },
    validate: contractChecks,
  });
  return (
    <FormDialog
      size="medium"
      title={t('newBooking')}
      submitLabel={t('book')}
      form={form}
      isSubmitting={command.isPending}
      onSave={(values) =>
        command.mutate({
          booking: { admissionId: values.admissionId ?? 0, ...sentSlot(values), ...sentOperation(values) },
        })
      }
      footerStart={footerStart}
      onClose={onClose}
    >
      <Stack>
        <InpatientTypeahead
          label={t('inpatient')}
          placeholder={t('searchName')}
          error={form.errors.admissionId}
          onPick={(row) => form.setFieldValue('admissionId', row?.admissionId ?? null)}
        />
        <SlotFields form={form} />
        <OperationFields form={form} />
      </Stack>
    </FormDialog>
  );
}
