// Gate passes on the wire: written, approved by another person, sent through the gate, returned and closed (IN056).

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { statesOf } from '@charaka/rules/step/steps';
import { gatePassSteps } from '@charaka/rules/supply/gate-pass-steps';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, day, flag, id, instant, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { type Spellings, shape, withChecks } from '../../kernel/shape.ts';
import { purchaseChecks } from '../purchase/purchase-checks.ts';
import { gatePassMenu } from './asset-menus.ts';
import { assetChecks } from './asset-sentences.ts';
import { assetTopic, gatePassTopic } from './topics.ts';

/** Ways of goods through the gate. */
export const gateDirections = ['Out', 'In'] as const;

/** Kinds of passes. */
export const gatePassKinds = ['Returnable', 'NonReturnable'] as const;

const spellings: Spellings = {
  party: 'to',
  createdByName: 'createdBy',
  createdAt: 'createdOn',
  approvedByName: 'approvedBy',
  outAt: 'outOn',
  backAt: 'backOn',
};

const passRow = {
  gatePassId: id(),
  passNo: text(),
  direction: oneOf(gateDirections),
  kind: oneOf(gatePassKinds),
  party: text(),
  reason: text(),
  dueBack: optional(day()),
  /** Due before today and not whole back. */
  isOverdue: flag(),
  status: oneOf(statesOf(gatePassSteps)),
  /** The things with their quantities, as one text. */
  things: text(),
  createdByName: text(),
  createdAt: instant(),
  approvedByName: optional(text()),
  outAt: optional(instant()),
  backAt: optional(instant()),
  /** The caller may approve it: another person than the maker. */
  mayApprove: flag(),
};

const passLine = shape(
  {
    gatePassLineId: id(),
    assetId: optional(id()),
    assetNo: optional(text()),
    thing: text(),
    quantity: count(),
    backQuantity: count(),
  },
  { thing: 'text' },
);

/** A gate pass with its lines. */
const gatePass = shape({ ...passRow, closeReason: optional(text()), lines: z.array(passLine) }, spellings);

/** The passes of the hospital, the newest first; `isOverdue` asks for those that are overdue. */
export const listGatePasses = endpoint({
  path: '/Inventory/GetAllGatePasses',
  summary: 'Lists gate passes.',
  permission: may('view', gatePassMenu),
  effect: 'read',
  input: listInput({ status: optional(oneOf(statesOf(gatePassSteps))), isOverdue: optional(flag()) }),
  output: listOutput(shape(passRow, spellings), 'gatePassList'),
});

/** One pass with its lines. */
export const getGatePass = endpoint({
  path: '/Inventory/GetGatePassById',
  summary: 'Reads a gate pass with its lines.',
  permission: may('view', gatePassMenu),
  effect: 'read',
  input: shape({ gatePassId: id() }),
  output: shape({ gatePass }),
});

/** A pass as it is typed; a line is an asset by its number, or a text with a quantity. */
const typedPass = withChecks(
  shape(
    {
      direction: oneOf(gateDirections),
      kind: oneOf(gatePassKinds),
      party: requiredText(assetChecks.enterParty, 120),
      reason: requiredText(entrySentences.enterReasonShort, 300),
      dueBack: optional(day()),
      lines: z
        .array(
          shape(
            {
              assetNo: optional(text(20)),
              thing: optional(text(120)),
              quantity: count().min(1, entrySentences.valueNotAboveZero.text).max(100_000),
            },
            { thing: 'text' },
          ),
        )
        .min(1, purchaseChecks.addAtLeastOneLine.text)
        .max(100, assetChecks.tooManyThings.text),
    },
    spellings,
  ),
  ({ direction, kind, dueBack, lines }, context) => {
    const fault = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (kind === 'Returnable' && !dueBack) fault(['dueBack'], assetChecks.enterDueBack.text);
    for (const [index, { assetNo, thing }] of lines.entries()) {
      if (!assetNo?.trim() === !thing?.trim()) fault(['lines', index, 'thing'], assetChecks.assetOrText.text);
      if (assetNo?.trim() && direction === 'In') fault(['lines', index, 'thing'], assetChecks.noAssetComesIn.text);
    }
  },
);

const written = {
  permission: may('add', gatePassMenu),
  effect: 'once',
  changes: [gatePassTopic, assetTopic],
} as const;

/** Writes a pass with the next number of the year; it waits for its approval. */
export const addGatePass = endpoint({
  ...written,
  path: '/Inventory/AddGatePass',
  logAs: ['gate_pass', 'added'],
  summary: 'Writes a gate pass.',
  input: shape({ gatePass: typedPass }),
  output: shape({ gatePass }),
});

/** Approves a pass. Refuses its maker. */
export const approveGatePass = endpoint({
  ...written,
  path: '/Inventory/ApproveGatePass',
  logAs: ['gate_pass', 'approved'],
  summary: 'Approves a gate pass.',
  permission: may('edit', gatePassMenu),
  input: shape({ gatePassId: id() }),
  output: shape({ gatePass }),
});

/** Records that the goods went through the gate. Refuses an asset that is out by another pass. */
export const sendGatePass = endpoint({
  ...written,
  path: '/Inventory/SendGatePass',
  logAs: ['gate_pass', 'sent'],
  summary: 'Records that the goods of a gate pass went through the gate.',
  input: shape({ gatePassId: id() }),
  output: shape({ gatePass }),
});

/** Records what came back of a returnable pass. */
export const returnGatePass = endpoint({
  ...written,
  path: '/Inventory/ReturnGatePass',
  logAs: ['gate_pass', 'received'],
  summary: 'Records what came back of a gate pass.',
  input: shape({
    gatePass: shape({
      gatePassId: id(),
      lines: z
        .array(shape({ gatePassLineId: id(), quantity: count().min(0).max(100_000) }))
        .min(1, purchaseChecks.addAtLeastOneLine.text)
        .max(100, assetChecks.tooManyThings.text),
    }),
  }),
  output: shape({ gatePass }),
});

/** Closes a pass that is whole back, or a non-returnable one that went through the gate. */
export const closeGatePass = endpoint({
  ...written,
  path: '/Inventory/CloseGatePass',
  logAs: ['gate_pass', 'closed'],
  summary: 'Closes a gate pass.',
  permission: may('edit', gatePassMenu),
  input: shape({ gatePassId: id() }),
  output: shape({ gatePass }),
});

/** Cancels a pass before its goods went through the gate, with the reason. */
export const cancelGatePass = endpoint({
  ...written,
  path: '/Inventory/CancelGatePass',
  logAs: ['gate_pass', 'cancelled'],
  summary: 'Cancels a gate pass.',
  permission: may('delete', gatePassMenu),
  input: shape({ gatePass: shape({ gatePassId: id(), reason: requiredText(entrySentences.enterReasonShort, 300) }) }),
  output: shape({ gatePass }),
});
