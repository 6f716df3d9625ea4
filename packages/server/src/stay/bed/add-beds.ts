// Adds a row of beds to a ward, numbered on from a first one, all or none.
import { bedSentences } from '@charaka/contract/stay/bed/bed-sentences';
import { addBeds as addBedsEndpoint } from '@charaka/contract/stay/bed/bed-setting';
import { bedNumbers, takenBedNumbers } from '@charaka/rules/stay/bed-pattern';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { someNames } from './bed-names.ts';
import { checkCharge, shareActivePlace } from './bed-place.ts';
import { bedNamesIn, insertBeds } from './bed-record-store.ts';

/** Refuses, by name, numbers that active beds of the ward have. */
export const addBeds = handle(addBedsEndpoint, async (call, { pattern }) => {
  const { firstBedName, howMany, bedGroupId, chargeId } = pattern;
  const ward = await shareActivePlace(call, pattern);
  await checkCharge(call, chargeId);
  const names = bedNumbers(firstBedName, howMany);
  const taken = takenBedNumbers(names, await bedNamesIn(call, bedGroupId));
  if (taken.length > 0)
    refuse(bedSentences.bedNamesTaken({ bedGroupName: ward.bedGroupName, bedNames: someNames(taken, 10) }));
  // Another user may add the same numbers at the same moment.
  const sentence = bedSentences.bedsAddedMeanwhile({ bedGroupName: ward.bedGroupName });
  const bedIds = await insertBeds(call, pattern, names, { isActive: true, sentence });
  const [first = '', last = first] = [names[0], names.at(-1)];
  call.say(
    names.length === 1
      ? bedSentences.oneBedAdded({ bedName: first })
      : bedSentences.manyBedsAdded({ count: names.length, first, last }),
  );
  return { bedIds };
});
