// Messages to the user from calls of the dispensing area.
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const dispensingSentences = sentences('dispensing', {
  prescriptionDoesNotExist: 'This prescription does not exist',
  lineNotOfPrescription: 'This line belongs to another prescription',
  lineNotOpen: '{orderName} is not open any more: reload the prescription',
  lineLapsed: 'The prescription of {orderName} lapsed after {day}: open it again first',
  prescriptionNotLapsed: 'This prescription has not lapsed',
  lineClosed: '{orderName} is closed',
  prescriptionReopened: 'Prescription opened again',
  lineAlreadyDispensed: '{orderName} is already dispensed',
  tooMuchForLine: '{orderName}: only {left} are still open',
  itemIsAnother:
    '{itemName} is not the medicine of {orderName}. If a doctor agreed to it, enter the doctor, the time and the reason',
  doctorAgrees: 'Select a doctor of this hospital who agreed to {itemName}',
  agreedBetween: 'Enter the time at which the doctor agreed: after the prescription was signed, and not later than now',
  agreedReasonShort: 'Enter why another item is handed out, in at least 5 letters',
  allergicToItem: 'The patient is allergic to {substanceName}: {itemName} is not handed out',
  agreedToItem: '{name} wrote that a doctor agreed to hand out another item for order {orderId}',
  needsPrescription: '{itemName} is Schedule {scheduleName}: it is sold on prescription only',
  notSoldHere: '{itemName} is Schedule X and is not sold at this counter',
  enterBatchReason: 'Another batch expires earlier: enter a reason',
  giftAboveLimit: 'The discount of Rs {gift} is above your limit. Ask for an approval',
  prescriptionNeedsAll:
    'Enter the prescriber with registration number and address, and the day and number of the prescription',
  scheduleOfOutside:
    '{itemName} is Schedule {scheduleName}: enter the prescriber with registration number and address, and the day and number of the prescription',
  personOfPrescription: 'Enter the name and the phone of the person on the prescription',
  prescribedLater: 'The prescription is of a later day than today',
  nameAboveFiftyThousand: 'A sale of Rs 50,000 or more needs the name and the address',
  personOnlyOutside: 'Name, phone and address are entered for a person without a record only',
  dispensedBefore: 'A prescription of this prescriber of {day} was dispensed to this person before, on memo {cashMemo}',
  dispenseAgain: 'Sell again on this prescription',
  saleToOutsider: 'Sale to a person without a record',
  discountNeedsNoApproval: 'You may give this discount without an approval',
  discountAsked: 'An approver was asked for the discount',
  noApproverOfDiscount: 'No other approver may allow a discount of Rs {gift}',
  discountAboveLines: 'The discount is more than the lines that may have one are worth',
});
