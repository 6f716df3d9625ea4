// A register of a hospital: the rows of a report in the order in which a book is kept, with the columns of its law (reports.md section 9, RP037).
import { z } from 'zod';
import { count, flag, oneOf, optional, text } from '../../kernel/field.ts';

/** The menu path of the page of registers. */
export const registersMenu = 'report/registers';

/** The columns of a register, in force from a day on. */
interface RegisterLayout {
  readonly fromDate: string;
  readonly columns: readonly string[];
}

/** A register, declared with the report whose rows it has; the texts `report:registers` and `report:registerLaws` have its code. */
export interface Register {
  readonly code: string;
  /** True where a law prescribes it; its name stands above the register. */
  readonly isByLaw?: boolean;
  /** The view with the struck entries too, which keep their numbers; without it the view of the report. */
  readonly view?: string;
  /** The words of a field by which it narrows the report. */
  readonly narrowed?: Readonly<Record<string, string>>;
  /**
   * The fields with its year and its number, which the database assigns without gaps. Without them the entries of each day are counted from 1.
   */
  readonly number?: readonly [year: string, no: string];
  /**
   * The instant by which its pages go; without it that of the report. A register with numbers has the instant of the entry, so that the pages
   * of a period have consecutive numbers, also of events that were entered later.
   */
  readonly enteredAt?: string;
  /** The flag of struck entries. */
  readonly struck?: string;
  /** Fields that an entry must have; entries without them are named above the register. */
  readonly required: readonly string[];
  /** Its layouts, the oldest first. */
  readonly layouts: readonly [RegisterLayout, ...RegisterLayout[]];
}

/** The columns in force on a day, as 2026-11-30; before the first layout those of the first. */
export function registerColumns({ layouts }: Register, onDay: string): readonly string[] {
  return (layouts.findLast(({ fromDate }) => fromDate <= onDay) ?? layouts[0]).columns;
}

/** The inputs that ask for the rows of a report as a register, and for its incomplete entries alone. */
export const registerInputs = (registers: readonly Register[]) => ({
  register: optional(oneOf(registers.map(({ code }) => code) as [string, ...string[]])),
  isIncomplete: optional(flag()),
});

/** Of a row in a register: its number, or its place among the entries of the day, and the required fields without a value. */
export const registerRow = { entryNo: optional(count()), missing: optional(z.array(text(60))) };
