// Every call of the referral area.
import type { Handler } from '../../kernel/handler.ts';
import { fileHandlers } from '../../resource/master-file-handlers.ts';
import { addReferral } from './add-referral.ts';
import { deleteReferral } from './delete-referral.ts';
import { getReferral } from './get-referral.ts';
import { listReferrals } from './list-referrals.ts';
import { referralSource } from './referral-file-source.ts';
import { updateReferral } from './update-referral.ts';

/** Served by app.ts. */
export const referralHandlers: readonly Handler[] = [
  listReferrals,
  getReferral,
  addReferral,
  updateReferral,
  deleteReferral,
  ...fileHandlers(referralSource),
];
