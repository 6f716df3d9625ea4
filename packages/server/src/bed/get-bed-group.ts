// One ward of the hospital.
import { getBedGroup as getBedGroupEndpoint } from '@charaka/contract/bed-setting';
import { handle } from '../kernel/handler.ts';
import { findWard } from './bed-group-store.ts';

/** Refuses a ward of another hospital. */
export const getBedGroup = handle(getBedGroupEndpoint, async (call, input) => ({
  bedGroup: await findWard(call, input.bedGroup.bedGroupId),
}));
