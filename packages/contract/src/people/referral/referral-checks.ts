// Messages of the checks of referral fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const referralChecks = foundByText(
  sentences('referral', {
    panNotValid: 'A PAN has five letters, four digits and a letter, for example ABCPE1234F',
    enterReferralName: 'Please enter the name of the referral',
  }),
);
