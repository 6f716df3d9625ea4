// The items of the pharmacy that answer a prescribed medicine, and how many units of an item its pieces take.
import type { Thousandths } from '../money/money.ts';
import { medicineOfItem } from './item-medicine.ts';
import { nameKey, releaseOf } from './known-medicine.ts';
import type { MedicineForm } from './medicine-values.ts';
import { strengthKey, strengthUnit } from './strength.ts';

/** A prescribed medicine, as far as the choice of items needs it. */
export interface PrescribedMedicine {
  readonly genericName: string;
  readonly strength?: string | null | undefined;
  readonly form: MedicineForm;
  /** The item that the prescriber chose; null for a medicine written by its generic name. */
  readonly itemId?: number | null | undefined;
  readonly isSubstitutionAllowed?: boolean | null | undefined;
}

/** An item of the pharmacy. */
export interface DispensedItem {
  readonly itemId: number;
  readonly itemName: string;
  readonly pack: string;
  readonly genericName?: string | null | undefined;
}

/** The key of a strength; empty for none, and the text itself where it is not readable. */
function keyOf(strength: string | null | undefined): string {
  if (!strength) return '';
  const key = strengthKey(strength);
  return key ? `${key.number} ${key.unit}` : strength.trim().toLowerCase();
}

/**
 * Whether an item answers a prescribed medicine (PH050): the item that was written; any of the generic, strength and form where none was
 * written; and another of the same where the prescriber allowed it by signing so. Tablets that give off their medicine in another way
 * ('Metformin SR') are another medicine.
 */
export function answersMedicine(prescribed: PrescribedMedicine, item: DispensedItem): boolean {
  if (prescribed.itemId === item.itemId) return true;
  if (prescribed.itemId != null && !prescribed.isSubstitutionAllowed) return false;
  const read = medicineOfItem(item.itemName, item.pack);
  const key = nameKey(prescribed.genericName);
  const names = [read.genericName, item.genericName ?? ''].map(nameKey);
  return (
    key !== '' &&
    names.includes(key) &&
    keyOf(read.strength) === keyOf(prescribed.strength) &&
    releaseOf(prescribed.genericName) === releaseOf(`${item.itemName} ${item.genericName ?? ''}`) &&
    read.form === prescribed.form
  );
}

/** It begins at the first digit of a number alone, so that a long run of digits is read once. */
const writtenStrength = new RegExp(
  String.raw`(?<![\d.])\d+(?:\.\d+)?\s*${strengthUnit}(?:\s*\/\s*(?:\d+(?:\.\d+)?\s*)?(?:ml|puff|dose)\b)?`,
  'gi',
);

/** The strength of an item; where its name is not read as a medicine, the only strength that is written in it, as of insulin. */
function strengthOf({ itemName, pack }: Pick<DispensedItem, 'itemName' | 'pack'>): string | null {
  const { strength } = medicineOfItem(itemName, pack);
  if (strength) return strength;
  const written = itemName.match(writtenStrength) ?? [];
  return written.length === 1 ? (written[0] ?? null) : null;
}

/** Whether a typed text is the strength of an item, as '40 iu' of 'Insulin 40 IU injection' (PH049). */
export function isStrengthOf(item: Pick<DispensedItem, 'itemName' | 'pack'>, typed: string): boolean {
  const key = keyOf(strengthOf(item));
  return key !== '' && key === keyOf(typed);
}

/** A prescribed line, with quantities in thousandths. */
interface DispensedLine {
  readonly quantity: Thousandths;
  /** Handed out and not returned. */
  readonly dispensed: Thousandths;
}

/** Pieces of a prescribed line that were not handed out yet. */
export function openPieces({ quantity, dispensed }: DispensedLine): number {
  return Math.max(0, Math.ceil((quantity - dispensed) / 1000));
}

/** Units of an item that so many pieces take: whole packs, until the item is stocked in its pieces (PH084, PH095). */
export function unitsForPieces(pieces: number, piecesInUnit: number): number {
  return Math.max(0, Math.ceil(pieces / piecesInUnit));
}
