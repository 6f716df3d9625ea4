// Waiting lines of bills: discharges to bill, low deposits, dues to receive.
import { mayDo } from '../../kernel/endpoint.ts';
import { type WaitingLines, waitsIn } from '../../kernel/waiting-line.ts';
import { admissionMenu, listAdmissions } from '../../stay/admission/admission.ts';
import { duesMenu, listDues } from './bill-due.ts';

const stay = (page: string, id: number, more = {}) => ({
  path: `${admissionMenu}/${page}`,
  search: { id: String(id), ...more },
});

/** Shown to the cash desk. */
export const billWaiting = {
  toBill: waitsIn(listAdmissions)({
    order: 10,
    permission: mayDo('final-bill'),
    rows: () => ({ only: 'toBill' }),
    address: () => ({ path: admissionMenu, search: { only: 'toBill' } }),
    next: (id) => stay('final-bill', id),
  }),
  lowDeposits: waitsIn(listAdmissions)({
    order: 30,
    permission: mayDo('receive-money'),
    rows: () => ({ only: 'lowDeposit' }),
    address: () => ({ path: admissionMenu, search: { only: 'lowDeposit' } }),
    next: (id) => stay('patient-details', id, { tab: 'payments' }),
  }),
  dues: waitsIn(listDues)({
    order: 60,
    permission: mayDo('receive-money', duesMenu),
    rows: () => ({}),
    address: () => ({ path: duesMenu, search: {} }),
  }),
} satisfies WaitingLines;
