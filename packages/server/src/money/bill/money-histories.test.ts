// Random histories of money against an oracle of its own: a hundredth of the histories of `npm run bench -- histories`.
import { expect, it } from 'vitest';
import { playHistory, setHistoryScene } from '../../../test-support/money/money-history.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';
import { verifyBooks } from '../finance/verify-books.ts';

const parts = useTestApp();

/** The kinds of hospital: plain, GST after discount, the place of the service, no non-hospital charges. */
const KINDS = [0, 1, 2, 3];

it.each(KINDS)(
  'histories in a hospital of kind %i differ from the oracle in no figure, and the books add up (R482, R503, R520, R521, R523, R539, Q217, Q218, Q219, Q241)',
  async (kind) => {
    const scene = await setHistoryScene(await makeTenant(parts), kind);
    let compared = 0;
    for (const seed of [1, 2].map((history) => 20_261_122 + kind * 1000 + history)) {
      const played = await playHistory(scene, seed);
      expect(played.differences).toEqual([]);
      compared += played.compared;
    }
    expect(compared).toBeGreaterThan(300);
    const { difference, notices } = await verifyBooks(parts.owner, scene.tenant.tenantId);
    expect([difference, notices]).toEqual([null, []]);
  },
  120_000,
);
