// Messages to the user from calls on reports in words, and the fixed texts of these reports.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const histopathologySentences = sentences('histopathology', {
  narrativeDoesNotExist: 'This narrative report does not exist',
  narrativeClosed: '{testName}: the report can no longer be edited',
  narrativeSaved: 'Saved: version {versionNo}',
  narrativeChanged: '{name} saved this report in the meantime. Please look again',
  sectionUnknown: 'The template no longer has this section. Please look again',
  blockAdded: 'Block {text}',
  blockDoesNotExist: 'This block does not exist',
  slideAdded: 'Slide {text}',
  slideDoesNotExist: 'This slide does not exist',
  pictureAdded: 'Picture of slide {text} added',
  pictureDropped: 'Picture removed from the report',
  pictureDoesNotExist: 'This picture does not exist',
  picturesFull: 'A report has at most {mostCount} pictures',
  addendumSigned: 'Addendum signed: report {reportNo}, version {versionNo}',
  onlyVerified: 'Only a verified report can be amended or get an addendum',
  nothingAmended: 'Change the report first: it says the same as before',
  // Parts that a finished report must have.
  written: 'the report',
});

/** Sentences beside fields. */
export const histopathologyChecks = foundByText(
  sentences('histopathology', {
    partNotValid: 'Enter a letter from A to Z',
    enterStain: 'Please enter the stain',
    enterAddendum: 'Please enter the addendum (at least 10 letters)',
  }),
);

/** Words of the report, which speaks English as every paper does. */
export const narrativeWords = sentences('histopathology', {
  tissue: 'Accession {text}',
  blocks: 'Blocks: {names}',
  slides: 'Slides: {names}',
  synoptic: 'Synoptic report',
  field: 'Field',
  finding: 'Finding',
  addendum: 'Addendum {index}, signed by {signerName}',
  opinion: 'Second opinion {index}, signed by {signerName}',
});
