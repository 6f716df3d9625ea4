// Messages of the checks of privacy fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const privacyChecks = foundByText(
  sentences('privacy', {
    sayWhy: 'Please enter the reason for opening or marking this chart',
    chooseKind: 'Please choose a kind',
    daysOutside: 'Please enter 0 to 90 days',
    minutesOutside: 'Please enter 5 to 1440 minutes',
    yearsOutside: 'Please enter 3 to 30 years',
    chooseRole: 'Please choose a role',
    tooManyRoles: 'Too many roles are chosen',
    chooseReason: 'Please choose a reason',
    chooseVerdict: 'Please choose a verdict',
  }),
);
