// Takes a parameter out of use.
import { deleteLabParameter as deleteLabParameterEndpoint } from '@charaka/contract/diagnostics/labtest/lab-parameter';
import { labParameterSentences } from '@charaka/contract/diagnostics/labtest/lab-parameter-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { deactivateLabParameter, isParameterUsed, lockLabParameter } from './lab-parameter-store.ts';

/** Deactivates the parameter; it can be reactivated. Refuses while a test in use measures it. */
export const deleteLabParameter = handle(deleteLabParameterEndpoint, async (call, input) => {
  const { labParameterId } = input.labParameter;
  const { labParameterName } = await lockLabParameter(call, labParameterId);
  if (await isParameterUsed(call, labParameterId))
    refuse(labParameterSentences.labParameterInUse({ name: labParameterName }));
  await deactivateLabParameter(call, labParameterId);
  call.say(labParameterSentences.labParameterDeactivated);
  return {};
});
