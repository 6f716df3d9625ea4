// Says that somebody is registered, and offers what comes next for them without a second search.
import { Button, Stack, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { fullName, uhidOf } from './patient-facts.ts';
import type { Patient } from './patient-form.ts';
import type { PatientStep } from './patient-step.ts';

interface NextStepsProps {
  readonly patient: Patient;
  readonly steps: readonly PatientStep[];
  onClose(): void;
}

/** A chosen step takes its place. */
export function NextSteps({ patient, steps, onClose }: NextStepsProps) {
  const { t } = useTranslation('patient');
  const [chosen, setChosen] = useState<PatientStep | null>(null);
  if (chosen)
    return (
      <Suspense>
        <chosen.Content patient={patient} onClose={onClose} />
      </Suspense>
    );
  const name = fullName(patient);
  return (
    <Dialog
      isOpen
      title={t('next.title')}
      footer={
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      }
      onClose={onClose}
    >
      <Stack>
        <Text>{t('next.text', { name, uhid: uhidOf(patient.patientId) })}</Text>
        {steps.map((step) => (
          <step.Offer key={step.name} onChoose={() => setChosen(step)} />
        ))}
      </Stack>
    </Dialog>
  );
}
