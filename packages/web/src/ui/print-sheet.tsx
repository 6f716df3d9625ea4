// A paper on the screen that equals the paper from the printer: A4, letterhead repeated, no row cut in half (R270-R276).
import { Button, FocusTrap, Group, Portal, Text, VisuallyHidden } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanHtml } from './clean-html.ts';
import { useIsTopDialog } from './dialog-order.ts';
import { useFocusBack } from './focus-back.ts';
import { pictureSource } from './picture-source.ts';
import './print-sheet.css';

/** Letterhead and footer, as `listPrintSettings` answers them. */
export interface Letterhead {
  readonly headerImage?: string | null | undefined;
  readonly footerHtml?: string | null | undefined;
  readonly headerHeight?: number | null | undefined;
  readonly footerHeight?: number | null | undefined;
}

interface PrintSheetProps {
  /** Names the paper and the file when it is saved as PDF. */
  readonly title: string;
  /** Undefined while it is loading: the print button waits. Null: plain paper without letterhead. */
  readonly letterhead: Letterhead | null | undefined;
  /** False while the content is loading. */
  readonly isReady?: boolean;
  onClose(): void;
  readonly children: ReactNode;
}

/** Empty space for pre-printed paper where no picture and no height is set (R274, Q147). */
const defaultBlockHeight = 250;
/** Time for the last layout after everything is loaded (R272, Q148). */
const printDelayMilliseconds = 100;

/** Shows a paper with Print and Close. Use `.paper-table` for tables and `.paper-keep` for blocks that stay together. */
export function PrintSheet({ title, letterhead, isReady = true, onClose, children }: PrintSheetProps) {
  const { t } = useTranslation('kernel');
  const paper = useRef<HTMLDivElement>(null);
  const [isPrinting, setPrinting] = useState(false);
  const titleId = useId();
  const isTop = useIsTopDialog(true);
  useFocusBack(true);
  useHotkeys([['Escape', () => isTop && onClose()]], []);
  const print = async () => {
    setPrinting(true);
    await picturesLoaded(paper.current);
    printWithTitle(title);
    setPrinting(false);
  };
  return (
    <Portal>
      <FocusTrap>
        <div className="paper-desk" role="dialog" aria-modal aria-labelledby={titleId} data-print-root>
          <Group className="paper-tools" justify="space-between" gap="sm">
            <Text fw={600} id={titleId}>
              {title}
            </Text>
            <Group gap="sm">
              <Button variant="default" onClick={onClose}>
                {t('print.close')}
              </Button>
              <Button
                data-autofocus
                leftSection={<IconPrinter size={16} aria-hidden />}
                loading={isPrinting}
                disabled={!isReady || letterhead === undefined}
                onClick={() => void print()}
              >
                {t('print.print')}
              </Button>
            </Group>
          </Group>
          <div className="paper" ref={paper} data-testid="paper">
            <Sheet letterhead={letterhead ?? null}>{children}</Sheet>
          </div>
          {!isReady && <VisuallyHidden role="status">{t('field.loading')}</VisuallyHidden>}
        </div>
      </FocusTrap>
    </Portal>
  );
}

/** A table around everything: its head and foot are what browsers repeat on each page. */
function Sheet({ letterhead, children }: { letterhead: Letterhead | null; children: ReactNode }) {
  const footer = useMemo(() => cleanHtml(letterhead?.footerHtml), [letterhead?.footerHtml]);
  return (
    <table className="paper-frame" role="presentation">
      {letterhead && (
        <thead>
          <tr>
            <td>
              {letterhead.headerImage ? (
                <img className="paper-letterhead" src={pictureSource(letterhead.headerImage)} alt="" />
              ) : (
                <div style={{ height: letterhead.headerHeight ?? defaultBlockHeight }} />
              )}
            </td>
          </tr>
        </thead>
      )}
      <tbody>
        <tr>
          <td>{children}</td>
        </tr>
      </tbody>
      {letterhead && (
        <tfoot>
          <tr>
            <td>
              {footer ? (
                // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above (Q158)
                <div className="paper-footer" dangerouslySetInnerHTML={{ __html: footer }} />
              ) : (
                <div style={{ height: letterhead.footerHeight ?? 0 }} />
              )}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

async function picturesLoaded(paper: HTMLElement | null): Promise<void> {
  const pictures = [...(paper?.querySelectorAll('img') ?? [])];
  // A picture that is broken must not keep the paper from being printed.
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await new Promise((resolve) => setTimeout(resolve, printDelayMilliseconds));
}

function printWithTitle(title: string): void {
  const before = document.title;
  document.title = title;
  window.print();
  document.title = before;
}
