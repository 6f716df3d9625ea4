// Waiting lines of the laboratory: collection, receipt, measuring, and works and amendments for a second person (LB011, LB018, LB040).
import { may } from '../../kernel/endpoint.ts';
import { type WaitingLines, waitsIn } from '../../kernel/waiting-line.ts';
import { getBench } from './bench.ts';
import { listAmendments } from './lab-amendment.ts';
import { amendmentPage, benchMenu, collectionMenu, mayVerify, specimenMenu, verifyMenu } from './lab-menus.ts';
import { listCollection, listSpecimens } from './specimen.ts';
import { listToVerify } from './verify.ts';

/** Shown to who takes specimens, to who receives them, to who measures, and to who verifies. */
export const laboratoryWaiting = {
  toVerify: waitsIn(listToVerify)({
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
  toReceive: waitsIn(listSpecimens)({
    order: 11,
    permission: may('edit', specimenMenu),
    rows: () => ({ status: 'Collected' }),
    address: () => ({ path: specimenMenu, search: { status: 'Collected' } }),
  }),
  toCollect: waitsIn(listCollection)({
    order: 12,
    permission: may('edit', collectionMenu),
    rows: () => ({}),
    address: () => ({ path: collectionMenu, search: {} }),
  }),
} satisfies WaitingLines;
