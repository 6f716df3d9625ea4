// Messages to the user from calls of templates and phrases (OPD, section 7).
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const templateSentences = sentences('template', {
  templateSaved: 'Template saved: version {versionNo}',
  templateCopied: 'Copied for you',
  templateDoesNotExist: 'This template does not exist',
  templateChanged: 'This template was changed meanwhile: please look again',
  onlyOwnTemplate: 'This template is not yours: copy it for you to change it',
  keysDiffer: 'Field keys must differ: {code}',
  choicesMissing: '{name}: please enter what can be chosen',
  limitsReversed: '{name}: the lowest value must not be above the highest',
  scoreMissing: '{name}: please choose the score',
  onlyDoctorOwns: 'Only a member of staff has templates and phrases of their own',
  phraseSaved: 'Phrase saved',
  phraseRemoved: 'Phrase removed',
  phraseDoesNotExist: 'This phrase does not exist',
  phraseOfOthers: 'This phrase is not yours',
  noSuchDepartment: 'This department is not in use',
  shortcutTaken: 'There is a phrase with this shortcut already',
});

/** Sentences beside fields. */
export const templateChecks = foundByText(
  sentences('template', {
    enterTemplateName: 'Please enter the name of the template',
    enterTitle: 'Please enter the title of the section',
    enterLabel: 'Please enter what the field is called',
    enterKey: 'A key has small letters and digits, and begins with a letter',
    enterShortcut: 'A shortcut has letters and digits, and no blanks',
    enterText: 'Please enter the text',
    fieldMissing: 'Please add a field',
  }),
);
