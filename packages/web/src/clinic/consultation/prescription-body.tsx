// Body of a prescription, on screen and on paper: findings, diagnoses, numbered medicines, tests, advice, next visit (OP024).
import { medicineOf, slotText } from '@charaka/rules/clinic/medicine-line';
import type { TemplateSection } from '@charaka/rules/clinic/note-template';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { useOrderName } from '../order/order-name.tsx';
import { useFoundWords } from '../template/found-words.ts';
import { diagnosisWords } from './diagnosis-words.ts';
import { medicineWords, useInstruction } from './instruction.ts';
import type { ShownContent } from './opened.ts';

/** The parts of a prescription by the blocks of its paper; those without a word are left out. */
export function usePrescriptionParts(content: ShownContent, sections: readonly TemplateSection[]) {
  const { t } = useTranslation('consultation');
  const nameOf = useOrderName();
  const measured = useMeasured(content.vitals ?? {});
  const findings = useFoundWords()(sections, content.examination);
  return {
    history: (
      <>
        <Part title={t('tele.title')}>
          {content.tele?.mode &&
            [
              t(`tele.modes.${content.tele.mode}`),
              content.tele.consent && t(`tele.consents.${content.tele.consent}`),
              content.tele.identifiedBy && t('tele.identified', { by: content.tele.identifiedBy }),
            ]
              .filter(Boolean)
              .join(' · ')}
        </Part>
        <Part title={t('complaints')}>
          {content.complaints.map((one) => [one.text, one.duration].filter(Boolean).join(' · ')).join(', ')}
        </Part>
        <Part title={t('historyOfPresentIllness')}>{content.historyOfPresentIllness}</Part>
      </>
    ),
    findings: (
      <>
        <Part title={t('measured')}>{measured}</Part>
        <Part title={t('examination')}>{findings.join('; ')}</Part>
      </>
    ),
    diagnosis: <Part title={t('diagnoses')}>{content.diagnoses.map((one) => diagnosisWords(one, t)).join(', ')}</Part>,
    medicinesToTake: content.medicines.length > 0 && <MedicineTable content={content} />,
    investigations: (
      <Part title={t('orders')}>{content.orders.map(({ orderName }) => nameOf(orderName)).join(', ')}</Part>
    ),
    advice: <Part title={t('advice')}>{content.advice}</Part>,
    followUp: (
      <Part title={t('followUpOn')}>
        {content.followUpOn && [formatDay(content.followUpOn), content.followUpReason].filter(Boolean).join(' · ')}
      </Part>
    ),
  };
}

/** All parts, as the screen shows a signed note. */
export function PrescriptionBody(props: {
  readonly content: ShownContent;
  readonly sections: readonly TemplateSection[];
}) {
  const parts = usePrescriptionParts(props.content, props.sections);
  return Object.entries(parts).map(([key, part]) => <Fragment key={key}>{part}</Fragment>);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p className="paper-keep" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: '4px 0' }}>
      <strong>{title}:</strong> {children}
    </p>
  );
}

/** Returns the vital signs in one line. */
function useMeasured(vitals: NonNullable<ShownContent['vitals']>): string {
  const { t } = useTranslation('consultation');
  const { systolic, diastolic } = vitals;
  const plain = (['weightKg', 'heightCm', 'temperatureC', 'pulse', 'oxygenPercent'] as const).flatMap((name) =>
    vitals[name] == null ? [] : [`${t(name)} ${vitals[name]}`],
  );
  return [...plain, ...(systolic && diastolic ? [`${t('pressure')} ${systolic}/${diastolic}`] : [])].join(' · ');
}

/** Numbered, in generic names in capitals; how it is taken stands in words of the patient's language and as 1-0-1. */
function MedicineTable({ content }: { content: ShownContent }) {
  const { t } = useTranslation('consultation');
  const words = useInstruction(content.instructionLanguage);
  return (
    <table className="paper-table paper-large" style={{ width: '100%' }}>
      <thead>
        <tr>
          <th>{t('number')}</th>
          <th>{t('medicine')}</th>
          <th>{t('howTaken')}</th>
          <th>{t('quantity')}</th>
        </tr>
      </thead>
      <tbody>
        {content.medicines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number of a line is its place
          <tr key={index}>
            <td>{index + 1}</td>
            <td>
              <strong>{medicineWords(line)}</strong>
              {!line.substitutionAllowed && <div>{t('noSubstitution')}</div>}
            </td>
            <td>
              {slotText(medicineOf(line))} <span lang={content.instructionLanguage}>{words(line)}</span>
            </td>
            <td>{line.quantity}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
