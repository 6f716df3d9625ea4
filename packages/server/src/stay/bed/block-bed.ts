// Takes a free bed out of use, with a reason.

import { blockBed as blockBedEndpoint } from '@charaka/contract/stay/bed/bed';
import { bedSentences } from '@charaka/contract/stay/bed/bed-sentences';
import { handle } from '../../kernel/handler.ts';
import { putHold } from './bed-hold-store.ts';
import { lockFreeBed } from './own-bed.ts';

/** Until it is released. Refuses a bed that is not free. */
export const blockBed = handle(blockBedEndpoint, async (call, input) => {
  const { bedId, reason } = input.bed;
  const bed = await lockFreeBed(call, bedId);
  await putHold(call, bedId, { kind: 'blocked', reason });
  call.say(bedSentences.bedBlocked({ bedName: bed.bedName }));
  return {};
});
