// The declarations of the asset area for the server.
import type { ServerArea } from '../../kernel/area.ts';
import {
  approveAssetAudit,
  finishAssetAudit,
  getAssetAudit,
  listAssetAudits,
  reopenAssetAudit,
  scanAsset,
  startAssetAudit,
} from './asset-audits.ts';
import {
  acceptCapital,
  capitalise,
  confirmCustody,
  findLostAsset,
  getAsset,
  getAssetByCode,
  getAssetChoices,
  getAssetLabels,
  handOverAsset,
  listAssets,
  loseAsset,
  retireAsset,
} from './assets.ts';
import {
  addGatePass,
  approveGatePass,
  cancelGatePass,
  closeGatePass,
  getGatePass,
  listGatePasses,
  returnGatePass,
  sendGatePass,
} from './gate-passes.ts';
import { assetWaits } from './waiting.ts';

/** Assets: the register, counts by scanning, and passes through the gate. */
export const assetArea: ServerArea = {
  handlers: () => [
    listAssets,
    getAsset,
    getAssetByCode,
    getAssetChoices,
    getAssetLabels,
    acceptCapital,
    capitalise,
    handOverAsset,
    confirmCustody,
    loseAsset,
    findLostAsset,
    retireAsset,
    listAssetAudits,
    getAssetAudit,
    startAssetAudit,
    scanAsset,
    finishAssetAudit,
    reopenAssetAudit,
    approveAssetAudit,
    listGatePasses,
    getGatePass,
    addGatePass,
    approveGatePass,
    sendGatePass,
    returnGatePass,
    closeGatePass,
    cancelGatePass,
  ],
  waits: () => assetWaits,
};
