// What whoever books types, an appointment or an operation alike: who comes, and why nobody comes after all.
import { isPhone } from '@charaka/rules/person/phone';
import { id, optional, requiredText } from '../../kernel/field.ts';

/** Who comes: a patient, or somebody who is not registered yet. */
export const typedPerson = {
  patientId: optional(id()),
  personName: requiredText('Please enter the name', 120),
  phone: requiredText('Please enter the phone number', 16).refine(isPhone, 'Enter valid mobile no'),
};

/** Why a booking is cancelled. */
export const typedCancellation = { cancelReason: requiredText('Please enter the reason', 200) };
