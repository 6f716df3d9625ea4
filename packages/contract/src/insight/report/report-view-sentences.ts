// Messages to the user from the calls and the checks of views of reports.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and questions; codes never change. */
export const reportViewSentences = sentences('report', {
  notOwnView: 'Only the user who made this view may change it. Save a copy instead',
  viewNameTaken: 'You already have a view {viewName} of this report',
  administratorSetsFirst: 'Only an administrator may choose the view that a report opens with for others',
  usedBySchedules: 'These schedules use the view and will stop: {names}',
  removeView: 'Remove the view',
});

/** Sentences beside fields. */
export const reportViewChecks = foundByText(
  sentences('report', {
    enterViewName: 'Please enter the name of the view',
    chooseRoles: 'Please choose the roles that may open the view',
  }),
);
