// The declaration of the labtest area to the server.
import type { ServerArea } from '../../kernel/area.ts';
import { analyserHandlers } from './analysers.ts';
import { labParameterHandlers } from './lab-parameter-handlers.ts';

/** The laboratory's catalogue. */
export const labtestArea: ServerArea = { handlers: () => [...labParameterHandlers, ...analyserHandlers] };
