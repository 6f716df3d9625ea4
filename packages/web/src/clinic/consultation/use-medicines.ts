// The medicines a doctor finds by the first letters, and what a typed line means among them.
import { listMedicines } from '@charaka/contract/clinic/consultation/medicine';
import { consultationTopic } from '@charaka/contract/clinic/consultation/topics';
import { type KnownMedicine, nameKey } from '@charaka/rules/clinic/known-medicine';
import { lackingIn, type MedicineLack, quantityOf } from '@charaka/rules/clinic/medicine-line';
import { type MedicineReading, readMedicine } from '@charaka/rules/clinic/read-medicine';
import type { MedicineQuestion } from '@charaka/rules/clinic/read-strength';
import { startingMedicines } from '@charaka/rules/clinic/starting-medicines';
import { weeklyQuestion } from '@charaka/rules/clinic/weekly-medicine';
import { useMemo } from 'react';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { PrescribedLine } from './opened.ts';

const mostShown = 6;
/** They change little within a session. */
const freshMilliseconds = 10 * 60_000;

/** A known medicine, perhaps one that the pharmacy keeps. */
export interface ListedMedicine extends KnownMedicine {
  readonly itemId?: number | null | undefined;
  readonly piecesInPack?: number | null | undefined;
}

/** One reading of the typed line: the fields still missing, and the questions to answer before it is added. */
export interface Candidate {
  readonly key: string;
  readonly line: PrescribedLine;
  readonly lacking: readonly MedicineLack[];
  readonly questions: readonly MedicineQuestion[];
}

/** Products of the pharmacy and of the starting list; names that were prescribed before come first, and vouch for no strength. */
export function useMedicines(): readonly ListedMedicine[] {
  const answer = useAnswer(consultationTopic, listMedicines, {}, { freshMilliseconds, isOnlyLogged: true });
  return useMemo(() => {
    const listed = (answer.data?.medicines ?? []).map((one) => ({ ...one, strength: one.strength ?? null }));
    const own = listed.filter(({ isPrescribedBefore }) => isPrescribedBefore);
    const products: readonly ListedMedicine[] = [
      ...listed.filter(({ isPrescribedBefore }) => !isPrescribedBefore),
      ...startingMedicines,
    ];
    const place = new Map(own.map(({ genericName }, index) => [nameKey(genericName), index]));
    const known = new Set(products.map(({ genericName }) => nameKey(genericName)));
    const unlisted = own.filter(({ genericName }) => !known.has(nameKey(genericName)));
    const placeOf = ({ genericName }: ListedMedicine) => place.get(nameKey(genericName)) ?? own.length;
    const all = [...unlisted.map((one) => ({ ...one, strength: null, itemId: null })), ...products];
    return all.toSorted((a, b) => placeOf(a) - placeOf(b));
  }, [answer.data]);
}

/** The lines a text may mean, the likeliest first; of a name nobody knows the line as it is written. */
export function readTypedLine(typed: string, known: readonly ListedMedicine[]): readonly Candidate[] {
  if (typed.trim().length < 2) return [];
  const candidates = new Map<string, Candidate>();
  for (const reading of readMedicine(typed, known)) {
    const candidate = candidateOf(reading, known);
    if (!candidates.has(candidate.key)) candidates.set(candidate.key, candidate);
    if (candidates.size === mostShown) break;
  }
  return [...candidates.values()];
}

function candidateOf({ line, questions }: MedicineReading, known: readonly ListedMedicine[]): Candidate {
  const kept = known.find(
    (one) =>
      one.itemId &&
      one.form === line.form &&
      one.strength === line.strength &&
      one.genericName.toLowerCase() === line.genericName.toLowerCase(),
  );
  return {
    key: [line.genericName, line.strength, line.form, line.frequency, ...questions.map(({ kind }) => kind)].join(' '),
    line: {
      ...line,
      itemId: kept?.itemId ?? null,
      quantity: quantityOf(line, kept?.piecesInPack ?? 1),
      isQuantityTyped: false,
      substitutionAllowed: true,
      // The line as it was typed is one of the two answers to the weekly question: choosing it confirms it.
      isDailyConfirmed: questions.length === 0 && weeklyQuestion(line) !== undefined,
    },
    lacking: lackingIn(line),
    questions,
  };
}
