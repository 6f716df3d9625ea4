// Waiting lines of the laboratory: collection, receipt, measuring, and works and amendments for a second person (LB011, LB018, LB040).
import { may } from '../../kernel/endpoint.ts';
import { type WaitingLines, waitsIn } from '../../kernel/waiting-line.ts';
import { getBench } from './bench.ts';
import { listAmendments } from './lab-amendment.ts';
import { amendmentPage, benchMenu, collectionMenu, mayVerify, specimenMenu, verifyMenu } from './lab-menus.ts';
import { collectionWorklist, specimenWorklist } from './specimen.ts';
import { verifyWorklist } from './verify.ts';

/** Each line is shown to the users who collect, receive, measure or verify specimens. */
export const laboratoryWaiting = {
  toVerify: waitsIn(verifyWorklist.list)({
    order: 4,
    permission: mayVerify,
    rows: () => ({}),
    address: () => ({ path: verifyMenu, search: {} }),
  }),
  toSign: waitsIn(listAmendments)({
    order: 13,
    permission: mayVerify,
    rows: () => ({}),
    address: () => ({ path: amendmentPage, search: {} }),
  }),
  atBench: waitsIn(getBench)({
    order: 9,
    permission: may('edit', benchMenu),
    rows: () => ({}),
    address: () => ({ path: benchMenu, search: {} }),
  }),
  toReceive: waitsIn(specimenWorklist.list)({
    order: 11,
    permission: may('edit', specimenMenu),
    rows: () => ({ status: 'Collected' }),
    address: () => ({ path: specimenMenu, search: { status: 'Collected' } }),
  }),
  toCollect: waitsIn(collectionWorklist.list)({
    order: 12,
    permission: may('edit', collectionMenu),
    rows: () => ({}),
    address: () => ({ path: collectionMenu, search: {} }),
  }),
} satisfies WaitingLines;
