// A row of the register of assets, as its list and its dialogs take it.
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { acceptCapital, getAsset, listAssets } from '@charaka/contract/supply/asset/asset';
import type { RowOf } from '../../kernel/use-list.ts';

/** An asset of the list. */
export type AssetRow = RowOf<typeof listAssets>;

/** An asset with its components and its history. */
export type Asset = OutputOf<typeof getAsset>['asset'];

/** The facts of a label. */
export type AssetLabel = OutputOf<typeof acceptCapital>['assets'][number];

/** The place with the room there. */
export const fullPlace = ({ placeName, placeText }: Pick<AssetRow, 'placeName' | 'placeText'>): string =>
  [placeName, placeText].filter(Boolean).join(', ');
