// Port: marks that an area adds to the rows of the inpatient list, beside the number and the balance; they arrive after the rows.
import type { ReactNode } from 'react';

/** Marks of the rows of a page, by admission; the space is reserved while they load. */
export interface RowMarks {
  readonly markOf: (admissionId: number) => ReactNode;
  /** Orders due on the ward; missing when the user may not see them. */
  readonly dueOf?: ((admissionId: number) => ReactNode) | undefined;
  /** Balance of the deposit in paise, negative for a due; missing when the user may not see it. */
  readonly balanceOf?: ((admissionId: number) => number | undefined) | undefined;
}

/** A hook that areas declare in their `row-marks.tsx`: asked once for the page shown. */
export type UseRowMarks = (admissionIds: readonly number[]) => RowMarks;
