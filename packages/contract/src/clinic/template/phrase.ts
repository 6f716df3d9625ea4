// Phrases on the wire: what `.shortcut` is written out to, one's own or a department's (OP039).
import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag, id, optional, requiredText, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { templateChecks } from './template-sentences.ts';
import { templateTopic } from './topics.ts';

const phraseFields = {
  shortcut: z
    .string()
    .trim()
    .regex(/^[\p{L}\d_-]{1,30}$/u, templateChecks.enterShortcut.text),
  text: requiredText(templateChecks.enterText, 4000),
};

const phrase = shape({
  phraseId: id(),
  ...phraseFields,
  /** A department's, else somebody's own. */
  departmentId: optional(id()),
  departmentName: optional(text()),
  mayChange: flag(),
});
const answer = shape({ phrase });

/**
 * The asker's own and their department's, of which an own one wins over the department's of the same shortcut; with `isOfAll` those of
 * every department, for users who manage the templates.
 */
export const listPhrases = endpoint({
  path: '/Phrase/GetAllPhrase',
  summary: "Lists the asker's phrases and those of their department, or of all departments.",
  permission: 'signed-in',
  effect: 'read',
  input: shape({ isOfAll: optional(flag()) }),
  output: shape({ phrases: z.array(phrase) }, { phrases: 'phraseList' }),
});

/** A phrase of one's own; of a department for those who keep the templates. */
export const addPhrase = endpoint({
  path: '/Phrase/AddPhrase',
  logAs: ['phrase', 'added'],
  summary: 'Adds a phrase.',
  permission: 'signed-in',
  effect: 'write',
  changes: [templateTopic],
  input: shape({ phrase: shape({ ...phraseFields, departmentId: optional(id()) }) }),
  output: answer,
});

/** Changes a phrase. */
export const updatePhrase = endpoint({
  path: '/Phrase/UpdatePhrase',
  logAs: ['phrase', 'changed'],
  summary: 'Changes a phrase.',
  permission: 'signed-in',
  effect: 'write',
  changes: [templateTopic],
  input: shape({ phrase: shape({ phraseId: id(), ...phraseFields }) }),
  output: answer,
});

/** Takes a phrase away. */
export const deletePhrase = endpoint({
  path: '/Phrase/DeletePhrase',
  logAs: ['phrase', 'removed'],
  summary: 'Takes a phrase away.',
  permission: 'signed-in',
  effect: 'write',
  changes: [templateTopic],
  input: shape({ phraseId: id() }),
  output: shape({ phraseId: id() }),
});
