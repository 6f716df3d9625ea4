// Every list that goes out as a file and comes back: the masters, then the lists of the areas.
import { bedFile, bedFloorFile, bedGroupFile } from './bed-file.ts';
import type { FileTable } from './file-table.ts';
import { masters } from './masters/all.ts';
import { pharmacyItemFile } from './pharmacy/item-file.ts';
import { referralFile } from './referral-file.ts';
import { chargeFile, packageFile, rateFile } from './tariff-file.ts';

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
