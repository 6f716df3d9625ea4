// What a payer's case ties a user to a patient by: he works on the cases that are not settled (Q234).
import { authorizationMenu } from '@charaka/contract/tpa/authorization';
import { outstandingMenu, settlementMenu } from '@charaka/contract/tpa/settlement';
import { owingAtDesk } from '../bill/relations-of-bill.ts';
import type { RelationOfCare } from '../patient/relation-of-care.ts';

/** The ties of the TPA desk. */
export const relationsOfTpa: readonly RelationOfCare[] = [
  owingAtDesk([authorizationMenu, outstandingMenu, settlementMenu]),
];
