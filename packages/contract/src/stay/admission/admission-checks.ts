// Checks across the fields of an admission; screen and server use the same (R389, R396, R409-R412).

import type { Sentence } from '@charaka/rules/message/sentence';
import { paise, ZERO } from '@charaka/rules/money/money';
import { referenceProblems } from '@charaka/rules/money/payment';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { admissionChecks } from './admission-form-sentences.ts';

/** Modes whose patients lie in the virtual bed (R391, Q78). */
export const virtualBedModes = ['IVF', 'Dental'] as const;

type Given<T> = T | null | undefined;

/** The fields that are looked at together; amounts in whatever unit. */
interface Crossed {
  admissionMode?: Given<string>;
  patientType?: Given<string>;
  patientCategory?: Given<string>;
  bedTypeId?: Given<number>;
  bedGroupId?: Given<number>;
  bedId?: Given<number>;
  estimatedAmount?: Given<number>;
  associationId?: Given<number>;
  creditorName?: Given<string>;
  doctorId?: Given<number>;
  otherDoctor1Id?: Given<number>;
  otherDoctor2Id?: Given<number>;
  otherDoctor3Id?: Given<number>;
  isPackageApplicable?: Given<boolean>;
  packages?: Given<readonly unknown[]>;
  advanceAmount?: Given<number>;
  advanceMode?: Given<string>;
  advanceReference?: Given<string>;
}

/** A faulty field, and the sentence about it. */
export interface CrossFault {
  readonly field: string;
  readonly sentence: Sentence;
}

const isVirtual = ({ admissionMode }: Crossed) => virtualBedModes.some((mode) => mode === admissionMode);
const faultIf = (isMissing: boolean, field: string, sentence: Sentence): CrossFault[] =>
  isMissing ? [{ field, sentence }] : [];

/** Of a new admission and of an edit: estimate, creditor, doctors each chosen once, packages (R396, R410, R412, Q62). */
export function kindChecks(form: Crossed): CrossFault[] {
  const { patientCategory, creditorName, isPackageApplicable, packages } = form;
  return [
    ...faultIf(
      isVirtual(form) && form.estimatedAmount == null,
      'estimatedAmount',
      admissionChecks.enterEstimatedAmount,
    ),
    ...faultIf(patientCategory === 'Staff' && !creditorName, 'creditorName', admissionChecks.selectStaff),
    ...faultIf(patientCategory === 'Trustee' && !creditorName, 'creditorName', admissionChecks.enterCreditorName),
    ...faultIf((isPackageApplicable ?? false) && !packages?.length, 'packages', admissionChecks.selectPackage),
    ...doctorsChosenTwice(form),
  ];
}

/** Of a new admission alone: bed, payer and advance; an admission changes them in dialogs of their own (R409, R411). */
export function placeChecks(form: Crossed): CrossFault[] {
  const needsBed = !isVirtual(form);
  const hasPayer = form.patientType === 'TPA' || form.patientType === 'Corporate';
  return [
    ...faultIf(needsBed && form.bedTypeId == null, 'bedTypeId', fieldSentences.selectBedType),
    ...faultIf(needsBed && form.bedGroupId == null, 'bedGroupId', fieldSentences.selectWard),
    ...faultIf(needsBed && form.bedId == null, 'bedId', fieldSentences.selectBedNumber),
    ...faultIf(hasPayer && form.associationId == null, 'associationId', fieldSentences.selectTpa),
    ...advanceFaults(form),
  ];
}

function doctorsChosenTwice(form: Crossed): CrossFault[] {
  const seen = new Set([form.doctorId]);
  return (['otherDoctor1Id', 'otherDoctor2Id', 'otherDoctor3Id'] as const).flatMap((field) => {
    const doctor = form[field];
    if (doctor == null) return [];
    const isTaken = seen.has(doctor);
    seen.add(doctor);
    return faultIf(isTaken, field, admissionChecks.doctorChosenAlready);
  });
}

function advanceFaults({ advanceAmount, advanceMode, advanceReference }: Crossed): CrossFault[] {
  if (!advanceAmount) return [];
  if (!advanceMode) return [{ field: 'advanceMode', sentence: admissionChecks.selectPaymentMode }];
  const reference = advanceReference ?? '';
  const amountIn = (mode: string) => (advanceMode === mode ? paise(1) : ZERO);
  const split = {
    cardPaise: amountIn('Card'),
    upiPaise: amountIn('UPI'),
    neftPaise: amountIn('NEFT'),
    chequePaise: amountIn('Cheque'),
    cardNumber: reference,
    upiTransactionNumber: reference,
    neftReference: reference,
    chequeNumber: reference,
  };
  return referenceProblems(split, 'add payment').map(({ sentence }) => ({ field: 'advanceReference', sentence }));
}
