// People for the search of the shell: read during typing, with the balance of inpatients.

import { collectionMenu, reportMenu, specimenMenu } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { listDeposits } from '@charaka/contract/money/bill/bill';
import { depositTopic } from '@charaka/contract/money/bill/topics';
import { patientMenu } from '@charaka/contract/people/patient/patient';
import { admissionMenu } from '@charaka/contract/stay/admission/admission';
import { admissionPages, inpatientPage, nursingMenu } from '@charaka/contract/stay/admission/admission-pages';
import { findPeople, mayFindPeople } from '@charaka/contract/stay/admission/find-people';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { useDebouncedValue } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { linkSearch } from '../kernel/link-search.ts';
import { rightsOn, useAllRights, useMayAsk, useRights } from '../kernel/rights.ts';
import { useAnswer } from '../kernel/use-answer.ts';
import { recentPeople } from './recent-people.ts';

/** A person in the search results. */
export type FoundPerson = OutputOf<typeof findPeople>['people'][number];

/** The server is asked this long after the last letter. */
const pauseMilliseconds = 120;
/** Fewer letters find nobody. */
const minLetters = 2;

type Found = Pick<OutputOf<typeof findPeople>, 'people' | 'records'>;

const nothing: Found = { people: [], records: [] };

/**
 * The people and records that match the typed text; the last opened people while the field is empty. `isAwaited` is true until the answer
 * to the present text arrives.
 */
export function useFoundPeople(typed: string): Found & { isAwaited: boolean } {
  const mayFind = useMayAsk(mayFindPeople);
  const search = typed.trim();
  const [asked] = useDebouncedValue(search, pauseMilliseconds);
  const [recent] = useState(recentPeople);
  const isRecalling = search === '';
  const isWanted =
    mayFind && (isRecalling ? recent.length > 0 : asked.length >= minLetters && search.length >= minLetters);
  const input = isRecalling ? { patientIds: [...recent] } : { search: asked };
  const answer = useAnswer(admissionTopic, findPeople, input, { isEnabled: isWanted, isSilent: true });
  // Those found by the letters before stay until the answer is there: the list does not empty itself at every key.
  const last = useRef(nothing);
  if (answer.data) last.current = answer.data;
  const isAsking = isWanted && !answer.data && !answer.isError;
  const { people, records } = isWanted ? (answer.data ?? last.current) : nothing;
  const isToBeAsked = mayFind && !isRecalling && search.length >= minLetters && asked !== search;
  return { people, records, isAwaited: isAsking || isToBeAsked };
}

/** Balances of the inpatients' deposits in paise, by admission; only for users who may see money. */
export function useBalances(people: readonly FoundPerson[]): ReadonlyMap<number, { paise: number; isLow: boolean }> {
  const { canView } = useRights(admissionMenu);
  const admissionIds = people.flatMap((one) => (one.admissionId != null && !one.isDischarged ? [one.admissionId] : []));
  const answer = useAnswer(
    depositTopic,
    listDeposits,
    { admissionIds },
    { isEnabled: canView && admissionIds.length > 0, isSilent: true },
  );
  return new Map(
    answer.data?.deposits.map(({ admissionId, paid, authorizedPayment, billAmount, isLow }) => [
      admissionId,
      { paise: paid + authorizedPayment - billAmount, isLow },
    ]),
  );
}

/** Address of a person's record for this user: the pages of the stay, else the patient's record, else null. */
export function usePersonAddress(): (person: FoundPerson) => { to: string; search?: never } | null {
  const { roleId, rights } = useAllRights();
  const mayView = (menu: string) => rightsOn(menu, roleId, rights).canView;
  return ({ admissionId, admissionMode, patientId, firstName, isRestricted }) => {
    const ofMode = admissionPages.filter(({ mode }) => mode !== null && mode === admissionMode);
    const lists = [inpatientPage, ...ofMode].map(({ menu }) => menu);
    const list = [...lists, nursingMenu].find(mayView);
    if (admissionId != null && list) return { to: `/${list}/patient-details`, search: linkSearch({ id: admissionId }) };
    if (mayView(patientMenu)) return { to: `/${patientMenu}/${patientId}` };
    const laboratory = [reportMenu, specimenMenu, collectionMenu].find(mayView);
    return laboratory && !isRestricted ? { to: `/${laboratory}`, search: linkSearch({ q: firstName }) } : null;
  };
}
