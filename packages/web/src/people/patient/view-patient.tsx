// One patient on a page: who they are, what they do not bear, where they lie, every stay, and what may be done with the record.

import { getPatient, patientMenu } from '@charaka/contract/people/patient/patient';
import { getPatientHistory } from '@charaka/contract/people/patient/patient-record';
import { patientTopic } from '@charaka/contract/people/patient/topics';
import { admissionNumberLabel, displayAdmissionNumber } from '@charaka/rules/list/display-number';
import { Alert, Anchor, Group, Paper, Skeleton, Stack, Title } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../kernel/session.ts';
import type { SessionHospital } from '../../kernel/session-state.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { type Crumb, Page } from '../../ui/page/page.tsx';
import type { LabelStay } from './label-facts.ts';
import { OfPatient } from './of-patient.tsx';
import { fullName, uhidOf } from './patient-facts.ts';
import type { Patient } from './patient-form.ts';
import { type History, PatientHistory } from './patient-history.tsx';
import { PatientMergesView } from './patient-merges-view.tsx';
import { type PatientDeed, PatientRecordMenu } from './patient-record-menu.tsx';
import { PatientSummary } from './patient-summary.tsx';

const AddPatient = lazy(() => import('./add-patient.tsx'));
const DeactivatePatient = lazy(() => import('./deactivate-patient.tsx'));
const MergePatients = lazy(() => import('./merge-patients.tsx'));
const PrintPatient = lazy(() => import('./print-patient.tsx'));
const PrintPatientLabels = lazy(() => import('./print-patient-labels.tsx'));

/** The page of one patient; `more` stands at its end. */
export default function ViewPatient({ more }: { readonly more?: (patientId: number) => ReactNode }) {
  const { patientId } = useParams({ strict: false }) as { patientId?: string };
  return <PatientRecord key={patientId} patientId={Number(patientId)} more={more?.(Number(patientId))} />;
}

function PatientRecord({ patientId, more }: { patientId: number; more: ReactNode }) {
  const { t } = useTranslation(['patientRecord', 'patient']);
  const input = { patient: { patientId } };
  const isNumber = Number.isSafeInteger(patientId);
  const patient = useAnswer(patientTopic, getPatient, input, { isEnabled: isNumber }).data?.patient;
  // Its admissions and bills are news of those topics; an admission announces both the patient and itself.
  const answer = useAnswer(patientTopic, getPatientHistory, input, { isEnabled: isNumber, isSilent: true });
  const crumbs: readonly Crumb[] = [{ label: t('patient:patients'), to: `/${patientMenu}` }];
  if (answer.isError || !isNumber)
    return (
      <Page title={t('card')} crumbs={crumbs}>
        <Alert color="red" role="alert">
          {t('notShown')}
        </Alert>
      </Page>
    );
  if (!patient || !answer.data)
    return (
      <Page title={t('card')} crumbs={crumbs}>
        <Skeleton height={180} />
      </Page>
    );
  return <ShownRecord patient={patient} history={answer.data} more={more} />;
}

function ShownRecord({ patient, history, more }: { patient: Patient; history: History; more: ReactNode }) {
  const { t } = useTranslation(['patientRecord', 'patient']);
  const { hospital } = useSignedIn();
  const [deed, setDeed] = useState<PatientDeed | null>(null);
  const close = () => setDeed(null);
  const { patientId } = patient;
  return (
    <Page
      title={fullName(patient)}
      crumbs={[{ label: t('patient:patients'), to: `/${patientMenu}` }]}
      action={<PatientRecordMenu patient={patient} history={history} onChoose={setDeed} />}
    >
      <Standing patient={patient} history={history} />
      <PatientSummary patient={patient} history={history} />
      <Paper withBorder p="md">
        <Stack gap="sm">
          <Title order={2}>{t('admissions')}</Title>
          <PatientHistory admissions={history.admissions} />
        </Stack>
      </Paper>
      <PatientMergesView merges={history.merges} />
      {more}
      <Suspense>
        {deed === 'edit' && <AddPatient patientId={patientId} onClose={close} />}
        {deed === 'print' && <PrintPatient patient={patient} onClose={close} />}
        {deed === 'labels' && <PrintPatientLabels patient={patient} stay={stayOf(history, hospital)} onClose={close} />}
        {deed === 'deactivate' && (
          <OfPatient patient={patient}>
            <DeactivatePatient patient={patient} onClose={close} />
          </OfPatient>
        )}
        {deed === 'merge' && <MergePatients patient={patient} onClose={close} />}
      </Suspense>
    </Page>
  );
}

/** The stay in this hospital that goes on, as labels tell it. */
function stayOf({ admissions }: History, hospital: SessionHospital | null): LabelStay | null {
  const stay = admissions.find(
    ({ hospitalName, isDischarged, isCancelled }) =>
      !isDischarged && !isCancelled && hospitalName === hospital?.hospitalName,
  );
  if (!stay) return null;
  const { admissionId, admissionMode, bedGroupName, bedName } = stay;
  const number = displayAdmissionNumber(admissionId, admissionMode, hospital?.inpatientAdmissionPrefix ?? '');
  return { numberLabel: admissionNumberLabel(admissionMode), number, ward: bedGroupName, bed: bedName };
}

/** Says of a record that was put aside why, or where the person is to be found now. */
function Standing({ patient, history }: { patient: Patient; history: History }) {
  const { t } = useTranslation('patientRecord');
  const { mergedIntoId, deactivationReason } = history;
  if (mergedIntoId != null)
    return (
      <Alert color="orange" role="note">
        <Group gap="xs">
          {t('mergedInto')}
          <Anchor component={Link} to={`/${patientMenu}/${mergedIntoId}`} inherit>
            {uhidOf(mergedIntoId)}
          </Anchor>
        </Group>
      </Alert>
    );
  if (patient.isActive) return null;
  return (
    <Alert color="orange" role="note">
      {deactivationReason ? t('deactivatedBecause', { reason: deactivationReason }) : t('deactivated')}
    </Alert>
  );
}
