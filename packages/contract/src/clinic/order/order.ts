// An order on the wire, and the calls that read orders: of a stay, visit or patient, of a department's worklist, one with its steps.

import { coverStates } from '@charaka/rules/clinic/order-cover';
import { approvalStates } from '@charaka/rules/clinic/order-gate';
import { orderKinds, orderPriorities, orderStatuses, orderSteps } from '@charaka/rules/clinic/order-step';
import { z } from 'zod';
import { endpoint, type Permission } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, money, oneOf, optional, quantity, requiredText, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { stateFilter, wordFilter } from '../../people/worklist/work-filters.ts';
import { worklist } from '../../people/worklist/worklist.ts';
import { admissionMenu } from '../../stay/admission/admission.ts';
import { admissionSpellings, inpatientName } from '../../stay/admission/admission-words.ts';
import { encounterClasses, mayLookAtEncounters } from '../encounter/encounter.ts';
import { visitMenu } from '../opd/visit.ts';
import { keptAlert } from './order-alert.ts';
import { medicineDetail } from './order-detail.ts';
import { orderChecks } from './order-sentences.ts';
import { orderTopic } from './topics.ts';

/** Menu path of the worklist, which rights on doing orders hang on. */
export const orderMenu = 'investigation';

/** How the fields of orders are spelled on the wire. */
export const orderSpellings = {
  ...admissionSpellings,
  orderId: 'clinicalOrderId',
  visitId: 'opdScheduleId',
  orderedByName: 'orderedBy',
  orderedAt: 'orderedOn',
  enteredByName: 'enteredBy',
  memberNames: 'members',
  statusAt: 'statusOn',
  statusByName: 'statusBy',
  acknowledgedAt: 'acknowledgedOn',
  acknowledgedByName: 'acknowledgedBy',
  verifiedByName: 'verifiedBy',
  countersignedAt: 'countersignedOn',
  followsAt: 'toFollowOn',
  followsByName: 'toFollowBy',
  approvalReason: 'overrideReason',
  replacesOrderId: 'replacesOrderId',
};

/** States of a series, derived from its orders: the series itself has no work and no charge (OR020). */
const seriesStates = ['Ordered', 'InProgress', 'Done', 'Cancelled'] as const;

/** Right to sign orders, on a stay or on a visit. */
export const maySignOrders: Permission = { ...mayLookAtEncounters, deeds: ['sign-order'] };

/** An order with its doctor, its status, and its outcome. */
const orderFields = {
  orderId: id(),
  orderGroupId: id(),
  /** Number of the group and the line's place in it, as printed (OR044). */
  groupNo: count(),
  lineNo: count(),
  encounterId: id(),
  encounterClass: oneOf(encounterClasses),
  /** One of the two when the encounter is a stay or a visit; neither for a person who came with a paper from outside. */
  admissionId: optional(id()),
  visitId: optional(id()),
  tokenNo: optional(count()),
  patientId: id(),
  kind: oneOf(orderKinds),
  /** None of a medicine, which the pharmacy's memo charges (OR016). */
  chargeId: optional(id()),
  orderName: text(),
  /** Tests of a panel at the time it was signed (OR019). */
  memberNames: z.array(text()),
  quantity: quantity(),
  priority: oneOf(orderPriorities),
  orderFor: instant(),
  instruction: optional(text(500)),
  /** The line of a medicine; other kinds have none. */
  detail: optional(medicineDetail),
  orderedByName: text(),
  orderedAt: instant(),
  enteredByName: text(),
  isVerbal: flag(),
  /** Name entered when a verbal order was read back. Null when the doctor signed the order. */
  readBackBy: optional(text()),
  countersignedAt: optional(instant()),
  clinicalNote: optional(text(1000)),
  status: oneOf(orderStatuses),
  statusAt: instant(),
  statusByName: text(),
  statusReason: optional(text(300)),
  isEnteredInError: flag(),
  /**
   * How the money of the order stands (OR017, OR018, OR027, OR050); null of an order of a stay before it is charged, and of an order that the
   * counter does not charge.
   */
  coverState: optional(oneOf(coverStates)),
  /** Time and user of the charge before a final bill, for work to be done afterwards (OR034). */
  followsAt: optional(instant()),
  followsByName: optional(text()),
  /** State of the payer's approval, when one is required (OR027). */
  approvalState: oneOf(approvalStates),
  approvalReason: optional(text(300)),
  /** The order elsewhere that it replaces (OR048). */
  replacesOrderId: optional(id()),
  /** Its series, its place in it, the number ordered, and the state of the series (OR020). */
  orderSeriesId: optional(id()),
  seriesPlace: optional(count()),
  seriesCount: optional(count()),
  seriesState: optional(oneOf(seriesStates)),
  resultSummary: optional(text(4000)),
  isCritical: flag(),
  /** True when the critical result was phoned and read back (OR036). */
  isCriticalTold: flag(),
  /** Its doctor should have seen the result by now: after a day, a critical one after an hour (OR035). */
  isOverdue: flag(),
  /** Ordered by word of mouth more than a day ago, and not countersigned (OR008). */
  isUnsignedLate: flag(),
  verifiedByName: optional(text()),
  acknowledgedAt: optional(instant()),
  acknowledgedByName: optional(text()),
};

