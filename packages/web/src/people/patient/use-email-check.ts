// Asks a second after the typing whether an email is another patient's (R239, Q200).

import { checkPatientEmail } from '@charaka/contract/people/patient/patient-check';
import { patientTopic } from '@charaka/contract/people/patient/topics';
import { useDebouncedValue } from '@mantine/hooks';
import { z } from 'zod';
import { useAnswer } from '../../kernel/use-answer.ts';

const debounceMilliseconds = 1000;

/** An email as it is compared. */
export function comparedEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The email that belongs to another patient, as last found; null while none is known to. */
export function useTakenEmail(email: string, ownEmail: string, patientId: number | undefined): string | null {
  const [asked] = useDebouncedValue(comparedEmail(email), debounceMilliseconds);
  const isAsked = asked !== '' && asked !== comparedEmail(ownEmail) && z.email().safeParse(asked).success;
  const input = { patient: { email: asked || '-', patientId: patientId ?? null } };
  const answer = useAnswer(patientTopic, checkPatientEmail, input, { isEnabled: isAsked, isSilent: true });
  return isAsked && answer.data?.isTaken ? asked : null;
}
