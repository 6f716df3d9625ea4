// Messages to the user from calls of templates and phrases (OPD, section 7).
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const templateSentences = sentences('template', {
  templateSaved: 'Template saved: version {versionNo}',
  templateCopied: 'Copied for you',
  templateDoesNotExist: 'This template does not exist',
  templateChanged: 'Another user changed this template in the meantime. Please look again',
  onlyOwnTemplate: 'This template belongs to another user. Copy it to change it',
  keysDiffer: 'Field keys must differ: {code}',
  choicesMissing: '{name}: please enter the choices',
  limitsReversed: '{name}: the lowest value must not be above the highest value',
  scoreMissing: '{name}: please choose the score',
  onlyDoctorOwns: 'Only a member of staff can have personal templates and phrases',
  phraseSaved: 'Phrase saved',
  phraseRemoved: 'Phrase removed',
  phraseDoesNotExist: 'This phrase does not exist',
  phraseOfOthers: 'This phrase belongs to another user',
  noSuchDepartment: 'This department is not in use',
  shortcutTaken: 'A phrase already has this shortcut',
});

/** Sentences beside fields. */
export const templateChecks = foundByText(
  sentences('template', {
    enterTemplateName: 'Please enter the name of the template',
    enterTitle: 'Please enter the title of the section',
    enterLabel: 'Please enter the name of the field',
    enterKey: 'A key must have small letters and digits, and begin with a letter',
    enterShortcut: 'A shortcut must have letters and digits, without spaces',
    enterText: 'Please enter the text',
    fieldMissing: 'Please add a field',
  }),
);
