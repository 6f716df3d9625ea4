// What the template area declares to the server.
import type { ServerArea } from '../../kernel/area.ts';
import { addPhrase, deletePhrase, listPhrases, updatePhrase } from './phrases.ts';
import { copyTemplate, listTemplates, saveTemplate } from './templates.ts';

/** What notes are written with: templates of an examination by version, and phrases. */
export const templateArea: ServerArea = {
  handlers: () => [listTemplates, saveTemplate, copyTemplate, listPhrases, addPhrase, updatePhrase, deletePhrase],
};
