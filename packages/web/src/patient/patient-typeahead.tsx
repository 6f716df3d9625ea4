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

interface PatientFieldProps {
  readonly label: string;
  readonly isRequired?: boolean;
  readonly isFirst?: boolean;
  readonly isDisabled?: boolean;
  readonly error?: ReactNode;
}

const mostMatches = 20;

async function findPatients(typed: string, signal: AbortSignal): Promise<readonly PatientRow[]> {
  const search = stripPrefix(typed, [currentSession()?.hospital?.patientRegistrationPrefix ?? '']);
  const found = await call(listPatients, { search, pageNumber: 1, pageSize: mostMatches }, { signal });
  return found.rows;
}

interface PatientSearchFieldProps extends PatientFieldProps {
  readonly value: string;
  /** The one picked, or null and what is being typed. */
  onPick(patient: PatientRow | null, text: string): void;
}

/** Any patient; UHID, age, sex, phone and whether he lies in this hospital tell two alike apart. */
export function PatientSearchField({ onPick, ...field }: PatientSearchFieldProps) {
  const { t } = useTranslation('patient');
  const matchOf = (patient: PatientRow) => {
    const facts = [
      uhidOf(patient.patientId),
      `${ageOfPatient(patient)} / ${t(`sex.${patient.sex}`)}`,
      patient.contactNo,
    ];
    if (patient.openAdmissionId != null) facts.push(t('inIpd'));
    return { key: patient.patientId, label: fullName(patient), details: facts.join(' · '), item: patient };
  };
  return (
    <TypeaheadField<PatientRow>
      {...field}
      name="patient"
      minLetters={3}
      placeholder={t('searchPlaceholder')}
      search={async (typed, signal) => (await findPatients(typed, signal)).map(matchOf)}
      onPick={onPick}
    />
  );
}

/** Answers with an admissible patient only; another one is named with number and bed, and the field is cleared (R415, R416). */
export function PatientTypeahead({
  onPick,
  error,
  ...field
}: PatientFieldProps & { onPick(patient: PatientRow): void }) {
  const { t } = useTranslation('patient');
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState('');
  const pick = (patient: PatientRow | null, typed: string) => {
    const isIn = patient?.openAdmissionId != null;
    setText(isIn ? '' : typed);
    const bed = { id: patient?.openAdmissionId, bed: patient?.openBedName ?? '' };
    setRefusal(isIn ? `${t('alreadyInIpd')}. ${t('alreadyInIpdWhere', bed)}` : '');
    if (patient && !isIn) onPick(patient);
  };
  return <PatientSearchField {...field} value={text} error={refusal || error} onPick={pick} />;
}
