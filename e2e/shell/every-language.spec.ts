// Every screen of the menu in further languages with long words, at the width that is hardest for each: nothing is cut, hidden or left in
// English. Tamil, whose words are the longest, is walked at all three.
import { misfitsOfScreens, walkMilliseconds } from '../support/fitting-screens.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

for (const { code, script, width } of [
  { code: 'hi', script: 'Devanagari', width: 360 },
  { code: 'bn', script: 'Bengali', width: 768 },
  { code: 'ta', script: 'Tamil', width: 1440 },
  { code: 'ta', script: 'Tamil', width: 768 },
  { code: 'ta', script: 'Tamil', width: 360 },
])
  test(`every screen fits ${width} px in ${code} (R005, R010)`, async ({ page }) => {
    test.setTimeout(walkMilliseconds);
    expect(await misfitsOfScreens(page, { code, script, width })).toEqual([]);
  });
