// Which tests of a laboratory report share pages, and where the accreditation mark may be printed (LB053).

/** A test as far as its pages go. */
export interface PagedTest {
  /** Undefined on reports that were signed before the scope was recorded. */
  readonly isInScope?: boolean | null | undefined;
  readonly hasOwnPage?: boolean | null | undefined;
}

/** Tests that share pages; the mark is allowed when each of them is in scope. */
export interface ReportPages<T> {
  readonly tests: readonly T[];
  readonly isInScope: boolean;
}

/** The tests in their order, parted where a test has a page of its own. A new part begins on a new page. */
export function reportPages<T extends PagedTest>(tests: readonly T[]): ReportPages<T>[] {
  const groups: T[][] = [];
  let isOpen = false;
  for (const test of tests) {
    const last = groups.at(-1);
    if (last && isOpen && !test.hasOwnPage) last.push(test);
    else groups.push([test]);
    isOpen = !test.hasOwnPage;
  }
  return groups.map((group) => ({ tests: group, isInScope: group.every((test) => test.isInScope === true) }));
}
