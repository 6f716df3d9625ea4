// Proves what a stored look is worth.
import { defaultLook } from '@charaka/contract/foundation/tenancy/preference-choices';
import { describe, expect, it } from 'vitest';
import { lookFrom } from './look.ts';

describe('the look of a user', () => {
  it('begins left-to-right with the compact sidebar, in #55b9f7 and #f73164 (R119, R120)', () => {
    expect(lookFrom(null)).toEqual(defaultLook);
    expect(defaultLook).toMatchObject({ layout: 'ltr', sidebarType: 'compact' });
    expect([defaultLook.primary, defaultLook.secondary]).toEqual(['#55b9f7', '#f73164']);
  });
  it('keeps what was chosen (R114, R115, R116, R117, R118)', () => {
    const chosen = {
      layout: 'box',
      sidebarType: 'horizontal',
      sidebarSetting: 'icon',
      mix: 'dark-sidebar',
      primary: '#112233',
      secondary: '#445566',
    };
    expect(lookFrom(JSON.stringify(chosen))).toEqual(chosen);
  });
  it('takes nothing that is not on offer (R114, R115, R116, R117, R118)', () => {
    expect(lookFrom('{"layout":"down","primary":"url(x)","mix":7}')).toEqual(defaultLook);
    expect(lookFrom('null')).toEqual(defaultLook);
    expect(lookFrom('not json')).toEqual(defaultLook);
  });
});
