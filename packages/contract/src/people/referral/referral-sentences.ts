// Messages to the user from calls of the referral area.
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const referralSentences = sentences('referral', {
  referralExists: 'This referral already exists',
  referralAdded: 'Referral added successfully',
  referralDeactivated: 'Referral deactivated successfully',
  referralDoesNotExist: 'This referral does not exist',
  nameKnown: "'{referralName}' {phone} already exists",
  commissionFixed: 'The commission is agreed. Only an administrator may change it',
  referralUpdated: 'Referral updated successfully',
});
