// What a discharge summary says, as it is read on the screen and on paper; empty sections are left out.
import { isBlankHtml, summarySections } from '@charaka/rules/stay/discharge';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { RichText } from '../../ui/field/rich-text.tsx';
import type { Summary } from './summary-values.ts';

/** Sections, medicines, the day to come again. */
export function SummarySections({ summary }: { summary: Summary }) {
  const { t } = useTranslation('discharge');
  const written = summarySections.filter((section) => !isBlankHtml(summary[section]));
  const before = written.filter((section) => section !== 'advice');
  const section = (name: (typeof summarySections)[number]) => (
    <section key={name}>
      <h2>{t(`summary.sections.${name}`)}</h2>
      <RichText html={summary[name]} />
    </section>
  );
  return (
    <>
      {before.map(section)}
      {summary.medicines.length > 0 && <Medicines summary={summary} />}
      {written.includes('advice') && section('advice')}
      {summary.followUpDay && (
        <p className="paper-keep">
          <strong>{t('summary.followUpDay')}:</strong> {formatDay(summary.followUpDay)}
        </p>
      )}
    </>
  );
}

const columns = ['medicineName', 'dose', 'frequency', 'duration', 'instruction'] as const;

function Medicines({ summary }: { summary: Summary }) {
  const { t } = useTranslation('discharge');
  return (
    <section>
      <h2>{t('summary.medicines')}</h2>
      <div style={{ overflowX: 'auto' }}>
        <table className="paper-table" aria-label={t('summary.medicines')}>
          <thead>
            <tr>
              {columns.map((name) => (
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
                {columns.map((name) => (
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
