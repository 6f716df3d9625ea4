// Messages to the user from the calls and the checks of growth.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const growthSentences = sentences('growth', {
  tableImported: 'Growth table saved: {count} lines',
  tableTaken: 'Growth table taken out of use',
  tableDoesNotExist: 'This growth table is not in use',
  tableChanged: 'Somebody else imported this table at the same time: please look again',
  headingsMissing: 'The first line of the file needs one heading of {names}, and L, M and S',
  badLine: 'Line {lineNo} of the file is no line of a growth table',
  commaUnclear:
    'Line {lineNo} of the file has {value}: this may be a decimal comma or a separator of thousands. Please save the file with decimal points',
  otherSex: 'The column {column} of the file has no line of the sex that you chose (1 is boys, 2 is girls)',
  ageUnitUnclear:
    'The column {column} goes from {least} to {most}: these may be days or months. Please name the column {headings} in the file',
  outsideBounds:
    'Line {lineNo} of the file has M = {value}, but between {least} and {most} is possible here. Please look at the measure and its unit: kg and cm',
  otherAxis:
    'This file goes by another measure than this table: the days of WHO 2006, months from 5 years on, or length and height',
  noSuchTable: 'There is no such table for children above 5 years',
  setNotOfPatient: 'These vital signs are not of this patient',
  confirmed: 'Noted as measured twice',
});

/** Sentences beside fields. */
export const growthChecks = foundByText(
  sentences('growth', {
    enterTableSource: 'Please enter where the table comes from, and its version',
    chooseFile: 'Please choose a file',
  }),
);
