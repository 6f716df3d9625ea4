// Messages to the user from the calls and the checks of scheduled reports.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals, answers and notices; codes never change. */
export const reportScheduleSentences = sentences('report', {
  reportNotYours: 'You may not see this report, so you cannot schedule it',
  viewNotYours: 'This view does not exist, belongs to another report, or is not shared with the owner of the schedule',
  customNotYours: 'This custom report does not exist or is not shared with the owner of the schedule',
  recipientUnknown: 'A recipient is not a user of this group of hospitals',
  reportOnItsWay: 'The report is being sent',
  fileNotYours: 'This file does not exist, has expired, or was made for another user or role',
  ownerLostRight: 'Schedule {scheduleName}: its owner may not see the report any more. It was stopped',
  ownerLostView: 'Schedule {scheduleName}: its view was removed or is no longer shared with its owner. It was stopped',
  ownerLostCustom:
    'Schedule {scheduleName}: its custom report was removed or is no longer shared with its owner. It was stopped',
  recipientLostRight: 'Schedule {scheduleName}: {name} may not see the report any more and gets no mail',
  deliveryFailed: 'Schedule {scheduleName} failed three times: {reason}',
  administratorEnters: 'Only an administrator may enter or change addresses outside the hospital',
  administratorChanges:
    'Only an administrator may change the report, its view or its period while the schedule sends to addresses outside the hospital',
  contentHeld:
    'Addresses outside the hospital got no mail: the content has changed. An administrator must check and save the schedule',
  scheduleHeld:
    'Schedule {scheduleName} sends no mail outside the hospital: its content has changed. An administrator must check and save it',
  schedulesHeld:
    'Saved. These schedules send no mail outside the hospital until an administrator checks and saves them: {names}',
  tookTooLong: 'The report took longer than 10 minutes. Choose a shorter period',
  tooManyRows: 'The report has more than {most} rows. Choose a shorter period',
  reportGone: 'The report does not exist any more',
  serverStopped: 'The server stopped while it sent the report',
});

/** The words of a mail, in the language of its reader. */
export const reportMailSentences = sentences('report', {
  mailSubject: '{label}: {span}, {hospitalName}',
  mailTitle: '{label}, {hospitalName}',
  mailPeriod: 'Period: {span}',
  mailDay: '{day}',
  mailDays: '{first} to {last}',
  mailNow: 'now',
  mailView: 'View: {viewName}',
  mailLeftOut: 'Without the fields that you may not see or that the report no longer has: {label}',
  mailGuarded: 'Without protected diagnoses, which your role may not read',
  mailRows: 'Rows: {count}',
  mailTotal: '{label}: {sum}',
  mailOwnName: '{name}',
  mailAverage: '{label}, average',
  mailMedian: '{label}, median',
  mailNinetiethPercentile: '{label}, 90th percentile',
  mailShare: '{label}, share in %',
  mailDistinct: '{label}, distinct count',
  mailBandBelow: 'Below {limit}',
  mailBandFrom: '{limit} and more',
  mailBand: '{least} to below {limit}',
  mailGroup: '{field}. {label}',
  mailCut: 'Only the first {mostGroups} groups are here. The report has all of them',
  mailOpen: 'Log in to open the report:',
  mailAbove: '{label} is {sum}, above the threshold of {limit}',
  mailBelow: '{label} is {sum}, below the threshold of {limit}',
  mailLink: 'Log in to open the report and its file, which expires after 7 days:',
});

/** Sentences beside fields. */
export const reportScheduleChecks = foundByText(
  sentences('report', {
    enterName: 'Please enter the name of the report schedule',
    chooseReport: 'Please choose a report',
    chooseCustomReport: 'Please choose a custom report',
    chooseRecipient: 'Please choose a user or enter an address',
    chooseFigure: 'Please choose a total of this report',
    enterThreshold: 'Please enter the threshold',
  }),
);
