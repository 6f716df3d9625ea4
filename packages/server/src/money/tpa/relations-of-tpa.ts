// Relations of a user to a patient through a payer's case: the user works on the cases that are not settled (Q234).
import { authorizationMenu } from '@charaka/contract/money/tpa/authorization';
import { outstandingMenu, settlementMenu } from '@charaka/contract/money/tpa/settlement';
import type { RelationOfCare } from '../../people/patient/relation-of-care.ts';
import { owingAtDesk } from '../bill/relations-of-bill.ts';

/** The ties of the TPA desk. */
export const relationsOfTpa: readonly RelationOfCare[] = [
  owingAtDesk([authorizationMenu, outstandingMenu, settlementMenu]),
];
