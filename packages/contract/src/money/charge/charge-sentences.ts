// Messages to the user from calls of the charge area.
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const chargeSentences = sentences('charge', {
  changedMeanwhile: 'Another user changed {description}. Please look at it again',
  chargeUpdated: 'Charge updated',
  chargeDeleted: 'Charge deleted',
  chargeDeletedAlready: 'This charge is already deleted',
  closedForDeed: '{closed}: {deed}',
  discountTooLarge: 'The discount on {name} is more than its applied charge',
  chargedWhole: '{chargeName} is charged in whole numbers. Enter 1, 2 or more',
  amountTooManyDigits: 'The amount of {name} has too many digits',
  packagePartNotPriced: '{chargeName} of the package {packageName} is not in the price list',
  giftAboveLimit:
    'The concession on this account would be Rs {gift}, {giftPercent} % of its list price of Rs {list}. Your limit is {allowed}. Ask for an approval',
  limitOfShare: '{sharePercent} %',
  limitOfShareOrSum: '{sharePercent} % or Rs {ownSum}',
  nothingToConvert: 'There are no non-hospital charges to convert',
  nonHospitalNotKept: 'This hospital does not record non-hospital charges',
  oneChargeAdded: '1 charge added',
  chargesAdded: '{linesCount} charges added',
  chargeNotInPriceList: 'Charge {chargeId} is not in the price list of this hospital',
  noStandardCharge: '{chargeName} has no standard charge and cannot be added',
  bedChargedByItself: '{chargeName} cannot be added: the days in bed {bedName} are charged automatically',
  finalAmountEntered: 'The final authorised amount is already entered',
  noChargeAdded: 'no charge can be added',
  chargesNotConverted: 'its charges cannot be converted',
  noChargeChanged: 'no charge can be changed',
  noChargeDeleted: 'no charge can be deleted',
});
