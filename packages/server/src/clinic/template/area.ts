// The declarations of the template area for the server.
import type { ServerArea } from '../../kernel/area.ts';
import { addPhrase, deletePhrase, listPhrases, updatePhrase } from './phrases.ts';
import { copyTemplate, listTemplates, saveTemplate } from './templates.ts';

/** Templates of an examination by version, and phrases, for writing notes. */
export const templateArea: ServerArea = {
  handlers: () => [listTemplates, saveTemplate, copyTemplate, listPhrases, addPhrase, updatePhrase, deletePhrase],
};
