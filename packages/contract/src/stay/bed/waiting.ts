// Waiting lines of beds: beds to clean before the next patient.
import { may } from '../../kernel/endpoint.ts';
import { type WaitingLines, waitsIn } from '../../kernel/waiting-line.ts';
import { bedBoardMenu, listBeds } from './bed.ts';

const is = (columnName: string, filterValue: string | boolean) => ({ columnName, filterValue, filterOption: 11 });

/** Shown to whoever sets beds free. */
export const bedWaiting = {
  bedsToClean: waitsIn(listBeds)({
    order: 70,
    permission: may('edit', bedBoardMenu),
    rows: () => ({
      filterParams: [is('holdKind', 'cleaning'), is('isOccupied', false), is('isActive', true), is('isVirtual', false)],
    }),
    address: () => ({ path: bedBoardMenu, search: { state: 'cleaning' } }),
  }),
} satisfies WaitingLines;
