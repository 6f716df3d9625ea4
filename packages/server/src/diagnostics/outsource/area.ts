// What the outsource area declares to the server.
import type { ServerArea } from '../../kernel/area.ts';
import { addDispatch, receiveDispatch } from './dispatch.ts';
import { listDispatches, listSendable } from './list-dispatches.ts';
import { listOutsourceCosts, setProviderRate } from './outsource-costs.ts';

/** Work that partner laboratories do: sent with its specimens, received, and what it costs. */
export const outsourceArea: ServerArea = {
  handlers: () => [
    ...[listDispatches, listSendable, addDispatch, receiveDispatch],
    ...[listOutsourceCosts, setProviderRate],
  ],
};
