// Reads one birth.
import { getBirth as getBirthEndpoint } from '@charaka/contract/birth';
import { handle } from '../kernel/handler.ts';
import { readBirth } from './birth-store.ts';

/** Refuses when this hospital has none of that number. */
export const getBirth = handle(getBirthEndpoint, async (call, input) => ({
  birth: await readBirth(call, input.birth.birthId),
}));
