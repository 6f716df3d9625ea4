// Messages to the user from calls of the charge area.
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const chargeSentences = sentences('charge', {
  changedMeanwhile: '{description} was changed by somebody else: look at it again',
  chargeUpdated: 'Charge updated',
  chargeDeleted: 'Charge deleted',
  chargeDeletedAlready: 'This charge has been deleted already',
  closedForDeed: '{closed}: {deed}',
  discountTooLarge: 'The discount on {name} is more than its applied charge',
  chargedWhole: '{chargeName} is charged in whole numbers: enter 1, 2 or more',
  amountTooManyDigits: 'The amount of {name} has too many digits',
  packagePartNotPriced: '{chargeName} of the package {packageName} is not in the price list',
  giftAboveLimit:
    'The concession on this account would be Rs {gift}, {giftPercent} % of its list price of Rs {list}; you may give {allowed}. Ask for an approval',
  limitOfShare: '{sharePercent} %',
  limitOfShareOrSum: '{sharePercent} % or Rs {ownSum}',
  nothingToConvert: 'There are no non-hospital charges to convert',
  nonHospitalNotKept: 'This hospital keeps no non-hospital charges',
  oneChargeAdded: '1 charge added',
  chargesAdded: '{linesCount} charges added',
  chargeNotInPriceList: 'Charge {chargeId} is not in the price list of this hospital',
  noStandardCharge: '{chargeName} has no standard charge and cannot be added',
  bedChargedByItself: '{chargeName} is not added by hand: the days in bed {bedName} are charged by themselves',
  finalAmountEntered: 'The final authorised amount is already entered',
  noChargeAdded: 'no charge can be added',
  chargesNotConverted: 'its charges cannot be converted',
  noChargeChanged: 'no charge can be changed',
  noChargeDeleted: 'no charge can be deleted',
});
