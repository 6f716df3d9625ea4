// The patient that a dialog is about: name, UHID, sex and age above its content (Q249).

import { findPatients, mayPickPatients } from '@charaka/contract/people/patient/patient';
import { patientTopic } from '@charaka/contract/people/patient/topics';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMayAsk } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { DialogSubject } from '../../ui/dialog/dialog-subject.ts';
import { fullName, identityOf } from './patient-facts.ts';

type Identified = Parameters<typeof identityOf>[0];
type Named = Identified & Partial<Parameters<typeof fullName>[0]>;

/** The patient of a row; null in a row of a person who is not registered. */
export type MaybeNamed = Omit<Named, 'patientId'> & { readonly patientId?: number | null | undefined };

/** The fields that identify a patient; those that the row lacks are read, and stay out for a user without the right to it. */
export function useIdentified<Row extends Named>(row: Row): Named {
  const isWhole = Boolean(row.firstName && row.sex && row.ageYears != null);
  const mayPick = useMayAsk(mayPickPatients);
  const options = { isEnabled: !isWhole && mayPick, isSilent: true };
  const read = useAnswer(patientTopic, findPatients, { patientId: row.patientId }, options).data?.patients[0];
  return isWhole || !read ? row : { ...read, infantName: row.infantName, placeName: row.placeName };
}

function IdentityLine({ patient }: { readonly patient: Named }) {
  const known = useIdentified(patient);
  const name = known.infantName || fullName({ ...known, firstName: known.firstName ?? '' });
  return (
    <Text mb="xs" style={{ overflowWrap: 'anywhere' }}>
      <Text span fw={600}>
        {name}
      </Text>{' '}
      <Text span style={{ whiteSpace: 'nowrap' }}>
        {identityOf(known)}
      </Text>
    </Text>
  );
}

/** The patient of a row as a line; null without a patient. */
export function patientSubject(patient: MaybeNamed | null | undefined): ReactNode {
  const patientId = patient?.patientId;
  return patientId == null ? null : <IdentityLine patient={{ ...patient, patientId }} />;
}

interface OfPatientProps {
  readonly patient: MaybeNamed | null | undefined;
  readonly children: ReactNode;
}

/** Names the patient in every dialog inside; without a patient it changes nothing. */
export function OfPatient({ patient, children }: OfPatientProps) {
  if (patient?.patientId == null) return children;
  return <DialogSubject.Provider value={patientSubject(patient)}>{children}</DialogSubject.Provider>;
}
