// Every list that goes out as a file and comes back.
import type { FileTable } from '../kernel/file-table.ts';
import { areas } from './areas.ts';

/** All of them; one screen serves each, below the address of its list. */
export const fileTables: readonly FileTable[] = areas.flatMap((area) => area.fileTables ?? []);
