// The starting list of medicines: what hospitals know before their pharmacy has a list of its own, to be confirmed by the pharmacist (Q253).
//
// Every strength is printed by one of these public lists, read on 28 November 2026:
// - products of Pradhan Mantri Bhartiya Janaushadhi Pariyojana (PMBJP), Department of Pharmaceuticals, Government of India, as of November 2025;
// - National List of Essential Medicines of India 2011, Ministry of Health and Family Welfare;
// - National List of Essential Medicines of India 2022 (cholecalciferol 60000 IU, insulin glargine, lactulose, levothyroxine, metformin, iron sucrose).
// A medicine without a strength is one whose products need none, or that no list at hand prints: its unit is asked.
import { type KnownMedicine, productsIn } from './known-medicine.ts';
import { medicinesToK } from './medicines-a-k.ts';
import { combinedMedicines } from './medicines-combined.ts';
import { medicinesFromL } from './medicines-l-z.ts';

/** One entry for each strength of each form. */
export const startingMedicines: readonly KnownMedicine[] = [medicinesToK, medicinesFromL, combinedMedicines].flatMap(
  productsIn,
);
