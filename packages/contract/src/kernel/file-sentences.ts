// Messages about an uploaded file and its rows, for every list.
import { sentences } from '@charaka/rules/message/sentence';

/** Messages about rows and cells of files; codes never change. */
export const fileSentences = sentences('file', {
  notReadable: 'The file is not a readable CSV. Please check line {line}',
  noRows: 'The file has no rows',
  tooManyRows: 'The file has more than {most} rows; please split it',
  tooManyColumns: 'The file has more than {most} columns. Please remove the columns that are not needed',
  readingTooLong: 'The file took too long to read. Please split it into smaller files',
  readingFailed: 'The file could not be read. Please check it and split it into smaller files',
  headingTwice: "Two columns have the heading '{heading}'. Please rename or remove one",
  raggedRow: 'This row has {cells} cells and the heading has {headings}',
  letterNotKept: 'This cell has a character that cannot be saved',
  valueLost:
    'The spreadsheet shows an error here, or has rounded the value. Set the format of the column to Text and type the value again',
  noHeading: 'Column {index} has no heading',
  noSuchColumn: 'This column does not exist here. The columns are: {columns}',
  columnTwice: 'This column is in the file twice',
  columnMissing: "The file has no column '{column}'",
  rowTwice: 'This is already in row {row}',
  notANumber: 'This is not a number',
  twoReadings: 'This may mean {first} or {second}. Please write the value that is meant',
  yesOrNo: "Please write 'yes' or 'no'",
  writeOneOf: 'Please write one of: {values}',
  noSuchRecord: "There is no {label} '{text}'",
});
