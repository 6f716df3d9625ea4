// The form that discharges a patient: how and when they leave, a death with time and cause, what is not cleared (Q47, Q151).

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { dischargeForm, dischargePatient, getDischarge } from '@charaka/contract/stay/discharge/discharge';
import { dischargeTopic } from '@charaka/contract/stay/discharge/topics';
import { type DischargeKind, isHeldBack, missingClearances } from '@charaka/rules/stay/discharge';
import { Alert, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formChecks, refusedFields } from '../../kernel/form-checks.ts';
import { formatMoney, wallClock } from '../../kernel/format.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { PatientBanner } from '../admission/patient-banner.tsx';
import { DischargeFields, type DischargeValues } from './discharge-fields.tsx';

const check = formChecks(dischargeForm);

/** Departments that have not cleared this kind of discharge, and whether the hospital bars or only warns. */
function useMissing(admissionId: number, kind: DischargeKind) {
  const progress = useAnswer(dischargeTopic, getDischarge, { admission: { admissionId } }).data;
  if (!progress) return { missing: [], isBarred: false, openMatters: [] };
  const cleared = progress.clearances.filter(({ isCleared }) => isCleared).map(({ department }) => department);
  const missing = missingClearances(progress.checklist, cleared);
  return { missing, isBarred: isHeldBack(progress.checklist, kind, missing), openMatters: progress.openMatters };
}

/** Opens at once; it is itself the question: it says what the discharge does, and its button does it. */
export default function DischargeForm({ admissionId, onClose }: { admissionId: number; onClose(): void }) {
  const { t } = useTranslation(['discharge', 'bill']);
  const admission = useAnswer(admissionTopic, getAdmission, { admission: { admissionId } }).data?.admission;
  const command = useCommand(dischargePatient, { onDone: onClose });
  const opened = new Date().toISOString();
  const initialValues: DischargeValues = {
    admissionId,
    kind: 'Routine',
    dischargedAt: opened,
    referredTo: '',
    // Sent with a death only.
    diedAt: opened,
    deathCause: '',
    remark: '',
  };
  const form = useForm({ initialValues, validate: check });
  const { missing, isBarred, openMatters } = useMissing(admissionId, form.values.kind);
  const isDeath = form.values.kind === 'Death';
  const discharge = (values: DischargeValues) => {
    const input = { admission: values } as InputOf<typeof dischargePatient>;
    command.mutate(input, { onError: (error) => form.setErrors(refusedFields(error, 'admission')) });
  };
  return (
    <FormDialog
      size="medium"
      title={t('dischargePatient')}
      form={form}
      check={check}
      isSubmitting={command.isPending}
      isSubmitDisabled={!admission || isBarred}
      submitLabel={t('discharge')}
      isDangerous={isDeath}
      onSave={discharge}
      onClose={onClose}
    >
      <Stack>
        {admission && <PatientBanner admission={admission} place="dialog" />}
        {admission && <Text size="sm">{t(isDeath ? 'deathEffect' : 'effect', { bed: admission.bedName })}</Text>}
        {missing.length > 0 && (
          <Alert color={isBarred ? 'red' : 'orange'} icon={<IconAlertTriangle size={18} aria-hidden />}>
            {t(isBarred ? 'checklist.bars' : 'checklist.warns', {
              departments: missing.map((department) => t(`checklist.departments.${department}`)).join(', '),
            })}
          </Alert>
        )}
        {openMatters.length > 0 && (
          <Alert color="orange" icon={<IconAlertTriangle size={18} aria-hidden />}>
            {openMatters.map(({ code, amount }) => (
              <div key={code}>{t(`bill:missing.${code}`, { amount: formatMoney(amount) })}</div>
            ))}
          </Alert>
        )}
        <DischargeFields form={form} from={admission && wallClock(admission.admittedAt).day} />
      </Stack>
    </FormDialog>
  );
}
