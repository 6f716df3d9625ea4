// Reads one death (R282).
import { getDeath as getDeathEndpoint } from '@charaka/contract/stay/record/death';
import { handle } from '../../kernel/handler.ts';
import { answerForEdit } from '../../kernel/last-change.ts';
import { editedDeath, readDeath } from './death-store.ts';

/** Refuses when this hospital has none of that number. */
export const getDeath = handle(getDeathEndpoint, async (call, input) => {
  const { deathId } = input.death;
  return answerForEdit(call, editedDeath, deathId, readDeath(call, deathId));
});
