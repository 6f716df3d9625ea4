// A tax document on paper: seller and recipient, every line with its code and tax, the sums (FI044-FI046).

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { gstDocumentPaper } from '@charaka/contract/money/tax/papers';
import type { getGstDocument } from '@charaka/contract/money/tax/tax';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatDay, formatPercent, formatQuantity } from '../../kernel/format.ts';
import { PaperEnd, useWords } from '../../stay/admission/paper-end.tsx';
import { Fact } from '../../ui/paper/fact.tsx';
import { PaperBlocks } from '../../ui/paper/paper-blocks.tsx';
import { PaperMark } from '../../ui/paper/paper-mark.tsx';

/** A document as answered. */
export type GstDocument = OutputOf<typeof getGstDocument>['gstDocument'];

/** Content below the letterhead. */
export function GstDocumentPaper({ document }: { document: GstDocument }) {
  const { t } = useTranslation(['tax', 'paper']);
  const words = useWords();
  return (
    <>
      {document.isOutsideIndia && <PaperMark text={t('notValidOutsideIndia')} />}
      <h1>{t(`kinds.${document.documentKind}`)}</h1>
      {document.isOutsideIndia && <p style={{ fontWeight: 700 }}>{t('notValidOutsideIndia')}</p>}
      <PaperBlocks
        paper={gstDocumentPaper}
        kept={['sums', 'end']}
        blocks={{
          facts: <DocumentFacts document={document} />,
          charges: <LinesPaper document={document} />,
          sums: <SumsPaper document={document} />,
          end: (
            <PaperEnd
              createdByName={document.createdByName}
              createdAt={document.issuedAt}
              sentence={t('paper:netInWords', { words: words(document.total) })}
            />
          ),
        }}
      />
    </>
  );
}

function DocumentFacts({ document }: { document: GstDocument }) {
  const { t } = useTranslation(['tax', 'paper']);
  const { originalNo, originalDate } = document;
  const facts = [
    [t('documentNo'), document.documentNo],
    [t('date'), formatDay(document.documentDate)],
    [t('seller'), document.sellerName],
    [t('sellerGstin'), document.sellerGstin],
    [t('recipient'), document.partyName],
    [t('recipientGstin'), document.partyGstin],
    [t('paper'), t(`sources.${document.source}`, { number: document.sourceNo })],
    [t('paper:address'), document.partyAddress],
    [t('placeOfSupply'), document.placeName ?? document.placeOfSupply],
    [t('takesBack'), originalNo && `${originalNo}, ${formatDay(originalDate)}`],
    [t('reason'), document.reason],
  ] as const;
  return (
    <div className="paper-facts paper-keep">
      {facts.map(([label, value]) => (
        <Fact key={label} label={label} isOnEveryPage={label === t('recipient')}>
          {value}
        </Fact>
      ))}
    </div>
  );
}

function LinesPaper({ document }: { document: GstDocument }) {
  const { t } = useTranslation('tax');
  const taxes = document.isInterState ? (['igst'] as const) : (['cgst', 'sgst'] as const);
  return (
    <table className="paper-table" aria-label={t('lines')}>
      <thead>
        <tr>
          <th>{t('description')}</th>
          <th>HSN/SAC</th>
          <th className="numeric">{t('quantity')}</th>
          <th className="numeric">{t('value')}</th>
          <th className="numeric">{t('figures.taxable')}</th>
          <th className="numeric">{t('rate')}</th>
          {taxes.map((tax) => (
            <th key={tax} className="numeric">
              {t(`figures.${tax}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {document.lines.map((line) => (
          <tr key={line.lineNo}>
            <td>{line.description}</td>
            <td>{line.hsnCode}</td>
            <td className="numeric">{formatQuantity(line.quantity)}</td>
            <td className="numeric">{formatAmount(line.value)}</td>
            <td className="numeric">{line.treatment === 'Taxable' ? formatAmount(line.taxable) : ''}</td>
            <td className="numeric">
              {line.treatment === 'Taxable' ? formatPercent(line.rate) : t(`treatments.${line.treatment}`)}
            </td>
            {taxes.map((tax) => (
              <td key={tax} className="numeric">
                {formatAmount(line[tax])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SumsPaper({ document }: { document: GstDocument }) {
  const { t } = useTranslation('tax');
  const taxes = document.isInterState ? (['igst'] as const) : (['cgst', 'sgst'] as const);
  return (
    <table
      className="paper-table paper-keep"
      aria-label={t('sums')}
      style={{ width: '60%', marginInlineStart: 'auto' }}
    >
      <tbody>
        {(['exempt', 'taxable', ...taxes, 'total'] as const).map((figure) => (
          <tr key={figure}>
            <th scope="row">{t(`figures.${figure}`)}</th>
            <td className="numeric">{formatAmount(document[figure])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
