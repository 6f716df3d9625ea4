// The languages offered by the server are those of the screens.
import { languageCodes } from '@charaka/contract/foundation/tenancy/preference-choices';
import { listLanguages } from '@charaka/contract/foundation/tenancy/tenancy';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

it('lists the eight languages of the screens with the locale of each (R010)', async () => {
  const tenant = await makeTenant(parts);
  const answer = await tenant.call(listLanguages, {}, { as: 'viewer' });
  expect(answer.output.languages.map(({ languageCode }) => languageCode)).toEqual([...languageCodes]);
  for (const { languageCode, locale } of answer.output.languages)
    expect(new Intl.Locale(locale).language).toBe(languageCode);
  expect(answer.wire.languageList).toContainEqual({ langId: 6, lcid: 1081, locale: 'hi-IN', languageCode: 'hi' });
});
