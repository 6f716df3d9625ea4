// Consultation fees on the wire: what one holds, and the calls that list, read, add, change and deactivate them.

import { visitKinds } from '@charaka/rules/clinic/opd-queue';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, day, flag, id, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { changedBy, versioned, withVersion } from '../../kernel/last-change.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { type Spellings, shape, withChecks } from '../../kernel/shape.ts';
import { consultationFeeChecks } from './consultation-fee-sentences.ts';
import { consultationFeeTopic } from './topics.ts';

/** Menu path that rights on consultation fees hang on. */
export const consultationFeeMenu = 'settings/consultation-fee';

const spellings: Spellings = { doctorId: 'staffId', specializationId: 'specialisationId' };

const fields = {
  feeName: requiredText(consultationFeeChecks.enterConsultationFee, 100),
  /** Whose fee it is: a doctor's own, a speciality's, or with neither the hospital's (OP008). */
  doctorId: optional(id()),
  specializationId: optional(id()),
  visitKind: oneOf(visitKinds, consultationFeeChecks.chooseKind),
  /** What of the price list is billed. */
  chargeId: id(consultationFeeChecks.chooseCharge),
  /** So many days after a paid visit a visit of this kind is free, so many times. */
  freeDays: optional(count().min(0).max(365, consultationFeeChecks.mostFreeDays.text)),
  freeVisits: optional(count().min(0).max(99, consultationFeeChecks.mostFreeVisits.text)),
  validFrom: day(fieldSentences.selectDate),
};
const typed = { ...fields, isActive: optional(flag()) };

const ofOne = <S extends Parameters<typeof withChecks>[0]>(schema: S): S =>
  withChecks(schema, (fee, context) => {
    const { doctorId, specializationId } = fee as { doctorId?: unknown; specializationId?: unknown };
    if (doctorId != null && specializationId != null)
      context.addIssue({
        code: 'custom',
        message: consultationFeeChecks.doctorOrSpeciality.text,
        path: ['specializationId'],
      });
  }) as S;

/** A consultation fee that does not exist yet; it is active unless it is said otherwise. */
export const newConsultationFee = ofOne(shape(typed, spellings));
/** A consultation fee as kept. */
const consultationFee = shape(
  {
    consultationFeeId: id(),
    ...fields,
    freeDays: count(),
    freeVisits: count(),
    doctorName: optional(text()),
    specializationName: optional(text()),
    chargeName: text(),
    isActive: flag(),
  },
  spellings,
);
const consultationFeeKey = shape({ consultationFee: shape({ consultationFeeId: id() }) });

/** Consultation fees of the hospital. */
export const listConsultationFees = endpoint({
  path: '/OpdFee/GetAllConsultationFees',
  summary: 'Lists consultation fees.',
  permission: may('view', consultationFeeMenu),
  effect: 'read',
  input: listInput({}),
  output: listOutput(consultationFee, 'consultationFeeList'),
});

/** One consultation fee, with the number of its last change. */
export const getConsultationFee = endpoint({
  path: '/OpdFee/GetConsultationFeeById',
  summary: 'Reads one consultation fee.',
  permission: may('view', consultationFeeMenu),
  effect: 'read',
  input: consultationFeeKey,
  output: shape({ consultationFee: withVersion(consultationFee), ...changedBy }),
});

/** Adds a consultation fee; its name is there once in the hospital. */
export const addConsultationFee = endpoint({
  path: '/OpdFee/AddConsultationFee',
  summary: 'Adds a consultation fee.',
  permission: may('add', consultationFeeMenu),
  effect: 'write',
  changes: [consultationFeeTopic],
  input: shape({ consultationFee: newConsultationFee }),
  output: shape({ consultationFee }),
});

/**
 * Changes a consultation fee; fields left out are cleared (Q17). Refused when somebody else changed it since the version named.
 */
export const updateConsultationFee = endpoint({
  path: '/OpdFee/UpdateConsultationFee',
  summary: 'Changes a consultation fee; fields left out are cleared.',
  permission: may('edit', consultationFeeMenu),
  effect: 'write',
  changes: [consultationFeeTopic],
  input: shape({ consultationFee: ofOne(shape({ ...typed, ...versioned, consultationFeeId: id() }, spellings)) }),
  output: shape({ consultationFee }),
});

/** Deactivates a consultation fee: it is offered no more, and nothing is deleted. */
export const deleteConsultationFee = endpoint({
  path: '/OpdFee/DeleteConsultationFee',
  summary: 'Deactivates a consultation fee; nothing is deleted.',
  permission: may('delete', consultationFeeMenu),
  effect: 'write',
  changes: [consultationFeeTopic],
  input: consultationFeeKey,
  output: shape({}),
});
