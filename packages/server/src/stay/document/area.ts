// What the document area declares to the server.
import type { ServerArea } from '../../kernel/area.ts';
import { bringDocumentsJob } from './bring-documents.ts';
import { documentHandlers } from './document-handlers.ts';

/** Documents of a stay. */
export const documentArea: ServerArea = {
  handlers: ({ files }) => documentHandlers(files),
  jobs: ({ files }) => [bringDocumentsJob(files)],
};
