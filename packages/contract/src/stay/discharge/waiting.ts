// Waiting lines of discharges: departments that have not cleared, and patients whose bill is final.
import { may } from '../../kernel/endpoint.ts';
import { type WaitingLines, waitsIn } from '../../kernel/waiting-line.ts';
import { listAdmissions } from '../admission/admission.ts';
import { dischargeMenu } from '../admission/admission-pages.ts';

/** Shown to the departments and to whoever lets patients go. */
export const dischargeWaiting = {
  clearances: waitsIn(listAdmissions)({
    order: 20,
    permission: may('add', dischargeMenu),
    rows: () => ({ only: 'uncleared' }),
    address: () => ({ path: dischargeMenu, search: { only: 'uncleared' } }),
  }),
  toLeave: waitsIn(listAdmissions)({
    order: 40,
    permission: may('edit', dischargeMenu),
    rows: () => ({ only: 'toLeave' }),
    address: () => ({ path: dischargeMenu, search: { only: 'toLeave' } }),
  }),
} satisfies WaitingLines;
