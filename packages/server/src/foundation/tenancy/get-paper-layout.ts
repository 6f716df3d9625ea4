// Reads how the hospital lays out a paper.
import { getPaperLayout as getPaperLayoutEndpoint } from '@charaka/contract/foundation/tenancy/paper-layout';
import { handle } from '../../kernel/handler.ts';
import { designedPaper, readLayout } from './paper-layout-store.ts';

/** The first layout, and no version, where the hospital has laid out nothing. */
export const getPaperLayout = handle(getPaperLayoutEndpoint, (call, { settingFor }) =>
  readLayout(call, designedPaper(settingFor).name),
);
