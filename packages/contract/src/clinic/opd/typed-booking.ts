// Fields typed when an appointment or an operation is booked: the person, and the reason when it is cancelled.

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { isPhone } from '@charaka/rules/person/phone';
import { id, optional, requiredText } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { opdChecks } from './opd-checks.ts';

/** The person of a booking: a patient, or a person who is not registered yet. */
export const typedPerson = {
  patientId: optional(id()),
  personName: requiredText(fieldSentences.enterName, 120),
  phone: requiredText(opdChecks.enterPhoneNumber, 16).refine(isPhone, fieldSentences.enterValidMobileNo.text),
};

/** Why a booking is cancelled. */
export const typedCancellation = { cancelReason: requiredText(entrySentences.enterReason, 200) };
