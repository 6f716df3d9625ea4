// The accounts of the ledger: listed with their balances, read, added, changed, taken out of use.

import { financeSentences } from '@charaka/contract/money/finance/finance-sentences';
import {
  addGlMaster as addGlMasterEndpoint,
  CASH_AND_BANK_GLID,
  deleteGlMaster as deleteGlMasterEndpoint,
  getGlMaster as getGlMasterEndpoint,
  listGlMasters as listGlMastersEndpoint,
  listLedger as listLedgerEndpoint,
  listPlBs as listPlBsEndpoint,
  updateGlMaster as updateGlMasterEndpoint,
} from '@charaka/contract/money/finance/ledger';
import { plainRupees } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import {
  balanceOf,
  closeGlMaster,
  findGlMaster,
  type GlMaster,
  type GlMasterInput,
  glMasterList,
  insertGlMaster,
  ledgerList,
  replaceGlMaster,
  writeSubLedgers,
} from './gl-master-store.ts';

/** The four sides, the same for all tenants. */
export const listPlBs = handle(listPlBsEndpoint, async (call) => ({
  plBsList: await call.tx.rows<{ plBsId: number; description: string; type: string }>(
    sql`select pl_bs_id, description, type from pl_bs order by pl_bs_id`,
  ),
}));

/** At the end of today unless a day is given. */
export const listGlMasters = handle(listGlMastersEndpoint, (call, input) => {
  const onDay = input.onDay ?? todayOf(call);
  return readList(call.tx, glMasterList(call, onDay), listGlMastersEndpoint.output.shape.rows.element, input);
});

/** The entries of one account. */
export const listLedger = handle(listLedgerEndpoint, (call, input) =>
  readList(call.tx, ledgerList(call, input), listLedgerEndpoint.output.shape.rows.element, input),
);

/** Cash and bank unless another is named (R289). */
export const getGlMaster = handle(getGlMasterEndpoint, async (call, { glid }) => ({
  glMaster: await findGlMaster(call, glid ?? CASH_AND_BANK_GLID),
}));

/** An account of the hospital's own. */
export const addGlMaster = handle(addGlMasterEndpoint, async (call, { glMaster: input }) => {
  const glid = await insertGlMaster(call, input);
  await keepSubLedgers(call, glid, input);
  call.say(financeSentences.accountAdded);
  return { glMaster: await written(call, glid) };
});

/** Refuses to deactivate an account that has a balance. */
export const updateGlMaster = handle(updateGlMasterEndpoint, async (call, { glMaster: input }) => {
  const account = await findGlMaster(call, input.glid, true);
  if (input.isActive === false && account.isActive) await refuseInUse(call, account);
  await replaceGlMaster(call, account, input);
  await keepSubLedgers(call, input.glid, input);
  call.say(financeSentences.accountUpdated);
  return { glMaster: await written(call, input.glid) };
});

/** Deactivates the account; it can be activated again. */
export const deleteGlMaster = handle(deleteGlMasterEndpoint, async (call, { glMaster: { glid } }) => {
  await refuseInUse(call, await findGlMaster(call, glid, true));
  await closeGlMaster(call, glid);
  call.say(financeSentences.accountDeactivated);
  return {};
});

async function written(call: Call, glid: number): Promise<GlMaster> {
  return findGlMaster(call, glid);
}

/** Refused for an account that has none. */
async function keepSubLedgers(call: Call, glid: number, input: GlMasterInput): Promise<void> {
  if (!input.subLedgers?.length) return;
  const { hasSubLedgers } = await findGlMaster(call, glid);
  if (!hasSubLedgers) refuse(financeSentences.noSubLedgersHere);
  await writeSubLedgers(call, glid, input);
}

async function refuseInUse(call: Call, account: GlMaster): Promise<void> {
  if (account.isSystem) refuse(financeSentences.accountOfProduct({ glName: account.glName }));
  const balance = await balanceOf(call, account);
  if (balance !== 0)
    refuse(financeSentences.accountHasBalance({ balance: plainRupees(Math.abs(balance)), glName: account.glName }));
}
