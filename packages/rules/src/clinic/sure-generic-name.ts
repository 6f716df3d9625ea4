// The generic name of an item of the pharmacy where its name leaves no doubt: it is a medicine of the starting list (Q254).
import { medicineOfItem } from './item-medicine.ts';
import { nameKey } from './known-medicine.ts';
import { startingMedicines } from './starting-medicines.ts';

const names = new Map(startingMedicines.map(({ genericName }) => [nameKey(genericName), genericName]));

/** 'Paracetamol 500 mg tablet' holds paracetamol; of 'Augmentin 625' nobody is sure, and it stays open. */
export function sureGenericName(itemName: string, pack: string): string | null {
  return names.get(nameKey(medicineOfItem(itemName, pack).genericName)) ?? null;
}