/** An order. */
export const order = shape(orderFields, { ...orderSpellings, kind: 'orderKind', statusReason: 'cancelReason' });

/** The orders of a stay, of a visit, or of a patient in this hospital, the latest first. */
export const listOrders = endpoint({
  path: '/ClinicalOrder/GetAllClinicalOrders',
  summary: 'Lists the orders of a stay, a visit or a patient, the latest first.',
  permission: { ...mayLookAtEncounters, deeds: ['read-chart'] },
  effect: 'read',
  isWalled: true,
  input: shape(
    { admissionId: optional(id()), encounterId: optional(id()), patientId: optional(id()) },
    admissionSpellings,
  ),
  output: shape({ orders: z.array(order) }, { orders: 'clinicalOrderList' }),
});

/** A step of an order: the clock of every turnaround figure. */
const orderEvent = shape(
  {
    fromStatus: optional(oneOf(orderStatuses)),
    toStatus: oneOf(orderStatuses),
    eventAt: instant(),
    eventByName: text(),
    reason: optional(text(300)),
  },
  { eventAt: 'eventOn', eventByName: 'eventBy' },
);

/** Reasons why an order waits for a doctor although no department works on it (OR008, OR035, OR036). */
const orderWaits = ['Critical', 'Unseen', 'Unsigned', 'UnsignedLate'] as const;

/** How a call about a critical result ended. */
export const callOutcomes = ['Told', 'NotReached'] as const;

/** How the fields of such a call are spelled on the wire. */
export const callSpellings = { ...orderSpellings, toldAt: 'toldOn', toldByName: 'toldBy' };

/** A recorded call. */
export const criticalCall = shape(
  {
    criticalCallId: id(),
    orderId: id(),
    outcome: oneOf(callOutcomes),
    toldTo: text(),
    toldByName: text(),
    toldAt: instant(),
    isReadBack: flag(),
    note: optional(text(500)),
    /** The rejected specimen that the call was about; null for a call about a result (LB020). */
    specimenNo: optional(text()),
  },
  callSpellings,
);

/** One order with all its steps, in their order (OR038), and the calls about a critical result. */
export const getOrder = endpoint({
  path: '/ClinicalOrder/GetClinicalOrderById',
  summary: 'Reads one order with all its steps.',
  permission: { menu: orderMenu, action: 'view', orMenus: [admissionMenu, visitMenu], orDeeds: ['read-chart'] },
  effect: 'read',
  isWalled: true,
  input: shape({ order: shape({ orderId: id() }, orderSpellings) }, { order: 'clinicalOrder' }),
  output: shape(
    { order, events: z.array(orderEvent), calls: z.array(criticalCall), alerts: z.array(keptAlert) },
    { order: 'clinicalOrder', events: 'orderEventList', calls: 'criticalCallList', alerts: 'orderAlertList' },
  ),
});

