// Messages to the user from the calls and the checks of orderables, order sets and alerts.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const orderableSentences = sentences('orderable', {
  orderableExists: 'This charge already has an orderable',
  notOrderable: '{chargeName} cannot be ordered',
  memberHasMembers: '{orderName} is a panel itself: choose its members',
  memberOfPanel: '{orderName} is a member of {panelName}: it cannot have members itself',
  orderSet: 'order set',
  orderSetAdded: 'Order set added successfully',
  orderSetUpdated: 'Order set updated successfully',
  orderSetDeactivated: 'Order set deactivated successfully',
  orderSetDoesNotExist: 'This order set does not exist',
  orderSetExists: "Order set '{name}' already exists",
  ownSetsOnly: 'A set of the hospital is changed by whoever keeps the orderables',
  staffOnly: 'A set of your own needs a member of staff',
  favouriteMarked: 'Marked as favourite',
  favouriteTaken: 'No favourite any more',
  askForAllergies: "Please ask for allergies, or choose 'No known allergy'",
  allergyStops: '{orderName}: the patient does not bear {substanceName}',
  notForThisSex: '{orderName} is not done for this sex',
  notForThisAge: '{orderName} is not done at this age',
  noSuchMember: "No orderable has the charge '{chargeCode}'",
  reasonMissing: '{warning}: please enter a reason',
});

/** Sentences beside fields. */
export const orderableChecks = foundByText(
  sentences('orderable', {
    chooseCharge: 'Please choose a charge',
    enterOrderName: 'Please enter the name of the order',
    agesTurned: 'The youngest age is not above the oldest',
    enterSetName: 'Please enter the name of the order set',
    chooseCharges: 'Please choose at least one charge',
  }),
);
