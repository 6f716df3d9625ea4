// What a dose is by the weight of the patient: of a strength in milligrams a piece, or in milligrams by millilitres (OP021).
import { type MedicineLine, unitsADay } from './medicine-line.ts';

/** Milligrams by kilogram, at once and on a day, with one decimal. */
export interface DoseByWeight {
  readonly mgPerKg: number;
  readonly mgPerKgDay: number;
}

/** Milligrams in one unit of the dose: '650 mg', '1 g', '250 mg/5 ml'; null where the strength tells none. */
function mgInUnit(strength: string): number | null {
  const found = /^\s*(\d+(?:\.\d+)?)\s*(mg|g|mcg)\b(?:\s*\/\s*(\d+(?:\.\d+)?)?\s*ml\b)?/i.exec(strength);
  if (!found) return null;
  const [whole, amount = '', unit = '', volume] = found;
  const milligrams = Number(amount) * ({ g: 1000, mg: 1, mcg: 0.001 }[unit.toLowerCase()] ?? 0);
  const millilitres = /ml/i.test(whole) ? Number(volume ?? 1) : 1;
  return millilitres > 0 ? milligrams / millilitres : null;
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** Null where strength, dose or how often are open, or the unit is none that a strength is told for. */
export function doseByWeight(line: MedicineLine, weightKg: number): DoseByWeight | null {
  const mg = line.strength === null ? null : mgInUnit(line.strength);
  const daily = unitsADay(line);
  const isPiece = ['tablet', 'capsule', 'ml', 'injection', 'sachet', 'respule', 'suppository', 'lozenge'].includes(
    line.doseUnit,
  );
  if (mg === null || line.dose === null || daily === null || weightKg <= 0 || !isPiece) return null;
  return { mgPerKg: oneDecimal((mg * line.dose) / weightKg), mgPerKgDay: oneDecimal((mg * daily) / weightKg) };
}
