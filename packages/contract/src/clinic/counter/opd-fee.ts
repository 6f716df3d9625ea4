// Fees of visits on the wire: what one would cost and why, how the hospital collects, and a booking that is paid with one stroke.
import { visitKinds } from '@charaka/rules/clinic/opd-queue';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import { count, day, flag, id, money, oneOf, optional, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { shape } from '../../kernel/shape.ts';
import { opdTopic } from '../opd/topics.ts';
import { visit, visitForm, visitMenu } from '../opd/visit.ts';
import { consultationFees } from './consultation-fee.ts';
import { consultationFeeChecks } from './consultation-fee-sentences.ts';
import { counterBill, counterMenu, counterSpellings, newCounterBill } from './counter-bill.ts';
import { consultationFeeTopic, counterTopic } from './topics.ts';

const spellings = { patientId: 'patientUid', doctorId: 'staffId' };

/**
 * Why a fee is what it is: charged by a rule, free after a paid visit, free because no rule or no price asks for one. RuleMissing and
 * NothingToFollow say that the visit is not booked: no rule prices it, or it is a follow-up of no visit. Withheld from users who do not
 * see the marked chart.
 */
const feeReasons = [
  'Charged',
  'FreePeriod',
  'FreePeriodOver',
  'FreeVisitsUsed',
  'NoRule',
  'RuleMissing',
  'NothingToFollow',
  'Withheld',
] as const;

/** Returns the fee of a visit of a patient on a day (OP008). */
export const getFee = endpoint({
  path: '/OpdFee/GetFee',
  summary: 'Tells what a visit to a doctor costs a patient on a day, and why.',
  permission: may('view', visitMenu),
  effect: 'read',
  openBecause: 'the fee before a visit exists; amounts alone where the chart is hidden',
  input: shape(
    {
      patientId: id(fieldSentences.selectPatient),
      doctorId: id(fieldSentences.selectDoctor),
      /** Without it a first visit to the doctor is new, any other a follow-up. */
      visitKind: optional(oneOf(visitKinds)),
      day: day(),
      associationId: optional(id()),
    },
    spellings,
  ),
  output: shape({
    fee: shape({
      /** Not told where the history decides and is withheld. */
      visitKind: optional(oneOf(visitKinds)),
      isFree: flag(),
      reason: oneOf(feeReasons),
      chargeId: optional(id()),
      chargeName: optional(text()),
      /** By the rate of the payer where there is one. */
      price: money(),
      /** Net amount of a bill of the fee, with tax and rounding. */
      net: money(),
      /** The appointment of the patient with the doctor on the day, and the advance paid for it. */
      appointmentId: optional(id()),
      advance: money(),
      /** The paid visit it is free because of, or was. */
      paidOn: optional(text()),
      freeUntil: optional(text()),
    }),
  }),
});

const settingFields = {
  /** The fee is collected after the consultation: no patient waits for payment (OP009). */
  collectsAfter: flag(),
  /** Hours after the end of the day until the fee of a patient who did not come is refunded. */
  noShowHours: count().min(0).max(720, consultationFeeChecks.mostNoShowHours.text),
  /** A visit is free where no rule prices it; without this it is not booked (Q260). */
  isFreeWithoutRule: flag(),
};
const setting = shape(settingFields);

/** How the hospital collects fees. */
export const getFeeSetting = endpoint({
  path: '/OpdFee/GetFeeSetting',
  summary: 'Reads how the hospital collects the fees of visits.',
  permission: may('view', consultationFees.menu),
  effect: 'read',
  input: shape({}),
  output: shape({ feeSetting: setting }),
});

/** Changes how the hospital collects fees. */
export const saveFeeSetting = endpoint({
  path: '/OpdFee/SaveFeeSetting',
  logAs: ['opd_fee_setting', 'saved'],
  summary: 'Changes how the hospital collects the fees of visits.',
  permission: may('edit', consultationFees.menu),
  effect: 'write',
  changes: [consultationFeeTopic],
  input: shape({ feeSetting: shape({ ...settingFields, isFreeWithoutRule: optional(flag()) }) }),
  output: shape({ feeSetting: setting }),
});

const { encounterId: _, ...billed } = newCounterBill.shape;

/** Gives a token and bills the fee with it, both or neither; what the visit's appointment was paid in advance becomes a receipt (OP010). */
export const bookVisit = endpoint({
  path: '/OpdFee/BookVisit',
  logAs: ['opd_visit', 'booked'],
  bodyBytes: bodySize.long,
  summary: 'Takes a patient into the OPD of a doctor and bills the fee with it.',
  // It makes a bill; who takes patients in without one books with `addVisit`.
  permission: may('add', counterMenu),
  effect: 'once',
  changes: [opdTopic, counterTopic],
  openBecause: 'makes the relation of care: the caller registers, admits or books the patient',
  input: shape(
    { visit: visitForm, counterBill: shape(billed, counterSpellings, { chequeAmount: ['cheque'] }) },
    { visit: 'opdPatientMaster' },
  ),
  output: shape({ visit, counterBill }, { visit: 'opdPatientMaster' }),
});
