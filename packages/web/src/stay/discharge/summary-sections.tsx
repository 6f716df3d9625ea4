// Sections of a discharge summary on screen and on paper; empty sections are left out.
import type { dischargeSummaryPaper } from '@charaka/contract/stay/discharge/papers';
import { isBlankHtml, type summarySections } from '@charaka/rules/stay/discharge';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { RichText } from '../../ui/field/rich-text.tsx';
import type { Summary } from './summary-values.ts';

type SectionName = (typeof summarySections)[number];

/** The written parts by name: sections, medicines, the day of the next visit. */
export function summaryParts(summary: Summary) {
  const section = (name: SectionName) => <Section name={name} summary={summary} />;
  return {
    diagnosis: section('diagnosis'),
    history: section('history'),
    findings: section('findings'),
    investigations: section('investigations'),
    treatment: section('treatment'),
    conditionAtDischarge: section('conditionAtDischarge'),
    medicinesToTake: <Medicines summary={summary} />,
    advice: section('advice'),
    warningSigns: section('warningSigns'),
    followUp: <FollowUp summary={summary} />,
  } satisfies Partial<Readonly<Record<(typeof dischargeSummaryPaper)['blocks'][number]['key'], ReactNode>>>;
}

/** All of it in the order in which it is written. */
export function SummarySections({ summary }: { summary: Summary }) {
  return Object.entries(summaryParts(summary)).map(([name, part]) => <Fragment key={name}>{part}</Fragment>);
}

function Section({ name, summary }: { name: SectionName; summary: Summary }) {
  const { t } = useTranslation('discharge');
  if (isBlankHtml(summary[name])) return null;
  return (
    <section>
      <h2>{t(`summary.sections.${name}`)}</h2>
      <RichText html={summary[name]} />
    </section>
  );
}

function FollowUp({ summary: { followUpDay } }: { summary: Summary }) {
  const { t } = useTranslation('discharge');
  if (!followUpDay) return null;
  return (
    <p className="paper-keep">
      <strong>{t('summary.followUpDay')}:</strong> {formatDay(followUpDay)}
    </p>
  );
}

const columns = ['medicineName', 'dose', 'frequency', 'duration', 'instruction'] as const;

function Medicines({ summary }: { summary: Summary }) {
  const { t } = useTranslation('discharge');
  if (summary.medicines.length === 0) return null;
  // A column that no medicine fills tells nothing.
  const filled = columns.filter((name) => summary.medicines.some((medicine) => medicine[name]));
  return (
    <section>
      <h2>{t('summary.medicines')}</h2>
      <div style={{ overflowX: 'auto' }}>
        <table className="paper-table paper-large" aria-label={t('summary.medicines')}>
          <thead>
            <tr>
              {filled.map((name) => (
                <th key={name} scope="col">
                  {t(`summary.medicine.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {summary.medicines.map((medicine, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a medicine is its place in the list
              <tr key={index}>
                {filled.map((name) => (
                  <td key={name}>{medicine[name]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
