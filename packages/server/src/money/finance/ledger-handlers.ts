// Every call of the ledger.
import type { Handler } from '../../kernel/handler.ts';
import {
  addGlMaster,
  deleteGlMaster,
  getGlMaster,
  listGlMasters,
  listLedger,
  listPlBs,
  updateGlMaster,
} from './gl-masters.ts';
import { getOpenRent } from './open-rent.ts';

export const ledgerHandlers: readonly Handler[] = [
  listPlBs,
  listGlMasters,
  getGlMaster,
  addGlMaster,
  updateGlMaster,
  deleteGlMaster,
  listLedger,
  getOpenRent,
];
