// Choices without a decision whether a change is critical: listed, and decided one by one (docs/decisions/0325).
import * as wire from '@charaka/contract/diagnostics/labtest/lab-parameter';
import { handle } from '../../kernel/handler.ts';
import { decideChange, labParameterStore, readUndecidedChoices } from './lab-parameter-store.ts';

/** For the settings of the laboratory. */
export const listUndecidedChoices = handle(wire.listUndecidedChoices, async (call) => ({
  choices: await readUndecidedChoices(call),
}));

/** May be decided again at any time, here or in the form of the parameter. */
export const decideChoice = handle(wire.decideChoice, async (call, { labParameterId, isChangeCritical }) => {
  const labParameter = await decideChange(call, labParameterId, isChangeCritical);
  call.say(labParameterStore.says.updated);
  return { labParameter };
});
