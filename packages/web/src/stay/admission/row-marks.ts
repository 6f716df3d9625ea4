// What an area adds to the rows of the inpatient list: a mark beside the number and the balance, which come after the rows.
import type { ReactNode } from 'react';

/** What is told of the rows of a page, by admission; their room is kept while it is on its way. */
export interface RowMarks {
  readonly markOf: (admissionId: number) => ReactNode;
  /** What is due on the ward; missing where nobody may know it. */
  readonly dueOf?: ((admissionId: number) => ReactNode) | undefined;
  /** What is left of the deposit, negative what is due, in paise; missing where nobody may know it. */
  readonly balanceOf?: ((admissionId: number) => number | undefined) | undefined;
}

/** A hook that areas declare in their `row-marks.tsx`: asked once for the page shown. */
export type UseRowMarks = (admissionIds: readonly number[]) => RowMarks;
