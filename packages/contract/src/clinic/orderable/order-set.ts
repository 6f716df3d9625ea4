// Order sets on the wire: items ordered together, in versions, and the calls that save them (OR039).

import { orderPriorities } from '@charaka/rules/clinic/order-step';
import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import { count, flag, id, oneOf, optional, quantity, requiredText, text } from '../../kernel/field.ts';
import { changedBy, versioned, withVersion } from '../../kernel/last-change.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { orderableChecks } from './orderable-sentences.ts';
import { orderableTopic } from './topics.ts';

/** Menu path that rights on order sets hang on. */
export const orderSetMenu = 'order-sets';

/** A line: it is ticked to begin with, or only offered. */
const line = shape({
  chargeId: id(),
  quantity: quantity().refine((value) => value > 0 && value <= 999_000, entrySentences.valueNotAboveZero.text),
  priority: oneOf(orderPriorities),
  instruction: optional(text(500)),
  isTicked: flag(),
});

const fields = {
  setName: requiredText(orderableChecks.enterSetName, 100),
  /** Of the one who keeps it alone, or of the whole hospital. */
  isOwn: flag(),
  lines: z.array(line).min(1, orderableChecks.chooseCharges.text).max(100),
};
/** How the fields of sets are spelled on the wire; `version` is that of its last change, as of any record. */
const spellings = { setVersion: 'orderSetVersion' };

/** A set that does not exist yet; it is active unless it is said otherwise. */
export const newOrderSet = shape({ ...fields, isActive: optional(flag()) }, spellings);
/** A saved set with its version number: each change makes a new version. */
const orderSet = shape({ orderSetId: id(), ...fields, setVersion: count(), isActive: flag() }, spellings);
const orderSetKey = shape({ orderSet: shape({ orderSetId: id() }) });

/** The sets of the hospital, and those of the caller. */
export const listOrderSets = endpoint({
  path: '/OrderSet/GetAllOrderSet',
  summary: 'Lists the order sets of the hospital and of the caller.',
  permission: may('view', orderSetMenu),
  effect: 'read',
  input: listInput({}),
  output: listOutput(
    shape(
      {
        orderSetId: id(),
        setName: text(),
        isOwn: flag(),
        setVersion: count(),
        chargeNames: text(40_000),
        isActive: flag(),
      },
      spellings,
    ),
    'orderSetList',
  ),
});

/** One set with its lines. */
export const getOrderSet = endpoint({
  path: '/OrderSet/GetOrderSetById',
  summary: 'Reads one order set with its lines.',
  permission: may('view', orderSetMenu),
  effect: 'read',
  input: orderSetKey,
  output: shape({ orderSet: withVersion(orderSet), ...changedBy }),
});

/** Adds a set: an own one, or one of the hospital for users who maintain the orderables. */
export const addOrderSet = endpoint({
  path: '/OrderSet/AddOrderSet',
  logAs: ['order_set', 'added'],
  summary: 'Adds an order set.',
  permission: may('add', orderSetMenu),
  effect: 'write',
  changes: [orderableTopic],
  bodyBytes: bodySize.long,
  input: shape({ orderSet: newOrderSet }),
  output: shape({ orderSet }),
});

/** Changes a set, which makes a new version; orders signed from it stay (OR039). */
export const updateOrderSet = endpoint({
  path: '/OrderSet/UpdateOrderSet',
  logAs: ['order_set', 'changed'],
  summary: 'Changes an order set, which makes a version more.',
  permission: may('edit', orderSetMenu),
  effect: 'write',
  changes: [orderableTopic],
  bodyBytes: bodySize.long,
  input: shape({ orderSet: shape({ ...newOrderSet.shape, ...versioned, orderSetId: id() }, spellings) }),
  output: shape({ orderSet }),
});

/** Deactivates a set; it is not deleted. */
export const deleteOrderSet = endpoint({
  path: '/OrderSet/DeleteOrderSet',
  logAs: ['order_set', 'removed'],
  summary: 'Deactivates an order set; nothing is deleted.',
  permission: may('delete', orderSetMenu),
  effect: 'write',
  changes: [orderableTopic],
  input: orderSetKey,
  output: shape({}),
});
