// Reads an item of the pharmacy as a medicine from its name, as a typed line: 'Paracetamol 500 mg tablet', 'Strip of 10' (Q253).
import type { KnownMedicine } from './known-medicine.ts';
import { readTyped } from './read-typed.ts';

const vial = /\b(?:vial|ampoule|amp|syringe|infusion)\b/i;

/** Name, strength and form. A number without a unit is no strength, and where neither name nor pack says the form it is another one. */
export function medicineOfItem(itemName: string, pack: string): KnownMedicine {
  const read = readTyped(itemName);
  const form = read.form ?? (vial.test(pack) ? 'Injection' : 'Other');
  return { genericName: read.name.join(' ') || itemName, strength: read.strength, form };
}

/** How many pieces are handed out together: ten of a strip of 10, one of everything else. */
export function piecesIn(pack: string): number {
  const many = /\b(?:strip|pack|box)\b\D*(\d+)/i.exec(pack)?.[1];
  return many === undefined ? 1 : Math.max(1, Number(many));
}
