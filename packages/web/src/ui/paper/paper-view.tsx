// A sheet of paper as it will come out of the printer: letterhead on the first page, footer on each (R270, R275).
import { firstLayout } from '@charaka/contract/foundation/tenancy/paper-layout';
import { type CSSProperties, type ReactNode, type Ref, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { paperTexts } from '../../kernel/i18n.ts';
import { cleanHtml } from '../field/clean-html.ts';
import { type Letterhead, sheetOf } from './letterhead.ts';
import { LayoutProvider } from './paper-blocks.tsx';
import { PaperHead } from './paper-head.tsx';
import { SheetProvider } from './paper-sheet.ts';
import { footPixels, isHeadOnEveryPage } from './paper-space.ts';
import { pageName } from './running-title.ts';
import './paper.css';

/** One of several papers, which begins on a page of its own with its own letterhead. */
export interface OneOfPapers {
  readonly id: number;
  readonly content: ReactNode;
}

interface PaperViewProps {
  /** Null: plain paper without letterhead. */
  readonly letterhead: Letterhead | null;
  readonly paperRef?: Ref<HTMLDivElement>;
  /** One paper. */
  readonly children?: ReactNode;
  /** Several of them, one behind the other. */
  readonly papers?: readonly OneOfPapers[] | undefined;
}

/** The sheet in its own size, on a screen of any width, in the language of papers. */
export function PaperView({ letterhead, paperRef, children, papers }: PaperViewProps) {
  const { size, width, height, margin } = sheetOf(letterhead);
  const sheet = { width: `${width}mm`, minHeight: `${height}mm`, '--paper-margin': `${margin}mm` } as CSSProperties;
  const layout = letterhead?.layout ?? firstLayout;
  return (
    <div
      className={`paper paper-${size} paper-text-${layout.textSize} paper-heading-${layout.headingSize}`}
      ref={paperRef}
      data-testid="paper"
      style={sheet}
    >
      <I18nextProvider i18n={paperTexts()}>
        <LayoutProvider value={layout}>
          <SheetProvider value={size}>
            {papers ? (
              papers.map(({ id, content }, index) => (
                <div key={id} className="paper-one" style={{ page: pageName(index) }}>
                  <OnePaper letterhead={letterhead}>{content}</OnePaper>
                </div>
              ))
            ) : (
              <OnePaper letterhead={letterhead}>{children}</OnePaper>
            )}
          </SheetProvider>
        </LayoutProvider>
      </I18nextProvider>
    </div>
  );
}

/** A paper with its letterhead, or without any. */
function OnePaper({ letterhead, children }: { letterhead: Letterhead | null; children: ReactNode }) {
  if (letterhead?.isPlain) return <div data-paper="content">{children}</div>;
  return <Sheet letterhead={letterhead}>{children}</Sheet>;
}

/** A table around everything: its head and foot are what browsers repeat on each page. */
function Sheet({ letterhead, children }: { letterhead: Letterhead | null; children: ReactNode }) {
  const isRepeated = letterhead !== null && isHeadOnEveryPage(letterhead);
  return (
    <table className="paper-frame" role="presentation">
      {isRepeated && (
        <thead>
          <tr>
            <td>
              <PaperHead letterhead={letterhead} />
            </td>
          </tr>
        </thead>
      )}
      <tbody>
        <tr>
          <td>
            {letterhead && !isRepeated && <PaperHead letterhead={letterhead} />}
            <div data-paper="content">{children}</div>
          </td>
        </tr>
      </tbody>
      {letterhead && (
        <tfoot>
          <tr>
            <td>
              <Foot letterhead={letterhead} />
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Foot({ letterhead }: { letterhead: Letterhead }) {
  const html = letterhead.footerHtml;
  const footer = useMemo(() => (html ? cleanHtml(html) : ''), [html]);
  return (
    <div
      className="paper-footer"
      style={{ minHeight: footPixels(letterhead) }}
      data-paper="foot"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above (Q158)
      dangerouslySetInnerHTML={{ __html: footer }}
    />
  );
}
