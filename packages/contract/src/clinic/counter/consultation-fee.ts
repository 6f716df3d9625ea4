// Consultation fees of a hospital: of a doctor, of a speciality, or of everybody.

import { visitKinds } from '@charaka/rules/clinic/opd-queue';
import { count, day, id, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { hospitalRecord } from '../../kernel/hospital-record.ts';
import { consultationFeeChecks } from './consultation-fee-sentences.ts';
import { consultationFeeTopic } from './topics.ts';

/** Consultation fees of visits (OP008). */
export const consultationFees = hospitalRecord({
  name: 'consultationFee',
  path: 'OpdFee',
  noun: 'consultation fee',
  described: { one: 'a consultation fee', all: 'consultation fees' },
  texts: 'counter:consultationFee',
  title: 'feeName',
  menu: 'settings/consultation-fee',
  topic: consultationFeeTopic,
  fields: {
    feeName: { schema: requiredText(consultationFeeChecks.enterConsultationFee, 100), isUnique: true, isListed: true },
    visitKind: { schema: oneOf(visitKinds, consultationFeeChecks.chooseKind), isListed: true },
    /** The charge of the price list that is billed. */
    chargeId: { schema: id(consultationFeeChecks.chooseCharge), label: 'charge' },
    chargeName: { schema: text(), isDerived: true, isElsewhere: true, isListed: true, label: 'charge' },
    /** The doctor or the speciality that the fee belongs to; with neither it belongs to the hospital (OP008). */
    doctorId: { schema: optional(id()), wire: 'staffId', label: 'doctor' },
    doctorName: { schema: optional(text()), isDerived: true, isElsewhere: true },
    specializationId: { schema: optional(id()), wire: 'specialisationId', label: 'speciality' },
    specializationName: { schema: optional(text()), isDerived: true, isElsewhere: true },
    /** For so many days after a paid visit a visit of this kind is free, so many times. */
    freeDays: {
      schema: optional(count().min(0).max(365, consultationFeeChecks.mostFreeDays.text)),
      absent: 0,
      read: count(),
      isListed: true,
    },
    freeVisits: {
      schema: optional(count().min(0).max(99, consultationFeeChecks.mostFreeVisits.text)),
      absent: 0,
      read: count(),
      isListed: true,
    },
    validFrom: { schema: day(fieldSentences.selectDate), kind: 'day', isListed: true },
  },
  check: ({ doctorId, specializationId }, context) => {
    if (doctorId == null || specializationId == null) return;
    const message = consultationFeeChecks.doctorOrSpeciality.text;
    context.addIssue({ code: 'custom', message, path: ['specializationId'] });
  },
  calls: { list: { path: '/OpdFee/GetAllConsultationFees' } },
});
