// A printed laboratory report: patient, orders, each test with its values, and the signer (LB049-LB054).

import type { getLabReport } from '@charaka/contract/diagnostics/laboratory/lab-report';
import { laboratoryReportPaper } from '@charaka/contract/diagnostics/laboratory/papers';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { reportPages } from '@charaka/rules/diagnostics/report-pages';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { Fact } from '../../ui/paper/fact.tsx';
import { PaperBlocks } from '../../ui/paper/paper-blocks.tsx';
import { PaperMark } from '../../ui/paper/paper-mark.tsx';
import { QrCode } from '../../ui/paper/qr-code.tsx';
import { pictureSource } from '../../ui/picture/picture-source.ts';
import type { ReportPart } from './report-parts.tsx';
import { valueShown } from './reported-value.ts';

/** A version as answered. */
export type Report = OutputOf<typeof getLabReport>['report'];

/** The report, below the letterhead. */
export function LabReportPaper({ report, link = null }: { report: Report; link?: string | null }) {
  const { t } = useTranslation('laboratory');
  const { content, status, versionNo } = report;
  return (
    <>
      {!report.isNewest && <PaperMark text={t('paper.superseded')} />}
      {status === 'Withdrawn' && <PaperMark text={t('paper.withdrawn')} />}
      <h1 data-made-at={report.verifiedAt}>{t(status === 'Preliminary' ? 'paper.preliminary' : 'paper.title')}</h1>
      {!report.isNewest && <p>{t('paper.supersededLine')}</p>}
      {status === 'Withdrawn' && (
        <p>
          <strong>
            {t('paper.withdrawnLine', { at: formatDateTime(report.verifiedAt), name: report.verifiedByName })}
          </strong>{' '}
          {content.amendReason}
        </p>
      )}
      {status === 'Amended' && (
        <p>
          <strong>
            {t('paper.amended', {
              number: versionNo,
              before: versionNo - 1,
              at: content.replacesAt ? formatDateTime(content.replacesAt) : '',
            })}
          </strong>{' '}
          {content.amendReason}
        </p>
      )}
      <PaperBlocks
        paper={laboratoryReportPaper}
        blocks={{
          facts: (
            <div className="paper-facts paper-keep">
              <Fact label={t('patient')} isOnEveryPage>
                {content.patientName}
              </Fact>
              <Fact label={t('paper.ageSex')}>{`${content.ageText} ${content.sex}`}</Fact>
              <Fact label={t('paper.uhid')} isOnEveryPage>
                {content.uhid}
              </Fact>
              <Fact label={t('paper.stayNumber')}>{content.stayNumber}</Fact>
              <Fact label={t('reportNo')}>{`${report.reportNo} / ${report.finYear}`}</Fact>
              <Fact label={t('paper.orderNo')}>{content.orderNo}</Fact>
              <Fact label={t('paper.orderedBy')}>{content.orderedByName}</Fact>
              <Fact label={t('paper.reported')}>{formatDateTime(report.verifiedAt)}</Fact>
            </div>
          ),
          results: <ResultsOnPaper report={report} />,
          end: <EndOfPaper report={report} link={link} />,
        }}
      />
    </>
  );
}

