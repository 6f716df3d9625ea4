// What whoever books types, an appointment or an operation alike: who comes, and why nobody comes after all.

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { isPhone } from '@charaka/rules/person/phone';
import { id, optional, requiredText } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { opdChecks } from './opd-checks.ts';

/** Who comes: a patient, or somebody who is not registered yet. */
export const typedPerson = {
  patientId: optional(id()),
  personName: requiredText(fieldSentences.enterName, 120),
  phone: requiredText(opdChecks.enterPhoneNumber, 16).refine(isPhone, fieldSentences.enterValidMobileNo.text),
};

/** Why a booking is cancelled. */
export const typedCancellation = { cancelReason: requiredText(entrySentences.enterReason, 200) };
