// The words of a diagnosis for papers and for the next department: one that is not final is marked, so that nobody takes it for settled.
import type { diagnosisKinds } from '@charaka/contract/clinic/chart/diagnosis';
import type { TFunction } from 'i18next';

interface NamedDiagnosis {
  readonly diagnosisName: string;
  readonly code?: string | null | undefined;
  readonly kind: (typeof diagnosisKinds)[number];
}

/** 'Dengue fever A97 (provisional)'; a final one has no mark. */
export function diagnosisWords({ diagnosisName, code, kind }: NamedDiagnosis, t: TFunction): string {
  const mark = kind === 'Final' ? '' : `(${t(`consultation:diagnosisKinds.${kind}`).toLowerCase()})`;
  return [diagnosisName, code, mark].filter(Boolean).join(' ');
}