/** The tests on their pages. A page names the accreditation only when it covers each test on it. */
function ResultsOnPaper({ report }: { report: Report }) {
  const { t } = useTranslation('laboratory');
  const { labAccreditation, tests: all } = report.content;
  return (
    <div style={report.status === 'Withdrawn' ? { textDecoration: 'line-through' } : undefined}>
      {reportPages(all).map(({ tests, isInScope }, index) => (
        <div key={tests[0]?.labWorkId} className={index > 0 ? 'paper-next-page' : undefined}>
          {labAccreditation && isInScope && (
            <p>
              <strong>{t('paper.accreditation', { name: labAccreditation })}</strong>
            </p>
          )}
          {tests.map((test) => (
            <TestOnPaper
              key={test.labWorkId}
              test={test}
              isOutOfScope={Boolean(labAccreditation) && test.isInScope === false}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Signer of the results, the patient's link, and the last line. */
function EndOfPaper({ report, link }: { report: Report; link: string | null }) {
  const { t } = useTranslation('laboratory');
  const { content, signatureImage, verifiedAt } = report;
  return (
    <>
      {signatureImage && (
        <p className="paper-keep">
          <img src={pictureSource(signatureImage)} alt={content.verifiedByName} height={48} />
        </p>
      )}
      <p className="paper-keep">
        {t(content.isByRule ? 'paper.verifiedByRule' : 'paper.verifiedBy', {
          name: [content.verifiedByName, content.verifiedByTitle].filter(Boolean).join(', '),
          at: formatDateTime(content.signedAt ?? verifiedAt),
        })}
      </p>
      {link && (
        <div className="paper-keep">
          <QrCode value={link} label={t('paper.link')} size={110} />
          <p>{t('paper.link')}</p>
        </div>
      )}
      <p>{t('paper.end')}</p>
    </>
  );
}

/** A test: its specimen, its values in a table, and who measured it. */
function TestOnPaper({ test, isOutOfScope }: { test: Report['content']['tests'][number]; isOutOfScope: boolean }) {
  const { t } = useTranslation('laboratory');
  return (
    <>
      <h2>{isOutOfScope ? `${test.testName} (${t('paper.notInScope')})` : test.testName}</h2>
      <p>
        {[
          `${test.specimenName} ${test.specimenNo}`,
          t('paper.collected', { at: formatDateTime(test.collectedAt) }),
          t('paper.received', { at: formatDateTime(test.receivedAt) }),
          test.methodName,
          test.fastingHours != null && t('paper.fasting', { asked: test.fastingHours, kept: test.fastedHours ?? 0 }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {test.values.length > 0 && <ValuesOnPaper values={test.values} />}
      {test.parts?.map((part) => (
        <PartOnPaper key={part.heading} part={part} />
      ))}
      {test.performedBy && <p>{t('paper.performedBy', { name: test.performedBy })}</p>}
      <p>
        {t('paper.technician', { name: test.finishedByName })}
        {test.ruleSignerName && ` · ${t('paper.byRule', { name: test.ruleSignerName })}`}
      </p>
    </>
  );
}

/** The values of a test, each with what is normal. */
function ValuesOnPaper({ values }: { values: Report['content']['tests'][number]['values'] }) {
  const { t } = useTranslation('laboratory');
  return (
    <table className="paper-table paper-large">
      <thead>
        <tr>
          {(['parameter', 'value', 'unit', 'flag', 'range'] as const).map((heading) => (
            <th key={heading}>{t(`heading.${heading}`)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {values.map((one) => {
          const isMarked = Boolean(one.flag) && one.flag !== 'N';
          if (one.isHeading)
            return (
              <tr key={one.labParameterId}>
                <th colSpan={5} style={{ textAlign: 'start' }}>
                  {one.parameterName}
                </th>
              </tr>
            );
          return (
            <tr key={one.labParameterId}>
              <td>
                {one.parameterName}
                {one.isChanged && ` (${t('paper.changed')})`}
                {one.remark && <em> {t(`remarks.${one.remark}`)}</em>}
              </td>
              <td>{isMarked ? <strong>{one.valueText}</strong> : valueShown(t, one)}</td>
              <td>{one.unit}</td>
              <td>{isMarked && <strong>{one.flag}</strong>}</td>
              <td>{one.rangeText}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** A part in words and tables, such as a culture. */
function PartOnPaper({ part }: { part: ReportPart }) {
  const { t } = useTranslation('laboratory');
  return (
    <>
      <h3>
        {part.heading}
        {part.isChanged && ` (${t('paper.changed')})`}
      </h3>
      {part.paragraphs.map((text) => (
        <p key={text} style={{ whiteSpace: 'pre-wrap' }}>
          {text}
        </p>
      ))}
      {part.columns.length > 0 && (
        <table className="paper-table paper-large">
          <thead>
            <tr>
              {part.columns.map((column) => (
                <th key={column}>{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {part.rows.map(({ cells, isMarked }) => (
              <tr key={cells.join('/')}>
                {cells.map((cell, index) => (
                  <td key={part.columns[index]}>{isMarked ? <strong>{cell}</strong> : cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
