// What an item of the pharmacy is as a medicine, told by its name and its pack: 'Paracetamol 500 mg tablet', 'Strip of 10'.

import { type MedicineForm, medicineForms } from './medicine-line.ts';
import type { KnownMedicine } from './read-medicine.ts';

const otherNames: Readonly<Record<string, MedicineForm>> = {
  infusion: 'Injection',
  suspension: 'Syrup',
  solution: 'Syrup',
  cream: 'Ointment',
  gel: 'Ointment',
  sachet: 'Powder',
};
const strengthIn = /\b\d+(?:\.\d+)?\s?(?:mg|g|mcg|iu|%)(?:\/\d*\s?ml)?/i;

/** Name, strength and form; what is not said is a tablet without a strength. */
export function medicineOfItem(itemName: string): KnownMedicine {
  const lower = itemName.toLowerCase();
  const form =
    medicineForms.find((one) => new RegExp(`\\b${one.toLowerCase()}s?\\b`).test(lower)) ??
    Object.entries(otherNames).find(([word]) => lower.includes(word))?.[1] ??
    'Tablet';
  const strength = strengthIn.exec(itemName);
  const genericName = (strength ? itemName.slice(0, strength.index) : itemName)
    .replace(/\b(tablets?|capsules?|syrup|injection|drops|infusion|suspension|cream|gel|ointment|inhaler)\b/gi, '')
    .trim();
  return { genericName: genericName || itemName, strength: strength?.[0] ?? null, form };
}

/** How many pieces are handed out together: ten of a strip of 10, one of everything else. */
export function piecesIn(pack: string): number {
  const many = /\b(?:strip|pack|box)\b\D*(\d+)/i.exec(pack)?.[1];
  return many === undefined ? 1 : Math.max(1, Number(many));
}
