// Messages to the user from the calls and the checks of consultation fees.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const consultationFeeSentences = sentences('counter', {
  feeBeginsTwice: 'Another fee for the same visits is already valid from this day',
  feeOfStrangers: 'This doctor, speciality or charge does not belong to this hospital',
  feeSettingSaved: 'Fee settings saved',
  feeRuleMissing:
    'No fee is set for this visit. Set a consultation fee of kind New for the doctor, the speciality or the hospital',
  nothingToFollow: 'The patient has no earlier visit to this doctor. Choose New instead of Follow-up',
});

/** Sentences beside fields. */
export const consultationFeeChecks = foundByText(
  sentences('counter', {
    enterConsultationFee: 'Please enter the name of the consultation fee',
    chooseKind: 'Please choose the kind of visit',
    chooseCharge: 'Please choose the charge to bill',
    mostFreeDays: 'At most 365 free days',
    mostFreeVisits: 'At most 99 free visits',
    mostNoShowHours: 'At most 720 hours',
    doctorOrSpeciality: 'Choose a doctor or a speciality for a fee, not both',
  }),
);
