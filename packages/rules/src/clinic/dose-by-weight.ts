// Calculates a dose by the day and by the patient's weight: from a strength in milligrams a piece, or in milligrams by millilitres (OP021).
import { type MedicineLine, unitsADay } from './medicine-line.ts';
import type { DoseUnit } from './medicine-values.ts';
import { massOf, strengthAsWritten } from './strength.ts';

/** Milligrams by kilogram, at once and on a day, with one decimal. */
export interface DoseByWeight {
  readonly mgPerKg: number;
  readonly mgPerKgDay: number;
}

/** Units counted by the piece. */
const pieces: readonly DoseUnit[] = ['tablet', 'capsule', 'sachet', 'respule', 'suppository', 'lozenge'];

/** Milligrams in one unit of the dose: of a piece of '650 mg', of a millilitre of '250 mg/5 ml'; a mass is itself. Null where nobody can tell. */
function mgInUnit({ strength, doseUnit }: MedicineLine): number | null {
  const own = massOf(1, doseUnit);
  if (own !== null) return own;
  if (strength === null) return null;
  const found = /^(\d+(?:\.\d+)?) (mg|g|mcg)(?:\/(\d+(?:\.\d+)?)? ?ml)?$/.exec(strengthAsWritten(strength));
  if (!found) return null;
  const [whole, amount = '', unit = '', volume = '1'] = found;
  const isByVolume = whole.endsWith('ml');
  if (doseUnit === 'ml' ? !isByVolume : isByVolume || !(pieces.includes(doseUnit) || doseUnit === 'injection'))
    return null;
  const milligrams = massOf(Number(amount), unit);
  return milligrams === null || Number(volume) <= 0 ? null : milligrams / Number(volume);
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** Milligrams on a day, with one decimal; null where strength, dose or frequency is missing, or the strength has another unit. */
export function mgADay(line: MedicineLine): number | null {
  const mg = mgInUnit(line);
  const daily = unitsADay(line);
  return mg === null || daily === null ? null : oneDecimal(mg * daily);
}

/** Null where strength, dose or how often are open, or the unit is none that a strength is told for. */
export function doseByWeight(line: MedicineLine, weightKg: number): DoseByWeight | null {
  const mg = mgInUnit(line);
  const daily = unitsADay(line);
  if (mg === null || line.dose === null || daily === null || weightKg <= 0) return null;
  return { mgPerKg: oneDecimal((mg * line.dose) / weightKg), mgPerKgDay: oneDecimal((mg * daily) / weightKg) };
}
