// Delegation on the wire: approvers let others act for them, from one day to another (R202-R207, Q192, Q267).

import { z } from 'zod';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import { count, day, flag, id, instant, money, optional, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { type Spellings, shape, withChecks } from '../../kernel/shape.ts';
import { AUTHORITY_MENU_PATH } from '../access/role.ts';
import { staffChecks } from './staff-checks.ts';
import { delegationTopic, staffTopic } from './topics.ts';

const spellings: Spellings = {
  fromDay: 'delegationDate',
  toDay: 'delegationEndDt',
  isEnabled: 'delegationStatus',
  approvedAt: 'approvalDate',
};

/** How a delegation stands on a day: from the future, in force, over, switched off, or left behind by an approver who is none any more. */
const delegationStates = ['coming', 'in force', 'expired', 'disabled', 'without approver'] as const;

/** A delegation with its delegate and its approver. */
const delegation = shape(
  {
    delegationId: id(),
    staffId: id(),
    /** Given for doctors alone (R181, Q192). */
    salutation: optional(text()),
    fullName: text(),
    roleId: id(),
    designationName: optional(text()),
    departmentName: optional(text()),
    email: optional(text()),
    contactNo: optional(text()),
    approverId: id(),
    approverName: text(),
    approvedById: optional(id()),
    fromDay: day(),
    /** The last day, 30 days after the first at most (Q267). */
    toDay: optional(day()),
    isEnabled: flag(),
    approvedAt: instant(),
    state: z.enum(delegationStates),
  },
  spellings,
);

/** Returns the current authority of the signed-in user to decide. */
const authority = shape({
  isApprover: flag(),
  isDelegator: flag(),
  /** The largest concession this right lets stand; null is any sum (Q137). */
  approvalLimit: optional(money()),
  /** The approver represented by a delegator, and the last day. */
  approverName: optional(text()),
  toDay: optional(day()),
});

/** The flags of the session as they stand now; delegations begin and end by themselves (Q191). An extension. */
export const getOwnAuthority = endpoint({
  path: '/Staff/GetOwnAuthority',
  summary: 'Tells whether the user is an approver or acts for one today.',
  permission: 'signed-in',
  effect: 'read',
  input: shape({}),
  output: shape({ authority }),
});

/** Delegations of one approver: of the caller, or of any approver for users who may see the approving authorities; then also all (R207). */
export const listDelegations = endpoint({
  path: '/Staff/GetAllStaffDelegations',
  summary: 'Lists the delegations of an approver.',
  permission: 'signed-in',
  effect: 'read',
  input: listInput({ approverId: optional(id()) }),
  output: listOutput(delegation, 'staffDelegationList'),
});

const MOST_AT_ONCE = 200;

/** Lets others act for the signed-in approver from today on; without a last day for 30 days (R205, Q267). */
export const addDelegations = endpoint({
  path: '/Staff/SaveStaffDelegations',
  logAs: ['delegation', 'saved'],
  summary: 'Lets members of staff act for the signed-in approver from today on.',
  permission: 'signed-in',
  effect: 'write',
  changes: [delegationTopic, staffTopic],
  stepUp: 'rights',
  input: shape(
    {
      delegations: z
        .array(shape({ staffId: id(), isEnabled: flag(), toDay: optional(day()) }, spellings))
        .min(1, staffChecks.nobodyChosen.text)
        .max(MOST_AT_ONCE),
    },
    { delegations: 'staffDelegations' },
  ),
  output: shape({ grantedCount: count() }),
});

const changedDelegation = withChecks(
  shape({ delegationId: id(), fromDay: day(), toDay: optional(day()), isEnabled: flag() }, spellings),
  ({ fromDay, toDay }, context) => {
    if (toDay && toDay < fromDay)
      context.addIssue({ code: 'custom', path: ['toDay'], message: staffChecks.toBeforeFrom.text });
  },
);

/** Changes days and state of delegations: of the caller, or of any approver for users who decide about approving authorities (R204). */
export const updateDelegations = endpoint({
  path: '/Staff/UpdateStaffDelegations',
  logAs: ['delegation', 'changed'],
  summary: 'Changes days and state of delegations.',
  permission: 'signed-in',
  effect: 'write',
  bodyBytes: bodySize.long,
  changes: [delegationTopic, staffTopic],
  stepUp: 'rights',
  input: shape(
    { delegations: z.array(changedDelegation).min(1, staffChecks.nothingChanged.text).max(MOST_AT_ONCE) },
    { delegations: 'staffDelegations' },
  ),
  output: shape({ changedCount: count() }),
});

/** Makes somebody an approver with a limit, or no longer one; nobody decides that about themselves. An extension. */
export const setApprover = endpoint({
  path: '/Staff/SetApprover',
  logAs: ['approver', 'changed'],
  summary: 'Makes a member of staff an approver, or no longer one.',
  permission: may('edit', AUTHORITY_MENU_PATH),
  effect: 'write',
  changes: [delegationTopic, staffTopic],
  stepUp: 'rights',
  input: shape({
    staff: shape({
      staffId: id(),
      isApprover: flag(),
      /** The largest concession on one account this approver lets stand; without it any sum (Q137). */
      approvalLimit: optional(money()),
    }),
  }),
  output: shape({}),
});
