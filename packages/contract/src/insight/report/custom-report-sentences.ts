// Messages to the user from the calls and the checks of custom reports.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals; codes never change. */
export const customSentences = sentences('report', {
  noSuchDataset: 'There is no dataset with this name',
  otherDataset: '{field} belongs to another dataset. {dataset} has all the chosen fields',
  noCommonDataset: '{field} belongs to another dataset. No dataset has all the chosen fields',
  nothingChosen: 'Choose at least one column, group or measure',
  tooManyColumns: 'Choose at most 14 columns',
  wrongCalculation: 'Column {column} cannot be calculated from these fields',
  wrongLimits: 'Enter the limits of {column} as numbers in ascending order',
  wrongFilter: 'The filter of {column} has no valid value',
  wrongGroup: 'Rows cannot be grouped by {column}',
  takesTooLong:
    'This report would take too long. Choose fewer days, or send it by a schedule, which runs it in the background',
  notOwner: 'Only the user who made this report may change it. Save a copy instead',
});

/** Sentences beside fields. */
export const customChecks = foundByText(
  sentences('report', {
    noDefinition: 'The custom report could not be read',
    enterReportName: 'Please enter the name of the report',
    enterColumnName: 'Please enter the name of the column',
  }),
);
