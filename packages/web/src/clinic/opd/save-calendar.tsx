// Sets when a doctor holds OPD, how long one patient takes and how many they see.
import { calendarForm, saveCalendar } from '@charaka/contract/clinic/opd/calendar';
import { daysAfter } from '@charaka/rules/stay/hospital-day';
import { Chip, Group, Input, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { today } from '../../kernel/format.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { DoctorField } from '../../stay/admission/doctor-field.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { NumberField } from '../../ui/field/form-fields.tsx';
import { TimeField } from '../../ui/field/time-field.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { weekdayChoices } from './weekdays.ts';

/** Four weeks are proposed, without Sundays. */
const PROPOSED_DAYS = 27;
const WORKING_DAYS = ['1', '2', '3', '4', '5', '6'];

/** Mounted while it is open. */
export function SaveCalendar({ doctorId, onClose }: { doctorId?: number; onClose(): void }) {
  const { t, i18n } = useTranslation('opd');
  const command = useCommand(saveCalendar, { onDone: onClose });
  const form = useForm({
    initialValues: {
      doctorId: doctorId ?? (null as number | null),
      fromDate: today() as string | null,
      toDate: daysAfter(today(), PROPOSED_DAYS) as string | null,
      weekdays: WORKING_DAYS,
      fromTime: '09:00',
      untilTime: '13:00',
      slotMinutes: 15 as number | string,
      maxPatients: 20 as number | string,
    },
    validate: (values) => formChecks(calendarForm)(sent(values)),
  });
  return (
    <FormDialog
      size="medium"
      title={t('setHours')}
      form={form}
      isSubmitting={command.isPending}
      onSave={(values) => command.mutate({ calendar: inputOf(sent(values)) })}
      onClose={onClose}
    >
      <Stack>
        <DoctorField label={t('doctor')} isRequired isFirst {...form.getInputProps('doctorId')} />
        <Columns cols={{ base: 1, xs: 2 }}>
          <DateField label={t('kernel:table.fromDate')} isRequired {...form.getInputProps('fromDate')} />
          <DateField label={t('kernel:table.toDate')} isRequired {...form.getInputProps('toDate')} />
        </Columns>
        <Input.Wrapper label={t('weekdays')} withAsterisk labelElement="div" error={form.errors.weekdays}>
          <Chip.Group multiple {...form.getInputProps('weekdays')}>
            <Group gap="xs" mt={4}>
              {weekdayChoices(i18n.language).map(({ value, label }) => (
                <Chip key={value} value={String(value)}>
                  {label}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
        </Input.Wrapper>
        <Columns cols={{ base: 1, xs: 2 }}>
          <TimeField isRequired label={t('fromTime')} {...form.getInputProps('fromTime')} />
          <TimeField isRequired label={t('untilTime')} {...form.getInputProps('untilTime')} />
          <NumberField label={t('slotMinutes')} isRequired {...form.getInputProps('slotMinutes')} />
          <NumberField
            label={t('maxPatients')}
            description={t('maxPatientsHint')}
            isRequired
            {...form.getInputProps('maxPatients')}
          />
        </Columns>
      </Stack>
    </FormDialog>
  );
}

/** The days of the week are chosen by their names; the rest is sent as it stands. */
function sent<V extends { readonly weekdays: readonly string[] }>(values: V) {
  return { ...values, weekdays: values.weekdays.map(Number) };
}
