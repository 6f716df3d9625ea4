// The medicines a doctor finds by the first letters, and what a typed line means among them.
import { listMedicines } from '@charaka/contract/clinic/consultation/medicine';
import { consultationTopic } from '@charaka/contract/clinic/consultation/topics';
import { lackingIn, type MedicineLack, quantityOf } from '@charaka/rules/clinic/medicine-line';
import { usualMedicines } from '@charaka/rules/clinic/medicine-table';
import { type KnownMedicine, medicinesLike, readMedicine, typedMedicine } from '@charaka/rules/clinic/read-medicine';
import { useMemo } from 'react';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { PrescribedLine } from './opened.ts';

const mostShown = 5;
/** They change little within a session. */
const freshMilliseconds = 10 * 60_000;

/** A known medicine, perhaps one that the pharmacy keeps. */
interface ListedMedicine extends KnownMedicine {
  readonly itemId?: number | null | undefined;
  readonly piecesInPack?: number | null | undefined;
}

/** What a line may mean, and what it still lacks. */
export interface Candidate {
  readonly key: string;
  readonly line: PrescribedLine;
  readonly lacking: readonly MedicineLack[];
}

/** Own ones first, then the pharmacy's, then the usual ones; each name once. */
export function useMedicines(): readonly ListedMedicine[] {
  const answer = useAnswer(consultationTopic, listMedicines, {}, { freshMilliseconds, isOnlyLogged: true });
  return useMemo(() => {
    const listed: readonly ListedMedicine[] = [
      ...(answer.data?.medicines ?? []).map((one) => ({ ...one, strength: one.strength ?? null })),
      ...usualMedicines,
    ];
    const byName = new Map<string, ListedMedicine>();
    for (const one of listed) {
      const name = `${one.genericName} ${one.strength ?? ''} ${one.form}`.toLowerCase();
      if (!byName.has(name)) byName.set(name, one);
    }
    return [...byName.values()];
  }, [answer.data]);
}

/** The lines a text may mean, the likeliest first; of a name nobody knows the line as it is written. */
export function readTyped(typed: string, known: readonly ListedMedicine[]): readonly Candidate[] {
  if (typed.trim().length < 2) return [];
  const { name, strength } = typedMedicine(typed);
  const meant: readonly (ListedMedicine | null)[] = medicinesLike(known, name, strength);
  const candidates = new Map<string, Candidate>();
  for (const one of meant.length > 0 ? meant : [null]) {
    const candidate = candidateOf(typed, one);
    // With a strength that was typed, two strengths of one medicine mean the same.
    if (!candidates.has(candidate.key)) candidates.set(candidate.key, candidate);
    if (candidates.size === mostShown) break;
  }
  return [...candidates.values()];
}

function candidateOf(typed: string, known: ListedMedicine | null): Candidate {
  const line = readMedicine(typed, known);
  const isSameStrength = known !== null && known.strength === line.strength;
  return {
    key: `${line.genericName} ${line.strength} ${line.form}`,
    line: {
      ...line,
      itemId: isSameStrength ? (known.itemId ?? null) : null,
      quantity: quantityOf(line, isSameStrength ? (known.piecesInPack ?? 1) : 1),
      isQuantityTyped: false,
      substitutionAllowed: true,
    },
    lacking: lackingIn(line),
  };
}
