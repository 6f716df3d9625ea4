// Messages to the user from the calls of reports.
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals; codes never change. */
export const reportSentences = sentences('report', {
  lastingNotByTime:
    'Stays that last several days cannot be grouped by time. Choose admission or discharge under "Days of"',
});
