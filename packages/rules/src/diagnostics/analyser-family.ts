// Starting settings of families of analysers, each from a public capture (docs/decisions/0256); every other analyser begins as the standard says.
import { type AnalyserPlaces, plainPlaces } from './analyser-place.ts';

/**
 * A family whose messages are public: those of ASTM in github.com/senaite/senaite.astm, commit b701c189, src/senaite/astm/tests/data; those
 * of Mindray in the maker's interface documents and in captures that integrators published.
 */
interface AnalyserFamily {
  readonly name: string;
  readonly source: string;
  readonly places: AnalyserPlaces;
}

const family = (name: string, source: string, places: Partial<AnalyserPlaces>): AnalyserFamily => ({
  name,
  source,
  places: { ...plainPlaces, ...places },
});

/** By their makers; the captures of Cobas, GeneXpert and Yumizen have no question. */
export const analyserFamilies: readonly AnalyserFamily[] = [
  family('Sysmex XN, XP', 'senaite.astm: sysmex_xn550.txt, sysmex_xp100.txt', {
    specimenPlace: 'O-4.3',
    codePlace: 'R-3.5',
    questionPlace: 'Q-3.3',
  }),
  family('Cobas c311', 'senaite.astm: cobas_c311.txt', { specimenPlace: 'O-3.2' }),
  family('Cobas c111', 'senaite.astm: cobas_c111.txt', { specimenPlace: 'O-4.1' }),
  family('GeneXpert', 'senaite.astm: genexpert.txt', { codePlace: 'R-3.2+7+8' }),
  // OBR-3 has the specimen, OBX-3 the code as LOINC^NAME^LN, and MSH-11 is Q for a control.
  family('Mindray BC', 'Mindray BC-5380 and BC-5150: ORU^R01 captures (OBR-3; QC: MSH-11 = Q)', {
    specimenPlace: 'OBR-3',
    controlMarks: ['MSH-11=Q', 'SPM-11=Q'],
  }),
  // OBR-2 has the bar code, OBR-3 the place in the rack; MSH-16 is 0 for a patient, 1 for a calibration, 2 for a control.
  family('Mindray BS', 'Mindray BS-200 Host Interface Manual v1.2, pages 24-28', {
    specimenPlace: 'OBR-2',
    questionPlace: 'QRD-8',
    controlMarks: ['MSH-16=2', 'MSH-16=1'],
  }),
  family('Yumizen H500', 'senaite.astm: yumizen_h500.txt', { controlMarks: ['O-16=CTRL', 'H-12=Q', 'O-12=Q'] }),
];
