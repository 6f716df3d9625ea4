// Countries and their states, to choose from: they hardly ever change.

import { listCountries, listStates } from '@charaka/contract/foundation/tenancy/tenancy';
import { countryTopic } from '@charaka/contract/foundation/tenancy/topics';
import { useAnswer } from '../../kernel/use-answer.ts';

const freshMilliseconds = 60 * 60_000;

/** Every country; a failure may be kept from the screen. */
export function useCountries({ isOnlyLogged = false } = {}) {
  return useAnswer(countryTopic, listCountries, { pageSize: 0 }, { freshMilliseconds, isOnlyLogged });
}

/** The states of a country; not asked for while none is chosen. */
export function useStates(countryId: number | null) {
  return useAnswer(
    countryTopic,
    listStates,
    { pageSize: 0, state: { countryId: countryId ?? 0 } },
    { freshMilliseconds, isEnabled: countryId !== null },
  );
}
