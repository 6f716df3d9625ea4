// Requests to a payer and their clocks, on the wire; all calls are ours.

import { AUTHORIZATION_KINDS, AUTHORIZATION_STATUSES } from '@charaka/rules/stay/authorization-clock';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, money, oneOf, optional, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { admissionSpellings, inpatientName } from '../../stay/admission/admission-words.ts';
import { admissionTopic } from '../../stay/admission/topics.ts';
import { billTopic } from '../bill/topics.ts';
import { paymentTopic } from '../payment/topics.ts';
import { tpaTopic } from './topics.ts';
import { tpaChecks } from './tpa-checks.ts';

/** Menu path that rights on requests and their limits hang on. */
export const authorizationMenu = 'tpa/authorization';

/** A request with its patient; the clock is read by rules/authorization-clock. */
const authorizationRow = shape(
  {
    authorizationId: id(),
    admissionId: id(),
    patientId: id(),
    admissionMode: text(),
    ...inpatientName,
    associationId: id(),
    associationName: text(),
    insuranceName: optional(text()),
    kind: oneOf(AUTHORIZATION_KINDS),
    status: oneOf(AUTHORIZATION_STATUSES),
    askedAt: instant(),
    askedAmount: money(),
    limitMinutes: count(),
    answeredAt: optional(instant()),
    approvedAmount: optional(money()),
    referenceNo: optional(text()),
    remark: optional(text(300)),
    askedByName: text(),
    tpaAuthorized: optional(money()),
    finalAuthorized: optional(money()),
    isDischargeInitiated: flag(),
    isFinalBill: flag(),
  },
  admissionSpellings,
);

/** Requests of the hospital: open ones first, those whose time runs out soonest at the top. */
export const listAuthorizations = endpoint({
  path: '/TPA/GetAllAuthorization',
  summary: 'Lists requests for authorisation with their clocks.',
  permission: may('view', authorizationMenu),
  effect: 'read',
  isVeiled: true,
  openBecause: 'a claim, which is the work of the TPA desk (PS007)',
  input: listInput({
    only: optional(oneOf(['open', 'overdue', 'answered'])),
    kind: optional(oneOf(AUTHORIZATION_KINDS)),
    associationId: optional(id()),
    admissionId: optional(id()),
  }),
  output: listOutput(authorizationRow, 'authorizationList'),
});

/** The form of a new request; without a time the request is made now. */
export const authorizationForm = shape(
  {
    admissionId: id(fieldSentences.selectPatient),
    kind: oneOf(AUTHORIZATION_KINDS, tpaChecks.selectRequestKind),
    askedAt: optional(instant()),
    askedAmount: money().refine((value) => value > 0, tpaChecks.enterAskedAmount.text),
    referenceNo: optional(text(60)),
    remark: optional(text(300)),
  },
  admissionSpellings,
);

/** Records a request to a payer; the payer's time limit is stored with the request. */
export const askAuthorization = endpoint({
  path: '/TPA/AddAuthorization',
  logAs: ['tpa_authorization', 'added'],
  summary: 'Notes a request to the payer of an admission.',
  permission: may('edit', authorizationMenu),
  effect: 'write',
  changes: [tpaTopic],
  input: shape({ authorization: authorizationForm }),
  output: shape({ authorizationId: id() }),
});

/** The form of an answer; the server checks its amount against the requested one. */
export const authorizationAnswer = shape({
  authorizationId: id(),
  status: oneOf(['query', 'approved', 'partly', 'denied'], tpaChecks.selectAnswer),
  answeredAt: optional(instant()),
  approvedAmount: optional(money()),
  referenceNo: optional(text(60)),
  remark: optional(text(300)),
  /** Takes the approved amount over into the admission: as authorised, or at discharge as final authorised amount. */
  isTakenOver: optional(flag()),
});

/** Records the payer's answer; a query is not yet an answer. An answer is final: another request follows it. */
export const answerAuthorization = endpoint({
  path: '/TPA/UpdateAuthorization',
  logAs: ['tpa_authorization', 'changed'],
  summary: 'Notes the answer to a request for authorisation.',
  permission: may('edit', authorizationMenu),
  effect: 'write',
  changes: [admissionTopic, billTopic, paymentTopic, tpaTopic],
  input: shape({ authorization: authorizationAnswer }),
  output: shape({}),
});

const limitHours = () => count().min(1, tpaChecks.tooFewHours.text).max(240, tpaChecks.tooManyHours.text);

/** Every active payer with their limits in hours; those not agreed are the default. */
export const listTimeLimits = endpoint({
  path: '/TPA/GetAllTimeLimit',
  summary: 'Lists the time limits of the payers.',
  permission: may('view', authorizationMenu),
  effect: 'read',
  input: shape({}),
  output: shape({
    limits: z.array(
      shape({
        associationId: id(),
        associationName: text(),
        preHours: count(),
        dischargeHours: count(),
        isAgreed: flag(),
      }),
    ),
  }),
});

/** Agrees other limits with a payer; requests already made keep theirs. */
export const updateTimeLimit = endpoint({
  path: '/TPA/UpdateTimeLimit',
  logAs: ['tpa_time_limit', 'changed'],
  summary: 'Sets the time limits of a payer.',
  permission: may('edit', authorizationMenu),
  effect: 'write',
  changes: [tpaTopic],
  input: shape({
    timeLimit: shape({
      associationId: id(fieldSentences.selectTpa),
      preHours: limitHours(),
      dischargeHours: limitHours(),
    }),
  }),
  output: shape({}),
});
