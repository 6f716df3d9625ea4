// The search for a patient by name, phone or UHID; somebody who lies in the hospital already cannot be chosen for admission.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { findPatients, type listPatients } from '@charaka/contract/people/patient/patient';
import { patientTopic } from '@charaka/contract/people/patient/topics';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { TypeaheadField } from '../../ui/field/typeahead-field.tsx';
import { ageOfPatient, fullName, uhidOf } from './patient-facts.ts';

/** A patient as the register shows one. */
export type PatientRow = OutputOf<typeof listPatients>['rows'][number];
/** A patient as the search finds one: no more than who it is (Q225). */
export type PickedPatient = OutputOf<typeof findPatients>['patients'][number];

interface PatientFieldProps {
  readonly label: string;
  readonly isRequired?: boolean;
  readonly isFirst?: boolean;
  readonly isDisabled?: boolean;
  readonly error?: ReactNode;
}

/** The server reads the prefix of a UHID: without it a short number would be below the fewest characters (R418, Q87). */
async function search(typed: string, signal: AbortSignal): Promise<readonly PickedPatient[]> {
  return (await call(findPatients, { search: typed }, { signal })).patients;
}

interface PatientSearchFieldProps extends PatientFieldProps {
  readonly value: string;
  /** The one picked, or null and what is being typed. */
  onPick(patient: PickedPatient | null, text: string): void;
}

/** Any patient; UHID, age, sex, phone and whether they lie in this hospital tell two alike apart. */
export function PatientSearchField({ onPick, ...field }: PatientSearchFieldProps) {
  const { t } = useTranslation('patient');
  const matchOf = (patient: PickedPatient) => {
    const facts = [
      uhidOf(patient.patientId),
      ...(patient.sex ? [`${ageOfPatient(patient)} / ${t(`sex.${patient.sex}`)}`] : []),
      ...(patient.phoneEnding ? [`${t('phoneEnding')} ${patient.phoneEnding}`] : []),
    ];
    if (patient.openAdmissionId != null) facts.push(t('inIpd'));
    return { key: patient.patientId, label: fullName(patient), details: facts.join(' · '), item: patient };
  };
  return (
    <TypeaheadField<PickedPatient>
      {...field}
      topic={patientTopic}
      minLetters={3}
      placeholder={t('searchPlaceholder')}
      search={async (typed, signal) => (await search(typed, signal)).map(matchOf)}
      onPick={onPick}
    />
  );
}

/** Answers with an admissible patient only; another one is named with number and bed, and the field is cleared (R415, R416). */
export function PatientTypeahead({
  onPick,
  error,
  ...field
}: PatientFieldProps & { onPick(patient: PickedPatient): void }) {
  const { t } = useTranslation('patient');
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const pick = (patient: PickedPatient | null, typed: string) => {
    const isIn = patient?.openAdmissionId != null;
    setText(isIn ? '' : typed);
    const bed = { id: patient?.openAdmissionId, bed: patient?.openBedName ?? '' };
    setRefusal(isIn ? <AlreadyIn title={t('alreadyInIpd')} text={t('alreadyInIpdWhere', bed)} /> : null);
    if (patient && !isIn) onPick(patient);
  };
  return <PatientSearchField {...field} value={text} error={refusal || error} onPick={pick} />;
}

/** A title and where the patient lies, on a line each (R416). */
function AlreadyIn({ title, text }: { title: string; text: string }) {
  return (
    <>
      <b>{title}</b>
      <br />
      {text}
    </>
  );
}
