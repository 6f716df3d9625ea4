// The calls on audits of assets: started, scanned, finished, and approved by a person who scanned nothing of it (IN045).

import {
  approveAssetAudit as approveAssetAuditEndpoint,
  finishAssetAudit as finishAssetAuditEndpoint,
  getAssetAudit as getAssetAuditEndpoint,
  listAssetAudits as listAssetAuditsEndpoint,
  reopenAssetAudit as reopenAssetAuditEndpoint,
  scanAsset as scanAssetEndpoint,
  startAssetAudit as startAssetAuditEndpoint,
} from '@charaka/contract/supply/asset/asset-audit';
import { assetSentences } from '@charaka/contract/supply/asset/asset-sentences';
import { ZERO } from '@charaka/rules/money/money';
import { assetAuditSteps } from '@charaka/rules/supply/asset-audit-steps';
import { assetSteps } from '@charaka/rules/supply/asset-steps';
import { handle, todayOf } from '../../kernel/handler.ts';
import { answerList } from '../../kernel/list-query.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';
import { moveRows, refuseOtherStates } from '../../resource/move-rows.ts';
import { needSecondPerson } from '../purchase/second-person.ts';
import {
  assetAuditList,
  findAssetAudit,
  insertAssetAudit,
  insertScans,
  lockAssetAudit,
  readScanners,
  writeVerified,
} from './asset-audit-store.ts';
import { type AssetEvent, lockAssets, nameOfPlace, writeEvents } from './asset-store.ts';

const row = listAssetAuditsEndpoint.output.shape.rows.element;

/** The newest first. */
export const listAssetAudits = handle(listAssetAuditsEndpoint, (call, input) =>
  answerList(call.tx, assetAuditList(call, input.status), row, input),
);

/** Refuses an audit of another hospital. */
export const getAssetAudit = handle(getAssetAuditEndpoint, async (call, { assetAuditId }) => ({
  assetAudit: await findAssetAudit(call, assetAuditId),
}));

/** Refuses a second open audit of the place. */
export const startAssetAudit = handle(startAssetAuditEndpoint, async (call, { assetAudit: place }) => {
  const name = await nameOfPlace(call, place);
  const assetAuditId = await refuseOnConflict(insertAssetAudit(call, place), {
    asset_audit_open: assetSentences.placeIsAudited({ place: name }),
  });
  call.say(assetSentences.auditStarted({ place: name }));
  return { assetAudit: await findAssetAudit(call, assetAuditId) };
});

/** Found, missing, misplaced and unknown are in the answer at once. */
export const scanAsset = handle(scanAssetEndpoint, async (call, { assetAuditId, codes }) => {
  const locked = await lockAssetAudit(call, assetAuditId);
  await refuseOtherStates(call, assetAuditSteps, [locked], 'finish');
  const scanned = codes.map(({ code }) => code.trim().toUpperCase()).filter((code) => code !== '');
  await insertScans(call, assetAuditId, scanned);
  return { assetAudit: await findAssetAudit(call, assetAuditId) };
});

/** Refuses an audit without a scan. */
export const finishAssetAudit = handle(finishAssetAuditEndpoint, async (call, { assetAuditId }) => {
  const locked = await lockAssetAudit(call, assetAuditId);
  await refuseOtherStates(call, assetAuditSteps, [locked], 'finish');
  if ((await readScanners(call, assetAuditId)).length === 0) refuse(assetSentences.nothingScanned);
  await moveRows(call, assetAuditSteps, [locked], 'finish', {});
  call.say(assetSentences.auditFinished({ place: locked.name }));
  return { assetAudit: await findAssetAudit(call, assetAuditId) };
});

/** The scans stay. */
export const reopenAssetAudit = handle(reopenAssetAuditEndpoint, async (call, { assetAuditId }) => {
  const locked = await lockAssetAudit(call, assetAuditId);
  await moveRows(call, assetAuditSteps, [locked], 'reopen', { finished_at: null, finished_by: null });
  call.say(assetSentences.auditReopened({ place: locked.name }));
  return { assetAudit: await findAssetAudit(call, assetAuditId) };
});

/** Each asset gets an event with its verdict; a scanned asset that was lost is found again. Missing ones wait for a decision. */
export const approveAssetAudit = handle(approveAssetAuditEndpoint, async (call, { assetAuditId }) => {
  const locked = await lockAssetAudit(call, assetAuditId);
  await refuseOtherStates(call, assetAuditSteps, [locked], 'approve');
  await needSecondPerson(call, {
    makers: [
      { userId: locked.startedBy, staffId: locked.startedByStaffId },
      ...(await readScanners(call, assetAuditId)),
    ],
    amountPaise: ZERO,
    refusal: assetSentences.anotherApprovesAudit({ place: locked.name }),
    deed: `Audit of ${locked.name} approved`,
  });
  const { lines } = await findAssetAudit(call, assetAuditId);
  const assets = await lockAssets(
    call,
    lines.flatMap(({ assetId }) => assetId ?? []),
  );
  const scanned = new Set(lines.flatMap(({ assetId, scannedAt }) => (scannedAt && assetId) || []));
  const lost = assets.filter(({ id, status }) => scanned.has(id) && status === 'Lost');
  const [used, fresh] = [lost.filter((asset) => asset.capitalisedOn), lost.filter((asset) => !asset.capitalisedOn)];
  if (used.length > 0) await moveRows(call, assetSteps, used, 'findInUse', {});
  if (fresh.length > 0) await moveRows(call, assetSteps, fresh, 'findOnStandby', {});
  await writeVerified(call, [...scanned], todayOf(call));
  const kinds = { Found: 'Audited', Misplaced: 'Misplaced', Missing: 'Missing' } as const;
  const verdicts = lines.flatMap(({ assetId, verdict, placeName }): AssetEvent[] =>
    assetId == null || verdict === 'Out' || verdict === 'Unknown'
      ? []
      : [
          {
            assetId,
            kind: kinds[verdict],
            fromPlace: placeName ?? null,
            toPlace: verdict === 'Missing' ? null : locked.name,
          },
        ],
  );
  await writeEvents(call, [
    ...lost.map(({ id }): AssetEvent => ({ assetId: id, kind: 'Found', toPlace: locked.name })),
    ...verdicts,
  ]);
  await moveRows(call, assetAuditSteps, [locked], 'approve', {});
  call.say(assetSentences.auditApproved({ place: locked.name }));
  return { assetAudit: await findAssetAudit(call, assetAuditId) };
});
