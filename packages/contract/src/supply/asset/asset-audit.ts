// Audits of assets on the wire: a place is scanned, and found, missing, misplaced and unknown are shown at once (IN045).

import { statesOf } from '@charaka/rules/step/steps';
import { assetAuditSteps } from '@charaka/rules/supply/asset-audit-steps';
import { z } from 'zod';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, oneOf, optional, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { type Spellings, shape, withChecks } from '../../kernel/shape.ts';
import { purchaseChecks } from '../purchase/purchase-checks.ts';
import { checkPlace } from './asset.ts';
import { assetAuditMenu } from './asset-menus.ts';
import { assetChecks } from './asset-sentences.ts';
import { assetAuditTopic, assetTopic } from './topics.ts';

/** Verdicts on the things of an audit; `Out` is an asset that is out by a gate pass. */
export const auditVerdicts = ['Missing', 'Misplaced', 'Unknown', 'Out', 'Found'] as const;

const spellings: Spellings = {
  startedByName: 'scannedBy',
  startedAt: 'startedOn',
  approvedByName: 'approvedBy',
  approvedAt: 'approvedOn',
  foundCount: 'found',
  missingCount: 'missing',
  misplacedCount: 'misplaced',
  unknownCount: 'unknown',
};

const auditRow = {
  assetAuditId: id(),
  placeName: text(),
  status: oneOf(statesOf(assetAuditSteps)),
  startedByName: text(),
  startedAt: instant(),
  approvedByName: optional(text()),
  approvedAt: optional(instant()),
  foundCount: count(),
  missingCount: count(),
  misplacedCount: count(),
  unknownCount: count(),
  /** The caller may approve it: another person than those who started and scanned. */
  mayApprove: flag(),
};

const auditLine = shape({
  verdict: oneOf(auditVerdicts),
  /** The number of the asset, or the code that no asset has. */
  code: text(),
  assetId: optional(id()),
  assetName: optional(text()),
  /** The place of the asset in the register. */
  placeName: optional(text()),
  scannedAt: optional(instant()),
});

/** An audit with a line for each asset and each unknown code. */
const assetAudit = shape({ ...auditRow, lines: z.array(auditLine) }, spellings);

/** The audits of the hospital, the newest first. */
export const listAssetAudits = endpoint({
  path: '/Inventory/GetAllAssetAudits',
  summary: 'Lists audits of assets.',
  permission: may('view', assetAuditMenu),
  effect: 'read',
  input: listInput({ status: optional(oneOf(statesOf(assetAuditSteps))) }),
  output: listOutput(shape(auditRow, spellings), 'assetAuditList'),
});

/** One audit with its lines. */
export const getAssetAudit = endpoint({
  path: '/Inventory/GetAssetAuditById',
  summary: 'Reads an audit of assets with what is found, missing, misplaced and unknown.',
  permission: may('view', assetAuditMenu),
  effect: 'read',
  input: shape({ assetAuditId: id() }),
  output: shape({ assetAudit }),
});

/** Starts an audit of a department or a ward; a place has one open audit. */
export const startAssetAudit = endpoint({
  path: '/Inventory/StartAssetAudit',
  logAs: ['asset_audit', 'added'],
  summary: 'Starts an audit of the assets of a place.',
  permission: may('add', assetAuditMenu),
  effect: 'once',
  changes: [assetAuditTopic],
  input: shape({
    assetAudit: withChecks(shape({ departmentId: optional(id()), bedGroupId: optional(id()) }), checkPlace),
  }),
  output: shape({ assetAudit }),
});

/** Writes scanned or typed codes in their order; a code that was scanned before changes nothing. */
export const scanAsset = endpoint({
  path: '/Inventory/ScanAsset',
  logAs: ['asset_audit', 'saved'],
  summary: 'Writes scanned codes of an audit.',
  permission: may('add', assetAuditMenu),
  effect: 'once',
  bodyBytes: bodySize.long,
  changes: [assetAuditTopic],
  input: shape(
    {
      assetAuditId: id(),
      codes: z
        .array(shape({ code: text(120) }))
        .min(1, purchaseChecks.addAtLeastOneLine.text)
        .max(200, assetChecks.tooManySerials.text),
    },
    { codes: 'codeList' },
  ),
  output: shape({ assetAudit }),
});

const named = shape({ assetAuditId: id() });

/** Ends the scanning. */
export const finishAssetAudit = endpoint({
  path: '/Inventory/FinishAssetAudit',
  logAs: ['asset_audit', 'finished'],
  summary: 'Ends the scanning of an audit.',
  permission: may('add', assetAuditMenu),
  effect: 'once',
  changes: [assetAuditTopic],
  input: named,
  output: shape({ assetAudit }),
});

/** Sends an audit back to be scanned on. */
export const reopenAssetAudit = endpoint({
  path: '/Inventory/ReopenAssetAudit',
  logAs: ['asset_audit', 'sentBack'],
  summary: 'Sends an audit back to be scanned on.',
  permission: may('edit', assetAuditMenu),
  effect: 'once',
  changes: [assetAuditTopic],
  input: named,
  output: shape({ assetAudit }),
});

/** Approves an audit: its result becomes events of the assets. Refuses everybody who started or scanned it. */
export const approveAssetAudit = endpoint({
  path: '/Inventory/ApproveAssetAudit',
  logAs: ['asset_audit', 'approved'],
  summary: 'Approves an audit of assets.',
  permission: may('edit', assetAuditMenu),
  effect: 'once',
  changes: [assetAuditTopic, assetTopic],
  input: named,
  output: shape({ assetAudit }),
});
