// The declarations of the asset area for the server.
import type { ServerArea } from '../../kernel/area.ts';
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
  ],
};
