// Books a visit: with its bill where a fee is paid now, and without where it is free or paid later.
import { bookVisit } from '@charaka/contract/clinic/counter/opd-fee';
import { addVisit } from '@charaka/contract/clinic/opd/visit';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { useCommand } from '../../kernel/use-answer.ts';
import type { Visit } from '../opd/token-paper.tsx';

type Booked = InputOf<typeof bookVisit>;

/** Both calls answer the visit with its token. */
export function useBooking(onDone: (visit: Visit) => void) {
  const paid = useCommand(bookVisit, { onDone: ({ visit }) => onDone(visit) });
  const unpaid = useCommand(addVisit, { onDone: ({ visit }) => onDone(visit) });
  const book = (visit: Booked['visit'], counterBill: Booked['counterBill'] | null) =>
    counterBill ? paid.mutate({ visit, counterBill }) : unpaid.mutate({ visit });
  return { book, isPending: paid.isPending || unpaid.isPending };
}
