// One parameter with its ranges.
import { getLabParameter as getLabParameterEndpoint } from '@charaka/contract/diagnostics/labtest/lab-parameter';
import { handle } from '../../kernel/handler.ts';
import { answerForEdit } from '../../kernel/last-change.ts';
import { editedLabParameter, findLabParameter } from './lab-parameter-store.ts';
import { readRanges } from './reference-range-store.ts';

/** Refuses a parameter of another hospital. */
export const getLabParameter = handle(getLabParameterEndpoint, async (call, input) => {
  const { labParameterId } = input.labParameter;
  const [answer, ranges] = await Promise.all([
    answerForEdit(call, editedLabParameter, labParameterId, findLabParameter(call, labParameterId)),
    readRanges(call, labParameterId),
  ]);
  return { ...answer, ranges };
});
