// Proves what a stored desk is worth.
import { firstDesk } from '@charaka/contract/foundation/tenancy/preference-choices';
import { expect, it } from 'vitest';
import { deskFrom } from './desk.ts';

it('keeps what was arranged and takes nothing that is not on offer', () => {
  const stock = { list: 'Stock', shown: ['rack'], hidden: [], views: [] };
  const arranged = {
    density: 'compact',
    rowsPerPage: '50',
    arrangedLists: [stock],
    pins: ['opd'],
    folded: ['Settings'],
    opened: ['Reports'],
    toured: ['opd'],
    isTourOver: true,
  };
  expect(deskFrom(JSON.stringify(arranged))).toEqual(arranged);
  expect(
    deskFrom('{"density":"tiny","rowsPerPage":"7","arrangedLists":[{"list":7}],"pins":[7,"opd"],"folded":"all"}'),
  ).toEqual({
    ...firstDesk,
    pins: ['opd'],
  });
  for (const text of [null, 'null', 'not json']) expect(deskFrom(text)).toEqual(firstDesk);
});
