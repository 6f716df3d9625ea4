// Ways onward from the consulting room: referral to another doctor of the hospital, or admission (OP029, OP030).

import { addVisit, visitMenu } from '@charaka/contract/clinic/opd/visit';
import { admissionMenu } from '@charaka/contract/stay/admission/admission';
import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { today } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { DoctorField } from '../../stay/admission/doctor-field.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';
import { diagnosisWords } from './diagnosis-words.ts';
import type { Opened } from './opened.ts';

const Admit = lazy(() => import('../../stay/admission/admit.tsx'));

/** Renders nothing without the right to add visits or to admit. */
export function NoteWays({ opened: { visit, consultation } }: { opened: Opened }) {
  const { t } = useTranslation('consultation');
  const [open, setOpen] = useState<'refer' | 'admit' | null>(null);
  const mayRefer = useRights(visitMenu).canAdd;
  const mayAdmit = useRights(admissionMenu).canAdd;
  if (visit.isCancelled || (!mayRefer && !mayAdmit)) return null;
  const { visitId, patientId, opdNumber, visitOn, doctorId } = visit;
  const diagnoses = consultation.content.diagnoses
    .filter(({ kind }) => kind !== 'RuledOut')
    .map((one) => diagnosisWords(one, t))
    .join('; ');
  const origin = {
    kind: 'opdSchedule',
    visitId,
    patientId,
    opdNumber,
    opdDate: visitOn,
    opdDoctorId: doctorId,
    ...(diagnoses === '' ? {} : { broughtAlong: `${t('diagnoses')}: ${diagnoses}` }),
  } as const;
  const close = () => setOpen(null);
  return (
    <Group gap="xs">
      {mayRefer && (
        <Button variant="default" onClick={() => setOpen('refer')}>
          {t('refer')}
        </Button>
      )}
      {mayAdmit && (
        <Button variant="default" onClick={() => setOpen('admit')}>
          {t('admit')}
        </Button>
      )}
      {open === 'refer' && (
        <OfPatient patient={visit}>
          <ReferPatient visit={visit} onClose={close} />
        </OfPatient>
      )}
      <Suspense>{open === 'admit' && <Admit origin={origin} onClose={close} />}</Suspense>
    </Group>
  );
}

/** The other doctor sees who sends the patient, and why, as the complaint of the visit (OP029). */
function ReferPatient({ visit, onClose }: { visit: Opened['visit']; onClose(): void }) {
  const { t } = useTranslation('consultation');
  const command = useCommand(addVisit, { onDone: onClose });
  const { patientId, doctorName } = visit;
  const form = useForm<{ doctorId: number | null; visitOn: string | null; reason: string }>({
    initialValues: { doctorId: null, visitOn: today(), reason: '' },
    validate: (values) => formChecks(addVisit.input.shape.visit)({ patientId, ...values }),
  });
  return (
    <FormDialog
      title={t('referTitle')}
      form={form}
      submitLabel={t('refer')}
      isSubmitting={command.isPending}
      onSave={({ doctorId, visitOn, reason }) =>
        command.mutate({
          visit: {
            patientId,
            doctorId: doctorId ?? 0,
            visitOn: visitOn ?? '',
            complaint: t('referredBy', { doctor: doctorName, reason }).slice(0, 200),
          },
        })
      }
      onClose={onClose}
    >
      <Stack gap="sm">
        <DoctorField label={t('doctor')} isRequired {...form.getInputProps('doctorId')} />
        <DateField label={t('day')} isRequired from={today()} {...form.getInputProps('visitOn')} />
        <TextField label={t('referReason')} maxLength={120} {...form.getInputProps('reason')} />
      </Stack>
    </FormDialog>
  );
}
