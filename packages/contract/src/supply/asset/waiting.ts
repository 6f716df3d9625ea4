// Waiting lines of assets: gate passes to approve, passes that are overdue (IN056), and audits to approve.
import { may } from '../../kernel/endpoint.ts';
import { type WaitingLines, waitsIn } from '../../kernel/waiting-line.ts';
import { listAssetAudits } from './asset-audit.ts';
import { assetAuditMenu, gatePassMenu } from './asset-menus.ts';
import { listGatePasses } from './gate-pass.ts';

/** Shown to users who approve, and overdue passes to users who record returns. */
export const assetWaiting = {
  passesToApprove: waitsIn(listGatePasses)({
    order: 79,
    permission: may('edit', gatePassMenu),
    rows: () => ({ status: 'Draft' }),
    address: () => ({ path: gatePassMenu, search: { status: 'Draft' } }),
  }),
  overduePasses: waitsIn(listGatePasses)({
    order: 88,
    permission: may('add', gatePassMenu),
    rows: () => ({ isOverdue: true }),
    address: () => ({ path: gatePassMenu, search: { status: 'overdue' } }),
  }),
  auditsToApprove: waitsIn(listAssetAudits)({
    order: 89,
    permission: may('edit', assetAuditMenu),
    rows: () => ({ status: 'Counted' }),
    address: () => ({ path: assetAuditMenu, search: { status: 'Counted' } }),
  }),
} satisfies WaitingLines;
