// The small form that discharges a patient: when, alive or not, a remark (Q47, Q151).
import { getAdmission } from '@charaka/contract/admission';
import { dischargePatient } from '@charaka/contract/discharge';
import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { AdmissionHeading } from '../admission/admission-heading.tsx';
import { refusedFields } from '../kernel/form-checks.ts';
import { formatDateTime, today, wallClock } from '../kernel/format.ts';
import { useAnswer, useCommand } from '../kernel/use-answer.ts';
import { confirm } from '../ui/confirm-request.ts';
import { DateTimeField } from '../ui/date-fields.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SwitchField, TextAreaField } from '../ui/form-fields.tsx';

/** Opens at once; asks once more, because a discharge frees the bed and cannot be taken back. */
export default function DischargeForm({ admissionId, onClose }: { admissionId: number; onClose(): void }) {
  const { t } = useTranslation('discharge');
  const answer = useAnswer('admission', getAdmission, { admission: { admissionId } });
  const admission = answer.data?.admission;
  const command = useCommand(dischargePatient, { topics: ['admission', 'bed', 'patient', 'bill'], onDone: onClose });
  const form = useForm({
    initialValues: { dischargedAt: new Date().toISOString() as string | null, isAlive: true, remark: '' },
    validate: { dischargedAt: (value) => (value ? null : t('dateMissing')) },
  });
  const discharge = async ({ dischargedAt, isAlive, remark }: typeof form.values) => {
    const isSure = await confirm({
      title: t('confirmTitle'),
      text: isAlive ? t('confirmText') : t('confirmDeathText'),
      confirmLabel: t('discharge'),
      isDangerous: !isAlive,
    });
    if (!isSure) return;
    const input = { admission: { admissionId, dischargedAt, isAlive, remark } };
    command.mutate(input, { onError: (error) => form.setErrors(refusedFields(error, 'admission')) });
  };
  return (
    <Dialog
      isOpen
      size="medium"
      title={t('dischargePatient')}
      isChanged={form.isDirty()}
      isSubmitting={command.isPending}
      isSubmitDisabled={!admission}
      submitLabel={t('discharge')}
      onSubmit={form.onSubmit((values) => void discharge(values))}
      onClose={onClose}
    >
      <Stack>
        {admission && <AdmissionHeading admission={admission} />}
        {admission && (
          <Text size="sm" c="dimmed">
            {t('lyingSince', { bed: admission.bedName, at: formatDateTime(admission.admittedAt) })}
          </Text>
        )}
        <DateTimeField
          label={form.values.isAlive ? t('dischargedAt') : t('diedAt')}
          isRequired
          from={admission ? wallClock(admission.admittedAt).day : undefined}
          to={today()}
          {...form.getInputProps('dischargedAt')}
        />
        <SwitchField label={t('isAlive')} description={t('isAliveHint')} {...form.getInputProps('isAlive')} />
        <TextAreaField label={t('remark')} maxLength={300} {...form.getInputProps('remark')} />
      </Stack>
    </Dialog>
  );
}
