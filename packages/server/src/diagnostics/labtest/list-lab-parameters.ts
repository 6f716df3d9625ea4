// Lab parameters of the hospital.
import { listLabParameters as listLabParametersEndpoint } from '@charaka/contract/diagnostics/labtest/lab-parameter';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { labParameterList } from './lab-parameter-store.ts';

const row = listLabParametersEndpoint.output.shape.rows.element;

/** By name; `isActive` is false for deactivated ones. */
export const listLabParameters = handle(listLabParametersEndpoint, (call, input) =>
  readList(call.tx, labParameterList(call), row, input),
);
