// The dialog that books an appointment or changes one: for a patient, or for somebody who is not registered yet.

import {
  addAppointment,
  appointmentForm,
  getAppointment,
  type listAppointments,
  updateAppointment,
} from '@charaka/contract/clinic/opd/appointment';
import { opdTopic } from '@charaka/contract/clinic/opd/topics';
import { Stack } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { today } from '../../kernel/format.ts';
import { useDeeds } from '../../kernel/rights.ts';
import { useEdit } from '../../kernel/stale-edit.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { useReceiptLimit } from '../../money/payment/received-cash.ts';
import { DoctorField } from '../../stay/admission/doctor-field.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { AdvanceFields } from './advance-fields.tsx';
import { type AdvanceValues, emptyAdvance, hasAdvance, judgeAdvance, sentAdvance } from './advance-values.ts';
import { PersonFields, type PersonValues } from './person-fields.tsx';
import { SlotField } from './slot-field.tsx';

/** An appointment of the list. */
export type AppointmentRow = RowOf<typeof listAppointments>;

interface AppointmentValues extends AdvanceValues, PersonValues {
  doctorId: number | null;
  day: string | null;
  slot: string | null;
  remark: string;
}

const contractChecks = formChecks(appointmentForm);

/** The day of a doctor that a new appointment is for, where it was pointed at. */
export interface AppointmentPlace {
  readonly doctorId: number;
  readonly day: string;
}

function valuesOf(known: AppointmentRow | null, place?: AppointmentPlace): AppointmentValues {
  return {
    ...emptyAdvance,
    patientId: known?.patientId ?? null,
    personName: known?.personName ?? '',
    phone: known?.phone ?? '',
    doctorId: known?.doctorId ?? place?.doctorId ?? null,
    day: known?.day ?? place?.day ?? today(),
    slot: known?.slot ?? null,
    remark: known?.remark ?? '',
  };
}

function bookingOf({ patientId, personName, phone, doctorId, day, slot, remark }: AppointmentValues) {
  return { patientId, personName, phone, doctorId: doctorId ?? 0, day: day ?? '', slot: slot ?? '', remark };
}

function useBookingEdit(form: UseFormReturnType<AppointmentValues>, opened: AppointmentRow | null) {
  return useEdit(form, {
    opened,
    topic: opdTopic,
    endpoint: getAppointment,
    input: { appointment: { appointmentId: opened?.appointmentId ?? 0 } },
    recordOf: (read) => read.appointment,
    valuesOf: (record) => valuesOf(record),
  });
}

interface AppointmentFormProps {
  readonly known: AppointmentRow | null;
  readonly place?: AppointmentPlace;
  onClose(): void;
}

/** Mounted while it is open; a user who may receive money takes an advance with a new booking, or later by a separate action. */
export function AppointmentForm({ known, place, onClose }: AppointmentFormProps) {
  const { t } = useTranslation('opd');
  const context = { isRefund: false, cashReceiptLimitPaise: useReceiptLimit() };
  const mayReceive = useDeeds()('receive-money');
  const form = useForm<AppointmentValues>({
    initialValues: valuesOf(known, place),
    validate: (values) => ({
      ...contractChecks({ ...values, ...sentAdvance(values) }),
      ...(hasAdvance(values) ? judgeAdvance(values, context).errors : {}),
    }),
  });
  const edit = useBookingEdit(form, known);
  const options = { onDone: onClose };
  const [adding, changing] = [useCommand(addAppointment, options), useCommand(updateAppointment, options)];
  const save = (values: AppointmentValues) => {
    const booking = bookingOf(values);
    const key = { appointmentId: known?.appointmentId ?? 0, version: edit.version };
    if (known) changing.mutate({ appointment: { ...key, ...booking } }, { onError: edit.readAgain });
    else adding.mutate({ appointment: { ...booking, ...sentAdvance(values) } });
  };
  const moveTo = (patch: { doctorId?: number | null; day?: string | null }) => form.setValues({ ...patch, slot: null });
  return (
    <FormDialog
      size="medium"
      title={t(known ? 'editAppointment' : 'newAppointment')}
      {...(known ? {} : { submitLabel: t('book') })}
      form={form}
      edit={edit}
      isSubmitting={adding.isPending || changing.isPending}
      onSave={save}
      onClose={onClose}
    >
      <Stack>
        <PersonFields form={form} />
        <Columns cols={{ base: 1, xs: 3 }}>
          <DoctorField
            label={t('doctor')}
            isRequired
            value={form.values.doctorId}
            error={form.errors.doctorId}
            onChange={(doctorId) => moveTo({ doctorId: doctorId ?? null })}
          />
          <DateField
            label={t('date')}
            isRequired
            from={today()}
            value={form.values.day}
            error={form.errors.day}
            onChange={(day) => moveTo({ day: day ?? null })}
          />
          <SlotField
            doctorId={form.values.doctorId}
            day={form.values.day}
            own={known ?? undefined}
            value={form.values.slot}
            error={form.errors.slot}
            onChange={(slot) => form.setFieldValue('slot', slot)}
          />
        </Columns>
        <TextField label={t('remark')} maxLength={300} {...form.getInputProps('remark')} />
        {!known && mayReceive && (
          <FormSection title={t('advance')}>
            <AdvanceFields form={form} context={context} />
          </FormSection>
        )}
      </Stack>
    </FormDialog>
  );
}
