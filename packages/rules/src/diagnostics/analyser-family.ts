// Starting settings of families of analysers, each from a public capture (docs/decisions/0256); every other analyser begins as the standard says.
import { type AnalyserPlaces, plainPlaces } from './analyser-place.ts';

/** A family whose messages are publicly captured: github.com/senaite/senaite.astm, commit b701c189, src/senaite/astm/tests/data. */
interface AnalyserFamily {
  readonly name: string;
  readonly source: string;
  readonly places: AnalyserPlaces;
}

const family = (name: string, file: string, places: Partial<AnalyserPlaces>): AnalyserFamily => ({
  ...{ name, source: `senaite.astm: ${file}` },
  places: { ...plainPlaces, ...places },
});

/** By their makers; the captures of Cobas, GeneXpert and Yumizen have no question. */
export const analyserFamilies: readonly AnalyserFamily[] = [
  family('Sysmex XN, XP', 'sysmex_xn550.txt, sysmex_xp100.txt', {
    ...{ specimenPlace: 'O-4.3', codePlace: 'R-3.5', questionPlace: 'Q-3.3' },
  }),
  family('Cobas c311', 'cobas_c311.txt', { specimenPlace: 'O-3.2' }),
  family('Cobas c111', 'cobas_c111.txt', { specimenPlace: 'O-4.1' }),
  family('GeneXpert', 'genexpert.txt', { codePlace: 'R-3.2+7+8' }),
  family('Yumizen H500', 'yumizen_h500.txt', { controlMarks: ['O-16=CTRL', 'H-12=Q', 'O-12=Q'] }),
];
