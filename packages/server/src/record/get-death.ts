// Reads one death (R282).
import { getDeath as getDeathEndpoint } from '@charaka/contract/death';
import { handle } from '../kernel/handler.ts';
import { readDeath } from './death-store.ts';

/** Refuses when this hospital has none of that number. */
export const getDeath = handle(getDeathEndpoint, async (call, input) => ({
  death: await readDeath(call, input.death.deathId),
}));
