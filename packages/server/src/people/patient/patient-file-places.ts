// Countries and states as a file of patients names them.

import { fieldSentences } from '@charaka/contract/kernel/field-sentences';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import type { PatientFileField, PatientFileValues } from '@charaka/contract/people/patient/patient-import';
import { patientSentences } from '@charaka/contract/people/patient/patient-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { stateKeyOfText } from '@charaka/rules/person/patient-file';
import sql from 'sql-template-tag';
import type { Transaction } from '../../kernel/transaction.ts';

/** A state that patients live in. */
export interface State {
  readonly countryId: number;
  readonly stateId: number;
  readonly stateName: string;
  readonly stateCode: string;
}

interface Country {
  readonly countryId: number;
  readonly countryName: string;
  readonly countryCode: string;
}

/** The place of the hospital, and every country and state: places of the file are read against these. */
export interface Places {
  readonly countryId: number;
  readonly countryCode: string;
  readonly stateId: number | null;
  readonly nationality: string;
  /** The countries by name and letters, in small letters. */
  readonly countries: ReadonlyMap<string, Country>;
  /** The states of each country by number, and by name and code. */
  readonly states: ReadonlyMap<number, ReadonlyMap<string | number, State>>;
}

/** Letters in threes, as FHIR files write the countries patients here mostly come from. */
const LONG_CODES: Readonly<Record<string, string>> = {
  ind: 'in',
  bgd: 'bd',
  npl: 'np',
  pak: 'pk',
  lka: 'lk',
  btn: 'bt',
};

/** Reads the hospital's place and all countries and states. */
export async function readPlaces(tx: Transaction, tenantId: number, hospitalId: number): Promise<Places> {
  const [home, countries, states] = await Promise.all([
    tx.one<{ countryId: number; countryCode: string; stateId: number | null }>(
      sql`select h.country_id, c.country_code, h.state_id from hospital h join country c on c.country_id = h.country_id
        where h.tenant_id = ${tenantId} and h.hospital_id = ${hospitalId}`,
      kernelSentences.hospitalDoesNotExist,
    ),
    tx.rows<Country>(sql`select country_id, country_name, country_code from country`),
    tx.rows<State>(sql`select country_id, state_id, state_name, state_code from state`),
  ]);
  const byCountry = new Map<number, Map<string | number, State>>();
  for (const state of states) {
    const known = byCountry.get(state.countryId) ?? new Map<string | number, State>();
    known.set(state.stateId, state);
    known.set(stateKeyOfText(state.stateName), state).set(state.stateCode.toLowerCase(), state);
    byCountry.set(state.countryId, known);
  }
  return {
    ...home,
    // As the dialog proposes it (R251).
    nationality: home.countryCode === 'BD' ? 'Bangladeshi' : 'Indian',
    countries: new Map(
      countries.flatMap((country) => [
        [country.countryName.toLowerCase(), country] as const,
        [country.countryCode.toLowerCase(), country] as const,
      ]),
    ),
    states: byCountry,
  };
}

/** Country and state of a row; where they are not told, those of the hospital, as the dialog proposes them (R249, R250). */
export function placeOf(
  values: PatientFileValues,
  places: Places,
  wrong: (field: PatientFileField, reason: Sentence) => void,
): State | undefined {
  const written = (values.country ?? '').trim().toLowerCase();
  const countryId = written === '' ? places.countryId : places.countries.get(LONG_CODES[written] ?? written)?.countryId;
  if (countryId === undefined) {
    wrong('country', patientSentences.noSuchCountry);
    wrong('state', fieldSentences.selectCountry);
    return undefined;
  }
  const states = places.states.get(countryId);
  const stateKey = stateKeyOfText(values.state ?? '');
  const isAtHome = countryId === places.countryId;
  // Most countries are one state by themselves; there whatever is written means that one.
  const only = new Set(states?.values()).size === 1 ? states?.values().next().value : undefined;
  const state =
    only ?? (stateKey !== '' ? states?.get(stateKey) : isAtHome ? states?.get(places.stateId ?? -1) : undefined);
  if (state === undefined) wrong('state', stateKey === '' ? fieldSentences.selectState : patientSentences.noSuchState);
  return state;
}
