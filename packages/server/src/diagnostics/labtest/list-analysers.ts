// Analysers of the hospital.
import { listAnalysers as listAnalysersEndpoint } from '@charaka/contract/diagnostics/labtest/analyser';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { analyserList } from './analyser-store.ts';

const row = listAnalysersEndpoint.output.shape.rows.element;

/** By name; deactivated ones are told from the others by `isActive`. */
export const listAnalysers = handle(listAnalysersEndpoint, (call, input) =>
  readList(call.tx, analyserList(call), row, input),
);
