// Every screen of the menu in further languages with long words, on a phone, a tablet and a desk: nothing is cut, hidden or left in English.
import { expect, test } from '@playwright/test';
import { misfitsOfScreens, walkMilliseconds } from '../support/fitting-screens.ts';

test.describe.configure({ mode: 'parallel' });

for (const language of [
  { code: 'bn', script: 'Bengali' },
  { code: 'ta', script: 'Tamil' },
])
  test(`every screen fits a phone, a tablet and a desk in ${language.code} (R005, R010)`, async ({ page }) => {
    test.setTimeout(walkMilliseconds);
    expect(await misfitsOfScreens(page, language)).toEqual([]);
  });
