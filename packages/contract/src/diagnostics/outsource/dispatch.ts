// Work sent out on the wire: dispatches with their tests, receiving, dated rates and what each piece cost (laboratory, LB069-LB072; TP002).

import { z } from 'zod';
import { endpoint, may, type Permission } from '../../kernel/endpoint.ts';
import { count, day, flag, id, instant, money, optional, signedMoney, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { workPatient } from '../../people/worklist/work-patient.ts';
import { worklist } from '../../people/worklist/worklist.ts';
import { labSpellings, ofOrder } from '../laboratory/lab-words.ts';
import { laboratoryTopic } from '../laboratory/topics.ts';
import { outsourceChecks } from './outsource-sentences.ts';

/** Menu path for sending and receiving. */
export const outsourceMenu = 'investigation/outsource';
/** Menu path for the costs of partners (LB070). */
export const outsourceCostMenu = 'finance/outsource';

const sends: Permission = may('edit', outsourceMenu);
const spellings = { ...labSpellings, sentAt: 'sentOn', expectedDay: 'expectedOn' };

/** Lists dispatches, open ones first; without prices (LB070, LB071). */
export const dispatchWorklist = worklist({
  path: '/Lab/GetDispatches',
  summary: 'Lists tests that were sent to partner laboratories, what is still out first.',
  menu: outsourceMenu,
  topic: laboratoryTopic,
  wire: 'dispatchList',
  fields: {
    outsourceLineId: id(),
    dispatchId: id(),
    dispatchNo: count(),
    labWorkId: id(),
    ...workPatient,
    ...ofOrder,
    specimenNo: text(),
    providerName: text(),
    sentAt: instant(),
    expectedDay: day(),
    /** Past its expected day and not received (LB071). */
    isLate: flag(),
    receivedAt: optional(instant()),
    courier: optional(text()),
    temperature: optional(text()),
  },
  spellings: spellings,
  key: 'outsourceLineId',
  listed: {
    text: ['firstName', 'placeName', 'testNames', 'specimenNo', 'providerName'],
    number: ['dispatchNo', 'priority', 'patientId'],
    instant: ['sentAt', 'receivedAt'],
    day: ['expectedDay'],
  },
  searched: ['firstName', 'testNames', 'specimenNo', 'providerName'],
  filters: {},
});

/** Lists works that can be sent to a partner today: received, not begun, and with a rate. */
export const listSendable = endpoint({
  path: '/Lab/GetSendable',
  summary: 'Lists works that may be sent to a partner laboratory today. An extension.',
  permission: sends,
  effect: 'read',
  isVeiled: true,
  isShownWhole: true,
  openBecause: 'a worklist: the right to it is the relation with each patient on it',
  input: shape({ thirdPartyProviderId: id() }),
  output: shape(
    { works: z.array(shape({ labWorkId: id(), ...workPatient, ...ofOrder, specimenNo: text() }, spellings)) },
    { works: 'labWorkList' },
  ),
});

/** A dispatch that does not exist yet. */
export const newDispatch = shape(
  {
    thirdPartyProviderId: id(outsourceChecks.chooseProvider),
    labWorkIds: z.array(id()).min(1, outsourceChecks.chooseWorks.text).max(200),
    expectedDay: day(),
    courier: optional(text(100)),
    temperature: optional(text(40)),
  },
  spellings,
);

/** Sends works with their specimens; each is bought at the rate of today (LB069, TP002). */
export const addDispatch = endpoint({
  path: '/Lab/AddDispatch',
  logAs: ['outsource_dispatch', 'added'],
  summary: 'Sends works to a partner laboratory; each is bought at the rate of the day.',
  permission: sends,
  effect: 'once',
  changes: [laboratoryTopic],
  input: shape({ dispatch: newDispatch }, { dispatch: 'outsourceDispatch' }),
  output: shape({ dispatchId: id(), dispatchNo: count() }),
});

/** Returned results are entered at the bench, and the report names the partner. Works not on the dispatch are refused (LB069, LB072). */
export const receiveDispatch = endpoint({
  path: '/Lab/ReceiveDispatch',
  logAs: ['outsource_dispatch', 'received'],
  summary: 'Receives works of a dispatch; their results are entered at the bench.',
  permission: sends,
  effect: 'once',
  changes: [laboratoryTopic],
  input: shape({ dispatchId: id(), labWorkIds: z.array(id()).min(1).max(200) }),
  output: shape({}),
});

/** Lists the costs of partners' tests from a day on, the newest first. */
export const listOutsourceCosts = endpoint({
  path: '/Lab/GetOutsourceCosts',
  summary:
    'Lists what was sent out with its purchase price, the price of the patient and the difference. An extension.',
  permission: may('view', outsourceCostMenu),
  effect: 'read',
  input: listInput({}),
  output: listOutput(
    shape(
      {
        outsourceLineId: id(),
        dispatchNo: count(),
        providerName: text(),
        testName: text(),
        sentAt: instant(),
        receivedAt: optional(instant()),
        purchasePricePaise: money(),
        patientPricePaise: money(),
        differencePaise: signedMoney(),
      },
      {
        ...spellings,
        purchasePricePaise: 'purchasePrice',
        patientPricePaise: 'patientPrice',
        differencePaise: 'difference',
      },
    ),
    'outsourceCostList',
  ),
});

/** A rate that does not exist yet. */
export const newProviderRate = shape(
  {
    thirdPartyProviderId: id(outsourceChecks.chooseProvider),
    labTestId: id(outsourceChecks.chooseTest),
    ratePaise: money(),
    validFrom: day(),
  },
  { ratePaise: 'rate' },
);

/** Sets what a partner is paid for a test from a day on; dispatches of before keep theirs (TP002). */
export const setProviderRate = endpoint({
  path: '/Lab/SetProviderRate',
  logAs: ['provider_rate', 'changed'],
  summary: 'Sets what a partner laboratory is paid for a test from a day on. An extension.',
  permission: may('edit', outsourceCostMenu),
  effect: 'write',
  changes: [laboratoryTopic],
  input: shape({ providerRate: newProviderRate }),
  output: shape({}),
});
