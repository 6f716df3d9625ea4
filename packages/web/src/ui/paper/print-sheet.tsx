// A paper on the screen that equals the paper from the printer and the PDF: letterhead repeated, no row cut in half (R270-R276).
import { isSmallSheet } from '@charaka/contract/kernel/paper';
import { Button, FocusTrap, Group, Portal, Text, VisuallyHidden } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportFailure } from '../../kernel/report-failure.ts';
import { ABOVE_PAPER, DialogLayer } from '../dialog/dialog-layer.ts';
import { useIsTopDialog } from '../dialog/dialog-order.ts';
import { useFocusBack } from '../dialog/focus-back.ts';
import { useFocusKept } from '../dialog/focus-kept.ts';
import { useSubmitKey } from '../dialog/submit-key.ts';
import { type Letterhead, sheetOf } from './letterhead.ts';
import { printDelay } from './paper-space.ts';
import { type OneOfPapers, PaperView } from './paper-view.tsx';
import { pageRules, runningTitle, smallPageRules } from './running-title.ts';
import { savePaper } from './save-paper.ts';

interface SheetProps {
  /** Names the paper and the file when it is saved as PDF. */
  readonly title: string;
  /** Undefined while it is loading: the buttons wait. Null: plain paper without letterhead. */
  readonly letterhead: Letterhead | null | undefined;
  /** Choices of this paper, beside the buttons that print or save it. */
  readonly choices?: ReactNode;
  /** Done before the paper leaves the screen, as counting it; it stays where that fails. */
  onLeave?(): Promise<void>;
  /** Called once it has left the screen, where there is nothing more to do with it. */
  onLeft?(): void;
  /** False while the content is loading. */
  readonly isReady?: boolean;
  /** File saved in place of a PDF, such as a file for label printers. */
  readonly file?: PrintFile | undefined;
  onClose(): void;
}

/** One paper, or several, each from a page of its own: those are printed, and a printer of the system saves them as a file. */
type PrintSheetProps = SheetProps &
  (
    | { readonly children: ReactNode; readonly papers?: undefined }
    | { readonly papers: readonly OneOfPapers[]; readonly children?: undefined }
  );

/** A file other than a PDF. */
export interface PrintFile {
  readonly label: string;
  readonly isDisabled?: boolean;
  save(): void;
}

/** Shows a paper with Print, Download PDF and Close. Use `.paper-table` for tables and `.paper-keep` for blocks that stay together. */
export function PrintSheet({
  title,
  letterhead,
  choices,
  isReady = true,
  file,
  onLeave,
  onLeft,
  onClose,
  children,
  papers,
}: PrintSheetProps) {
  const { t } = useTranslation('kernel');
  const paper = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const isTop = useIsTopDialog(true);
  const [desk, setDesk] = useState<HTMLElement | null>(null);
  useFocusBack(true);
  useFocusKept(desk, isTop);
  useSubmitKey(desk, isTop);
  useHotkeys([['Escape', () => isTop && onClose()]], []);
  const sheet = letterhead ?? null;
  const { size, width, height, margin } = sheetOf(sheet);
  const [rules, setRules] = useState('');
  // Papers write their heading themselves, often after something is loaded: it is read after each change.
  useEffect(() => {
    const contents = [...(paper.current?.querySelectorAll('[data-paper="content"]') ?? [])];
    const titles = () => contents.map((content) => runningTitle(sheet, content));
    setRules(isSmallSheet(size) ? smallPageRules(width, height, margin) : pageRules(size, margin, titles()));
  });
  return (
    <Portal>
      <style>{rules}</style>
      <FocusTrap>
        <div className="paper-desk" role="dialog" aria-modal aria-labelledby={titleId} data-print-root>
          {/* The focus rests here until the paper can be printed, not on Close. */}
          <span tabIndex={-1} data-autofocus data-focus-rest />
          <Group className="paper-tools" justify="space-between" gap="sm" ref={setDesk}>
            <Text fw={600} id={titleId}>
              {title}
            </Text>
            <Group gap="sm">
              <DialogLayer.Provider value={ABOVE_PAPER}>{choices}</DialogLayer.Provider>
              <Button variant="default" onClick={onClose}>
                {t('print.close')}
              </Button>
              <OutButtons
                title={title}
                letterhead={sheet}
                paper={paper}
                onLeave={onLeave}
                onLeft={onLeft}
                file={file}
                isReady={isReady && letterhead !== undefined}
                isSaved={papers === undefined}
              />
            </Group>
          </Group>
          <PaperView letterhead={sheet} paperRef={paper} papers={papers}>
            {children}
          </PaperView>
          {!isReady && <VisuallyHidden role="status">{t('field.loading')}</VisuallyHidden>}
        </div>
      </FocusTrap>
    </Portal>
  );
}

interface OutButtonsProps {
  readonly title: string;
  readonly letterhead: Letterhead | null;
  readonly paper: RefObject<HTMLDivElement | null>;
  readonly isReady: boolean;
  /** Whether it can be saved as a PDF of ours. */
  readonly isSaved: boolean;
  readonly onLeave: (() => Promise<void>) | undefined;
  readonly onLeft: (() => void) | undefined;
  readonly file: PrintFile | undefined;
}

/** The ways a paper leaves the screen. */
function OutButtons({ title, letterhead, paper, isReady, isSaved, file, onLeave, onLeft }: OutButtonsProps) {
  const { t } = useTranslation('kernel');
  const [busy, setBusy] = useState<'print' | 'save' | null>(null);
  const leave = async (way: 'print' | 'save', act: (paper: HTMLElement) => Promise<void> | void) => {
    if (!paper.current) return;
    setBusy(way);
    try {
      await onLeave?.();
      // Its pictures are waited for after that: what was counted is written on it.
      await picturesLoaded(paper.current);
      await act(paper.current);
      setBusy(null);
      onLeft?.();
    } catch (error) {
      setBusy(null);
      reportFailure(error);
    }
  };
  return (
    <>
      {isSaved && (
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={busy === 'save'}
          disabled={!isReady || file?.isDisabled}
          onClick={() => void leave('save', (element) => (file ? file.save() : savePaper(title, letterhead, element)))}
        >
          {file ? file.label : t('print.download')}
        </Button>
      )}
      <Button
        data-autofocus
        leftSection={<IconPrinter size={16} aria-hidden />}
        loading={busy === 'print'}
        disabled={!isReady}
        onClick={() => void leave('print', () => printWithTitle(title))}
      >
        {t('print.print')}
      </Button>
    </>
  );
}

async function picturesLoaded(paper: HTMLElement): Promise<void> {
  const pictures = [...paper.querySelectorAll('img')];
  // A picture that is broken must not keep the paper from being printed.
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await new Promise((resolve) => setTimeout(resolve, printDelay(pictures.length)));
}

function printWithTitle(title: string): void {
  const before = document.title;
  document.title = title;
  window.print();
  document.title = before;
}
