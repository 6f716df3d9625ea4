// The search for a patient by name, phone or UHID; somebody who lies in the hospital already cannot be chosen for admission.
import type { OutputOf } from '@charaka/contract/endpoint';
import { listPatients } from '@charaka/contract/patient';
import { stripPrefix } from '@charaka/rules/display-number';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../kernel/call.ts';
import { currentSession } from '../kernel/session.ts';
import { TypeaheadField } from '../ui/typeahead-field.tsx';
import { ageOfPatient, fullName, uhidOf } from './patient-facts.ts';

/** A patient as the search finds one. */
export type PatientRow = OutputOf<typeof listPatients>['rows'][number];

interface PatientTypeaheadProps {
  readonly label: string;
  readonly isRequired?: boolean;
  readonly isFirst?: boolean;
  readonly isDisabled?: boolean;
  readonly error?: ReactNode;
  onPick(patient: PatientRow): void;
}

const mostMatches = 20;

async function findPatients(typed: string, signal: AbortSignal): Promise<readonly PatientRow[]> {
  const search = stripPrefix(typed, [currentSession()?.hospital?.patientRegistrationPrefix ?? '']);
  const found = await call(listPatients, { search, pageNumber: 1, pageSize: mostMatches }, { signal });
  return found.rows;
}

/** Answers with an admissible patient only; another one is named with number and bed, and the field is cleared (R415, R416). */
export function PatientTypeahead({ onPick, error, ...field }: PatientTypeaheadProps) {
  const { t } = useTranslation('patient');
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState('');
  const matchOf = (patient: PatientRow) => {
    const facts = [
      uhidOf(patient.patientId),
      `${ageOfPatient(patient)} / ${t(`sex.${patient.sex}`)}`,
      patient.contactNo,
    ];
    if (patient.openAdmissionId != null) facts.push(t('inIpd'));
    return { key: patient.patientId, label: fullName(patient), details: facts.join(' · '), item: patient };
  };
  const pick = (patient: PatientRow | null, typed: string) => {
    const isIn = patient?.openAdmissionId != null;
    setText(isIn ? '' : typed);
    const bed = { id: patient?.openAdmissionId, bed: patient?.openBedName ?? '' };
    setRefusal(isIn ? `${t('alreadyInIpd')}. ${t('alreadyInIpdWhere', bed)}` : '');
    if (patient && !isIn) onPick(patient);
  };
  return (
    <TypeaheadField<PatientRow>
      {...field}
      name="patient"
      minLetters={3}
      placeholder={t('searchPlaceholder')}
      value={text}
      error={refusal || error}
      search={async (typed, signal) => (await findPatients(typed, signal)).map(matchOf)}
      onPick={pick}
    />
  );
}
