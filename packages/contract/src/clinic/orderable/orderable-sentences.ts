// Messages to the user from the calls and the checks of orderables, order sets and alerts.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const orderableSentences = sentences('orderable', {
  orderableExists: 'This charge already has an orderable',
  notOrderable: '{chargeName} cannot be ordered',
  memberHasMembers: '{orderName} is itself a panel. Choose its members instead',
  memberOfPanel: '{orderName} is a member of {panelName}. It cannot have members',
  memberNotInUse: '{orderName} is not in use: remove it from the members',
  memberWithoutTest:
    '{orderName} has no laboratory test, but other members have one: the panel could never be completed. Add its test, or remove it',
  orderSet: 'order set',
  orderSetAdded: 'Order set added successfully',
  orderSetUpdated: 'Order set updated successfully',
  orderSetDeactivated: 'Order set deactivated successfully',
  orderSetDoesNotExist: 'This order set does not exist',
  orderSetExists: "Order set '{name}' already exists",
  ownSetsOnly: 'Only a user who manages the orderables can change a set of the hospital',
  staffOnly: 'Only a member of staff can have personal sets',
  favouriteMarked: 'Marked as favourite',
  favouriteTaken: 'Favourite removed',
  askForAllergies: "Please ask for allergies, or choose 'No known allergy'",
  allergyStops: '{orderName}: the patient is allergic to {substanceName}',
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
    agesTurned: 'The minimum age must not be above the maximum age',
    enterSetName: 'Please enter the name of the order set',
    chooseCharges: 'Please choose at least one charge',
  }),
);
