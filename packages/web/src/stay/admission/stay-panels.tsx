// The admission's own panels in its workspace: who lies there, the beds of the stay, and every stay of the patient.
import { getPatientHistory } from '@charaka/contract/people/patient/patient-record';
import { patientTopic } from '@charaka/contract/people/patient/topics';
import { Skeleton, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDeeds } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { PatientHistory } from '../../people/patient/patient-history.tsx';
import { AdmissionCard } from './admission-card.tsx';
import type { PanelProps } from './admission-panel.ts';
import { BedHistory } from './bed-history.tsx';
import { PatientIcons } from './patient-icons.tsx';

/** The facts of R341 with what may be done with the record. */
export function PersonPanel({ admission, patient }: PanelProps) {
  return <AdmissionCard admission={admission} patient={patient} actions={<PatientIcons admission={admission} />} />;
}

/** The beds one after the other. */
export function BedsPanel({ admission: { admissionId } }: PanelProps) {
  return <BedHistory admissionId={admissionId} />;
}

/** This stay and those before it, in every hospital of the group. */
export function EarlierStays({ admission: { patientId } }: PanelProps) {
  const { t } = useTranslation('inpatient');
  const mayRead = useDeeds()('read-chart');
  const input = { patient: { patientId } };
  const answer = useAnswer(patientTopic, getPatientHistory, input, { isEnabled: mayRead, isSilent: true });
  if (answer.data) return <PatientHistory admissions={answer.data.admissions} />;
  if (!mayRead || answer.isError) return <Text c="dimmed">{t('historyNotShown')}</Text>;
  return <Skeleton h={120} radius="sm" />;
}
