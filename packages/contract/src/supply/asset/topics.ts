// Topics of the asset area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** Assets with their places, states and history. */
export const assetTopic = topic('asset');

/** Gate passes. */
export const gatePassTopic = topic('gatePass');

/** Audits of assets by scanning. */
export const assetAuditTopic = topic('assetAudit');
