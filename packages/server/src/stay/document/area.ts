// The declarations of the document area for the server.
import type { ServerArea } from '../../kernel/area.ts';
import type { StayCounts } from '../admission/stay-counts.ts';
import { bringDocumentsJob } from './bring-documents.ts';
import { documentHandlers } from './document-handlers.ts';
import { documentCounts } from './stay-counts.ts';

/** Documents of a stay. */
export const documentArea: ServerArea & StayCounts = {
  handlers: ({ files }) => documentHandlers(files),
  stayCounts: documentCounts,
  jobs: ({ files }) => [bringDocumentsJob(files)],
  recordNames: { document_content: null },
};
