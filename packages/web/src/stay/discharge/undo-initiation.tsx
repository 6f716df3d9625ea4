// Asks why the initiation of a discharge is taken back, and does it (Q47).

import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { undoInitiation, undoneInitiation } from '@charaka/contract/stay/discharge/discharge';
import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextAreaField } from '../../ui/field/form-fields.tsx';
import { PatientBanner } from '../admission/patient-banner.tsx';

const check = formChecks(undoneInitiation);

/** Opens at once; render it only while it is wanted. */
export default function UndoInitiation({ admissionId, onClose }: { admissionId: number; onClose(): void }) {
  const { t } = useTranslation('discharge');
  const admission = useAnswer(admissionTopic, getAdmission, { admission: { admissionId } }).data?.admission;
  const command = useCommand(undoInitiation, { onDone: onClose });
  const form = useForm({ initialValues: { admissionId, reason: '' }, validate: check });
  return (
    <FormDialog
      title={t('undoInitiation.title')}
      form={form}
      check={check}
      isSubmitting={command.isPending}
      isSubmitDisabled={!admission}
      submitLabel={t('undoInitiation.confirm')}
      onSave={(values) => command.mutate({ admission: values })}
      onClose={onClose}
    >
      <Stack>
        {admission && <PatientBanner admission={admission} place="dialog" />}
        <Text size="sm">{t('undoInitiation.text')}</Text>
        <TextAreaField label={t('reason')} isRequired isFirst maxLength={300} {...form.getInputProps('reason')} />
      </Stack>
    </FormDialog>
  );
}
