// Every list that goes out as a file and comes back: the masters, then the lists of the areas.

import { masters } from '../foundation/masters/all.ts';
import type { FileTable } from '../kernel/file-table.ts';
import { chargeFile, packageFile, rateFile } from '../money/tariff/tariff-file.ts';
import { referralFile } from '../people/referral/referral-file.ts';
import { bedFile, bedFloorFile, bedGroupFile } from '../stay/bed/bed-file.ts';
import { pharmacyItemFile } from '../supply/pharmacy/item-file.ts';

/** Lists that their areas keep. */
const areaFiles: readonly FileTable[] = [
  referralFile,
  bedFloorFile,
  bedGroupFile,
  chargeFile,
  packageFile,
  rateFile,
  bedFile,
  pharmacyItemFile,
];

/** All of them; one screen serves each, below the address of its list. */
export const fileTables: readonly FileTable[] = [...masters, ...areaFiles];
