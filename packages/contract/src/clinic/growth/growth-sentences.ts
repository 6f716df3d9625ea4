// Messages to the user from the calls and the checks of growth.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const growthSentences = sentences('growth', {
  tableImported: 'Growth table saved: {count} lines',
  tableTaken: 'Growth table taken out of use',
  tableDoesNotExist: 'This growth table is not in use',
  tableChanged: 'Another user imported this table at the same time. Please look again',
  headingsMissing: 'The first line of the file must have one of the headings {names}, and the headings L, M and S',
  badLine: 'Line {lineNo} of the file is not a valid line of a growth table',
  commaUnclear:
    'Line {lineNo} of the file has {value}. This may be a decimal comma or a thousands separator. Please save the file with decimal points',
  otherSex: 'The column {column} of the file has no line of the sex that you chose (1 is boys, 2 is girls)',
  ageUnitUnclear:
    'The column {column} goes from {least} to {most}. These may be days or months. Please name the column {headings} in the file',
  outsideBounds:
    'Line {lineNo} of the file has M = {value}, but the value must be between {least} and {most}. Please check the measure and its unit: kg and cm',
  otherAxis:
    'This file uses another measure than this table: the WHO 2006 days, months from 5 years on, or length and height',
  noSuchTable: 'This table does not exist for children above 5 years',
  setNotOfPatient: 'These vital signs belong to another patient',
  confirmed: 'Recorded as measured twice',
});

/** Sentences beside fields. */
export const growthChecks = foundByText(
  sentences('growth', {
    enterTableSource: 'Please enter the source of the table and its version',
    chooseFile: 'Please choose a file',
  }),
);
