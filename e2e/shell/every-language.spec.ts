// Every screen of the menu in further languages with long words, at the width that is hardest for each: nothing is cut, hidden or left in
// English. Tamil, whose words are the longest, is looked at in all three widths: a screen stays open while the window becomes narrower.
import { misfitsOfScreens, walkMilliseconds } from '../support/fitting-screens.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

for (const { code, script, widths } of [
  { code: 'hi', script: 'Devanagari', widths: [360] },
  { code: 'bn', script: 'Bengali', widths: [768] },
  { code: 'ta', script: 'Tamil', widths: [1440, 768, 360] },
] as const)
  test(`every screen fits ${widths.join(', ')} px in ${code} (R005, R010)`, async ({ page }) => {
    test.setTimeout(walkMilliseconds * widths.length);
    expect(await misfitsOfScreens(page, { code, script, widths })).toEqual([]);
  });