/**
 * Orders that wait for a department, the most urgent first, then by wanted time (OR030, OR042). With a status: the orders that have
 * it, the latest first. `waits`: after the work, the call about a critical result, the doctor's review, the doctor's signature; and, of
 * all doctors, orders not countersigned for a day.
 */
export const orderWorklist = worklist({
  path: '/ClinicalOrder/GetWorklist',
  summary: 'Lists the orders that wait for a department, the most urgent first.',
  menu: orderMenu,
  topic: orderTopic,
  wire: 'clinicalOrderList',
  fields: {
    ...orderFields,
    ...inpatientName,
    sex: text(),
    ageYears: optional(count()),
    ageMonths: optional(count()),
    ageDays: optional(count()),
    /** The number of the stay or of the visit. */
    encounterNo: optional(text()),
    bedName: optional(text()),
  },
  spellings: {
    ...orderSpellings,
    kind: 'orderKind',
    statusReason: 'cancelReason',
    bedName: 'currentBedName',
    encounterNo: 'hospitalRegnNo',
  },
  key: 'orderId',
  listed: {
    text: ['orderName', 'firstName', 'encounterNo', 'bedName', 'status'],
    number: ['groupNo', 'priority', 'patientId'],
    instant: ['orderFor', 'statusAt'],
  },
  searched: ['orderName', 'firstName', 'encounterNo', 'bedName'],
  filters: {
    kind: wordFilter(orderKinds, { label: 'order:kind', texts: 'order:kinds', open: 'order:allKinds' }),
    status: stateFilter(orderSteps, 'order:open'),
    waits: wordFilter(orderWaits, {
      label: 'order:waitsFor',
      texts: 'order:waits',
      open: 'order:waits.all',
      isInsteadOfState: true,
    }),
  },
});

/** The payer's cover of a line, for callers who do not see prices (OR040). */
const coverWords = ['Covered', 'PatientPays', 'ApprovalNeeded'] as const;

/** An item that can be ordered, as offered for one stay or visit. */
export const orderableItem = shape(
  {
    chargeId: id(),
    orderName: text(),
    chargeCode: text(),
    kind: oneOf(orderKinds),
    /** A preview at today's rate of the payer; null for callers who do not see prices (OR014, OR040). */
    price: optional(money()),
    cover: oneOf(coverWords),
    preparation: optional(text(500)),
    /** Tests of a panel (OR019). */
    memberNames: z.array(text()),
    isFavourite: flag(),
    /** An order of the same that is not done yet (OR011). */
    openOrderId: optional(id()),
    lastDoneAt: optional(instant()),
  },
  { kind: 'orderKind', memberNames: 'members', openOrderId: 'openClinicalOrderId', lastDoneAt: 'lastDoneOn' },
);

/** Finds items that can be ordered on a stay or visit, by name, synonym or code (OR002, OR014). */
export const findOrderables = endpoint({
  path: '/ClinicalOrder/FindOrderables',
  summary: 'Finds what can be ordered on a stay or visit, with its price there.',
  permission: mayLookAtEncounters,
  effect: 'read',
  isWalled: true,
  input: shape(
    {
      admissionId: optional(id()),
      encounterId: optional(id()),
      searchText: requiredText(orderChecks.searchTooShort, 100),
      kind: optional(oneOf(orderKinds)),
    },
    { ...admissionSpellings, kind: 'orderKind' },
  ),
  output: shape(
    { patientId: id(), orderables: z.array(orderableItem) },
    { ...admissionSpellings, orderables: 'orderableList' },
  ),
});
