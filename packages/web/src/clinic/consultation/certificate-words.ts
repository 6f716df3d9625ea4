// Initial text of a certificate: the examination, the rest or fitness, and the diagnosis when its reader may learn it (OP036).
import { audiencesWithoutDiagnosis } from '@charaka/contract/clinic/consultation/certificate';
import type { TFunction } from 'i18next';
import { formatDay } from '../../kernel/format.ts';
import { fullName } from '../../people/patient/patient-facts.ts';
import { diagnosisWords } from './diagnosis-words.ts';
import type { Opened } from './opened.ts';

/** The facts that the initial text depends on. */
export interface WordedCertificate {
  readonly kind: string;
  readonly audience: string;
  readonly isDiagnosisAgreed: boolean;
  readonly fromDay: string | null;
  readonly toDay: string | null;
}

/** Diagnoses of the note that were not ruled out; every one that is not final is marked as such. */
function diagnosesOf({ consultation }: Opened, t: TFunction): string {
  return consultation.content.diagnoses
    .filter(({ kind }) => kind !== 'RuledOut')
    .map(({ diagnosisName, kind }) => diagnosisWords({ diagnosisName, kind }, t))
    .join(', ');
}

const day = (date: string | null) => (date ? formatDay(date) : '…');

/** The sentences of a certificate before the doctor changes them. */
export function certificateWords(opened: Opened, certificate: WordedCertificate, t: TFunction): string {
  const { kind, audience, isDiagnosisAgreed, fromDay, toDay } = certificate;
  const name = fullName(opened.visit);
  const isTold = isDiagnosisAgreed || !audiencesWithoutDiagnosis.includes(audience);
  const diagnoses = isTold && kind !== 'Fitness' ? diagnosesOf(opened, t) : '';
  const said = [
    t('consultation:certificateWords.seen', { name, day: formatDay(opened.visit.visitOn) }),
    diagnoses && t('consultation:certificateWords.diagnosis', { diagnoses }),
    kind === 'SickLeave' && t('consultation:certificateWords.rest', { name, from: day(fromDay), to: day(toDay) }),
    kind === 'Fitness' && t('consultation:certificateWords.fit', { name, from: day(fromDay) }),
  ];
  return said.filter(Boolean).join(' ');
}
