// The shapes of the laboratory's starting catalogue: its parameters with their ranges, and its tests.

/** A range of the catalogue; ends that are missing are open. Without sex for everybody, without a last day for 18 years and more. */
export interface StartingRange {
  readonly sex?: 'M' | 'F';
  readonly low?: number;
  readonly high?: number;
  /** The upper limit itself is not normal. */
  readonly isHighExclusive?: boolean;
  readonly lowCritical?: number;
  readonly highCritical?: number;
  /** The last day of life it is for, where it is not for everybody. */
  readonly upToDays?: number;
  readonly condition?: 'Pregnant1' | 'Pregnant2' | 'Pregnant3' | 'Fasting' | 'PostMeal';
}

/** A parameter of the catalogue. */
export interface StartingParameter {
  readonly code: string;
  readonly name: string;
  /** Empty where the specification of the laboratory prints none. */
  readonly loinc: string;
  readonly ucum: string;
  readonly decimals: number;
  readonly ranges: readonly StartingRange[];
  readonly delta?: readonly [kind: 'Absolute' | 'Percent', limit: number, days: number];
  readonly absurd?: readonly [low: number, high: number];
  readonly formula?: string;
  /** One a line; with a star behind it abnormal, with two critical. */
  readonly choices?: string;
  /** Kind of value, when neither a formula nor choices imply it. */
  readonly kind?: 'Titre' | 'Grade' | 'Heading';
}

/** A test of the catalogue; `priceCode` is the code of the demo's price list. */
export interface StartingTest {
  readonly priceCode: string;
  readonly section: string;
  readonly specimen: string;
  readonly container: string;
  readonly parameters: readonly string[];
  /** Seen by its doctor, the laboratory and the patient alone (LB056). */
  readonly isConfidential: boolean;
}
