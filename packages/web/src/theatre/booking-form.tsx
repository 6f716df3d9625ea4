// The dialog that books a theatre for an inpatient.
import { listAdmissions } from '@charaka/contract/admission';
import { addBooking, bookingForm } from '@charaka/contract/theatre/booking';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AdmissionRow, admissionNumberOf } from '../admission/admission-facts.ts';
import { patientName } from '../admission/paper-facts.tsx';
import { call } from '../kernel/call.ts';
import { contains } from '../kernel/filters.ts';
import { formChecks } from '../kernel/form-checks.ts';
import { useCommand } from '../kernel/use-answer.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { TypeaheadField } from '../ui/typeahead-field.tsx';
import { OperationFields, type OperationValues, operationOf, sentOperation } from './operation-fields.tsx';
import { newSlot, SlotFields, type SlotValues, sentSlot } from './slot-fields.tsx';

type BookingValues = SlotValues & OperationValues & { admissionId: number | null };

const mostMatches = 20;
const contractChecks = formChecks(bookingForm);

async function findInpatients(name: string, signal: AbortSignal) {
  const input = { isDischarged: false, filterParams: [contains('name', name)], pageNumber: 1, pageSize: mostMatches };
  const { rows } = await call(listAdmissions, input, { signal });
  return rows.map((row) => ({
    key: row.admissionId,
    label: patientName(row),
    details: admissionNumberOf(row),
    item: row,
  }));
}

/** Mounted while it is open. */
export function BookingForm({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('theatre');
  const [search, setSearch] = useState('');
  const command = useCommand(addBooking, { topics: ['theatre'], onDone: onClose });
  const form = useForm<BookingValues>({
    initialValues: { admissionId: null, ...newSlot(), ...operationOf(null) },
    validate: contractChecks,
  });
  return (
    <FormDialog
      size="medium"
      title={t('newBooking')}
      form={form}
      isSubmitting={command.isPending}
      onSave={(values) =>
        command.mutate({
          booking: { admissionId: values.admissionId ?? 0, ...sentSlot(values), ...sentOperation(values) },
        })
      }
      onClose={onClose}
    >
      <Stack>
        <TypeaheadField<AdmissionRow>
          label={t('inpatient')}
          isRequired
          isFirst
          name="inpatient"
          minLetters={2}
          placeholder={t('searchName')}
          value={search}
          error={form.errors.admissionId}
          search={findInpatients}
          onPick={(row, typed) => {
            setSearch(typed);
            form.setFieldValue('admissionId', row?.admissionId ?? null);
          }}
        />
        <SlotFields form={form} />
        <OperationFields form={form} />
      </Stack>
    </FormDialog>
  );
}
