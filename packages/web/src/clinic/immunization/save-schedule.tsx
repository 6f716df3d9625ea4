// The dialog in which a schedule is written or changed, a dose a line, as it is copied from a spreadsheet.
import { saveVaccineSchedule } from '@charaka/contract/clinic/immunization/vaccine-schedule';
import { readSchedule, scheduleText } from '@charaka/rules/clinic/schedule-text';
import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextAreaField, TextField } from '../../ui/field/form-fields.tsx';
import type { Schedule } from './vaccine-plan.ts';

/** Without a schedule a new one is begun; what is saved is a new version. */
export function SaveSchedule({ schedule, onClose }: { readonly schedule: Schedule | null; onClose(): void }) {
  const { t } = useTranslation('immunization');
  const initialValues = {
    scheduleName: schedule?.scheduleName ?? '',
    country: schedule?.country ?? 'IN',
    sourceNote: schedule?.sourceNote ?? '',
    doses: schedule ? scheduleText(schedule.lines.map(wholeLine)) : '',
  };
  const check = ({ scheduleName, sourceNote, doses }: typeof initialValues) => {
    const { lines, badLine } = readSchedule(doses);
    return {
      ...(scheduleName.trim() ? {} : { scheduleName: t('enterSchedule') }),
      ...(sourceNote.trim() ? {} : { sourceNote: t('enterSource') }),
      ...(badLine === null ? {} : { doses: t('badLine', { line: badLine }) }),
      ...(lines.length > 0 || badLine !== null ? {} : { doses: t('enterDoses') }),
    };
  };
  const form = useForm({ initialValues, validate: check });
  const command = useCommand(saveVaccineSchedule, { onDone: onClose });
  return (
    <FormDialog
      title={t(schedule ? 'changeScheduleTitle' : 'addSchedule')}
      submitLabel={t(schedule ? 'changeScheduleTitle' : 'addSchedule')}
      size="wide"
      form={form}
      check={check}
      isSubmitting={command.isPending}
      onSave={({ doses, ...values }) => command.mutate({ schedule: { ...values, lines: readSchedule(doses).lines } })}
      onClose={onClose}
    >
      <Stack gap="sm">
        <TextField
          label={t('scheduleName')}
          isRequired
          isFirst
          isReadOnly={schedule !== null}
          maxLength={100}
          {...form.getInputProps('scheduleName')}
        />
        <TextField label={t('sourceNote')} isRequired maxLength={300} {...form.getInputProps('sourceNote')} />
        <TextAreaField label={t('doses')} isRequired rows={12} {...form.getInputProps('doses')} />
        <Text c="dimmed" size="sm">
          {t('dosesHelp')}
        </Text>
      </Stack>
    </FormDialog>
  );
}

const wholeLine = ({ maxDays, minGapDays, sexLimit, ...line }: Schedule['lines'][number]) => ({
  ...line,
  maxDays: maxDays ?? null,
  minGapDays: minGapDays ?? null,
  sexLimit: sexLimit ?? null,
});
