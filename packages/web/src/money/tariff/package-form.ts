// A package between answer and form.
import type { InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getPackage } from '@charaka/contract/money/tariff/tariff';
import type { addPackage } from '@charaka/contract/money/tariff/tariff-setting';
import { type Paise, rupeesToPaise } from '@charaka/rules/money/money';

/** A package as kept. */
export type Package = OutputOf<typeof getPackage>['package'];

/** A line of the form: the charge chosen, how many, and the sum for all of them in rupees as typed. */
export interface PackageLineValues {
  readonly rowId: string;
  chargeId: number | null;
  chargeName: string;
  quantity: number | string;
  amount: number | string;
}

/** The form of a package. */
export interface PackageValues {
  packageName: string;
  isTpa: boolean;
  isMedicineInside: boolean;
  /** Payers and diagnoses of the package; empty lists mean it is for all. */
  associationIds: number[];
  diagnosisIds: number[];
  lines: PackageLineValues[];
}

let lastRow = 0;

/** An empty line; its number tells the rows of the form apart. */
export function emptyLine(): PackageLineValues {
  lastRow += 1;
  return { rowId: String(lastRow), chargeId: null, chargeName: '', quantity: 1, amount: '' };
}

/** Initial values of the form: the package, or an empty package with one line. */
export function packageValues(found: Package | null): PackageValues {
  if (!found)
    return {
      packageName: '',
      isTpa: false,
      isMedicineInside: false,
      associationIds: [],
      diagnosisIds: [],
      lines: [emptyLine()],
    };
  // The same package gives the same rows, so that another user's changes can be distinguished from unchanged lines.
  const lines = found.lines.map(({ chargeId, chargeName, quantity, amount }, place) => ({
    rowId: `kept-${place}`,
    chargeId,
    chargeName,
    quantity: quantity / 1000,
    amount: amount / 100,
  }));
  return {
    packageName: found.packageName,
    isTpa: found.isTpa,
    isMedicineInside: found.isMedicineInside,
    associationIds: (found.associations ?? []).map(({ associationId }) => associationId),
    diagnosisIds: (found.diagnoses ?? []).map(({ diagnosisId }) => diagnosisId),
    lines,
  };
}

/** The package as it is sent. */
export function typedPackage(typed: PackageValues): InputOf<typeof addPackage>['package'] {
  const { packageName, isTpa, isMedicineInside, associationIds, diagnosisIds, lines } = typed;
  return {
    packageName,
    isTpa,
    isMedicineInside,
    associations: associationIds.map((associationId) => ({ associationId })),
    diagnoses: diagnosisIds.map((diagnosisId) => ({ diagnosisId })),
    lines: lines.map(({ chargeId, quantity, amount }) => ({
      // Checked: a charge is chosen and the numbers are given.
      chargeId: chargeId as number,
      quantity: quantity as number,
      amount: amount as number,
    })),
  };
}

/** Total of the typed lines in paise (Q210). */
export function packageTotal({ lines }: PackageValues): Paise {
  return lines.reduce((sum, { amount }) => sum + (amount === '' ? 0 : rupeesToPaise(amount)), 0) as Paise;
}
