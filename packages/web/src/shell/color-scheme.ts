// Light or dark, as the header switches it: dark is the mix 'dark-only' of the customizer (R118).
import type { Look } from '@charaka/contract/foundation/tenancy/preference';
import { useLook } from '../kernel/look.ts';
import { changeOwnLook } from '../kernel/preferences.ts';

/** Whether the screens are dark, and how to change that; the light mix chosen last comes back. */
export function useDarkSwitch(): { isDark: boolean; toggle(): void } {
  const { mix } = useLook();
  const isDark = mix === 'dark-only';
  return {
    isDark,
    toggle: () => {
      if (!isDark) lightMix = mix;
      changeOwnLook({ mix: isDark ? lightMix : 'dark-only' });
    },
  };
}

let lightMix: Look['mix'] = 'default';
