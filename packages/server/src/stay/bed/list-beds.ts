// The beds of the hospital, who lies in each and what it is held for (R296, R414).

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { bedBoardMenu, listBeds as listBedsEndpoint } from '@charaka/contract/stay/bed/bed';
import { ageOn } from '@charaka/rules/person/age';
import { handle, todayOf } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { hasRight } from '../../kernel/session.ts';
import { bedList } from './bed-store.ts';

type Row = OutputOf<typeof listBedsEndpoint>['rows'][number];
/** A bed as the database gives it: the age follows from the birth date. */
type Read = Row & { birthDate: string | null };
const row = listBedsEndpoint.output.shape.rows.element;
/** A user with one of these menus may see the name of the patient in a bed. */
const menusWithNames = ['ipd/ipd_registration', bedBoardMenu];

/** Beds ward by ward; `isFree` leaves only those a patient can be given now (Q61). */
export const listBeds = handle(listBedsEndpoint, async (call, input) => {
  const selection = { isFree: input.isFree ?? false, associationId: input.associationId ?? null };
  const source = bedList(call.tenantId, call.hospital.hospitalId, selection);
  const answer = await readList<Read>(call.tx, source, row, input);
  const mayKnow = menusWithNames.some((menu) => hasRight(call.session, menu, 'view'));
  const today = todayOf(call);
  return { ...answer, rows: answer.rows.map((bed) => (mayKnow ? withAge(bed, today) : withoutNames(bed))) };
});

/** The age on a day in place of the birth date; a child born after midnight elsewhere is born today here. */
function withAge({ birthDate, ...bed }: Read, today: string): Row {
  if (birthDate === null) return bed;
  const { years, months, days } = ageOn(birthDate, birthDate > today ? birthDate : today);
  return { ...bed, ageYears: years, ageMonths: months, ageDays: days };
}

/** That the bed is taken, and by nobody. */
function withoutNames({ birthDate: _, ...bed }: Read): Row {
  return {
    ...bed,
    patientName: null,
    admissionId: null,
    patientId: null,
    sex: null,
    admittedAt: null,
    isDischargeInitiated: null,
    isFinalBill: null,
    associationId: null,
    associationName: null,
    isCorporate: null,
    holdReason: null,
  };
}
