// Waiting lines of payers: overdue answers.
import { may } from '../../kernel/endpoint.ts';
import { type WaitingLines, waitsIn } from '../../kernel/waiting-line.ts';
import { authorizationMenu, listAuthorizations } from './authorization.ts';

/** Shown to users who note the answers of payers. */
export const tpaWaiting = {
  overdueAnswers: waitsIn(listAuthorizations)({
    order: 50,
    permission: may('edit', authorizationMenu),
    rows: () => ({ only: 'overdue' }),
    address: () => ({ path: authorizationMenu, search: { only: 'overdue' } }),
  }),
} satisfies WaitingLines;
