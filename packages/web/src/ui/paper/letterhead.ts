// What a hospital has set for a paper, as the print kit needs it.
import type { PaperLine, paperSizes } from '@charaka/contract/foundation/tenancy/print-setting';

/** Letterhead, footer, sheet and hidden lines, as `listPrintSettings` answers them. */
export interface Letterhead {
  /** Base64 without a prefix. */
  readonly headerImage?: string | null | undefined;
  readonly footerHtml?: string | null | undefined;
  /** Pixels. */
  readonly headerHeight?: number | null | undefined;
  /** Pixels. */
  readonly footerHeight?: number | null | undefined;
  readonly paperSize?: (typeof paperSizes)[number];
  readonly marginMillimetres?: number;
  readonly hiddenLines?: readonly PaperLine[];
}

/** Width and height of a sheet, and its margin, in millimetres; A4 with 10 unless set otherwise. */
export function sheetOf(letterhead: Letterhead | null): {
  readonly size: 'A4' | 'A5';
  readonly width: number;
  readonly height: number;
  readonly margin: number;
} {
  const size = letterhead?.paperSize ?? 'A4';
  const [width, height] = size === 'A5' ? [148, 210] : [210, 297];
  return { size, width, height, margin: letterhead?.marginMillimetres ?? 10 };
}
