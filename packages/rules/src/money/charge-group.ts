// The summary table of a bill: its lines added up by charge category, laboratory and radiology apart.
import type { ChargeLineFigures } from './charge-line.ts';
import { addPaise, type Paise, type Thousandths, thousandths, ZERO } from './money.ts';

const LABORATORY_TYPE_ID = 3;
const RADIOLOGY_TYPE_IDS: readonly number[] = [1, 6];

/** A computed line with what it is grouped by. */
export interface GroupableLine extends ChargeLineFigures {
  chargeTypeId: number;
  chargeCategoryId: number;
  chargeCategoryName: string;
  quantityThousandths: Thousandths;
}

export type ChargeGroupKind = 'category' | 'laboratory' | 'radiology';

export interface ChargeGroup {
  kind: ChargeGroupKind;
  /** The category's name, 'Lab Charges' or 'Radiology Charges'. */
  name: string;
  quantityThousandths: Thousandths;
  grossPaise: Paise;
  discountPaise: Paise;
  netPaise: Paise;
  gstPaise: Paise;
  /** Net and GST together. */
  totalPaise: Paise;
}

/** Returns the kind of charge group for a charge type (R518, Q143). */
export function groupKindOf(chargeTypeId: number): ChargeGroupKind {
  if (chargeTypeId === LABORATORY_TYPE_ID) return 'laboratory';
  return RADIOLOGY_TYPE_IDS.includes(chargeTypeId) ? 'radiology' : 'category';
}

function emptyGroup(kind: ChargeGroupKind, categoryName: string): ChargeGroup {
  const names = { category: categoryName, laboratory: 'Lab Charges', radiology: 'Radiology Charges' };
  return {
    kind,
    name: names[kind],
    quantityThousandths: thousandths(0),
    grossPaise: ZERO,
    discountPaise: ZERO,
    netPaise: ZERO,
    gstPaise: ZERO,
    totalPaise: ZERO,
  };
}

function withLine(group: ChargeGroup, line: GroupableLine): ChargeGroup {
  return {
    ...group,
    quantityThousandths: thousandths(group.quantityThousandths + line.quantityThousandths),
    grossPaise: addPaise(group.grossPaise, line.grossPaise),
    discountPaise: addPaise(group.discountPaise, line.discountPaise),
    netPaise: addPaise(group.netPaise, line.netPaise),
    gstPaise: addPaise(group.gstPaise, line.gstPaise),
    totalPaise: addPaise(group.totalPaise, line.netPaise, line.gstPaise),
  };
}

/**
 * Groups with a quantity above 0: the categories in the order they first appear, then Lab Charges (type 3), then Radiology
 * Charges (types 6 and 1 together) (R518, R519, R492, Q143).
 */
export function groupCharges(lines: readonly GroupableLine[]): ChargeGroup[] {
  const groups = new Map<string, ChargeGroup>();
  for (const line of lines) {
    const kind = groupKindOf(line.chargeTypeId);
    const key = kind === 'category' ? `category ${line.chargeCategoryId}` : kind;
    groups.set(key, withLine(groups.get(key) ?? emptyGroup(kind, line.chargeCategoryName), line));
  }
  const order: ChargeGroupKind[] = ['category', 'laboratory', 'radiology'];
  return [...groups.values()]
    .filter((group) => group.quantityThousandths > 0)
    .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}
