// The room and the expected time of a token: the queue knows both, and the OPD prints them on the slip.
import { getTokenPlace as getTokenPlaceEndpoint } from '@charaka/contract/clinic/opd/token-place';
import { type Call, handle } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';
import { readVisit } from './visit-store.ts';

/** A visit of a doctor on a day. */
export interface QueuedVisit {
  readonly visitId: number;
  readonly doctorId: number;
  readonly visitOn: string;
}

/** The place and time of a visit; null while they are not known. */
export interface TokenPlace {
  readonly roomName: string | null;
  readonly expectedAt: string | null;
}

/** Filled by the queue. */
export const tokenPlaces = new Port<(call: Call, visit: QueuedVisit) => Promise<TokenPlace>>(
  'rooms and times of tokens',
);

/** Without room and time where no area fills the port. */
export const getTokenPlace = handle(getTokenPlaceEndpoint, async (call, { visit: { visitId } }) => {
  const { doctorId, visitOn } = await readVisit(call, visitId);
  const [find] = tokenPlaces.partsIn(call.ports);
  return find ? find(call, { visitId, doctorId, visitOn }) : {};
});
