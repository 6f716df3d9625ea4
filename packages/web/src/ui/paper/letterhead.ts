// Settings of a hospital for a paper, as the print kit needs them.
import type { PaperLayout } from '@charaka/contract/foundation/tenancy/paper-layout';
import { firstMarginOf, type SheetName } from '@charaka/contract/kernel/paper';

/** The hospital as a letterhead set in type names it; what is not known is left out. */
export interface HospitalHead {
  readonly name: string;
  /** Street, town, state and PIN in one line. */
  readonly address: string;
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly gstin?: string | null | undefined;
}

/** Letterhead, footer and sheet, as `listPrintSettings` answers them. */
export interface Letterhead {
  /** Base64 without a prefix. */
  readonly headerImage?: string | null | undefined;
  readonly footerHtml?: string | null | undefined;
  /** Pixels. */
  readonly headerHeight?: number | null | undefined;
  /** Pixels. */
  readonly footerHeight?: number | null | undefined;
  readonly paperSize?: SheetName;
  readonly marginMillimetres?: number;
  /** How the hospital has laid out the blocks of the paper; as the paper declares them where it has not (0137). */
  readonly layout?: PaperLayout | undefined;
  /** A label or a slip: neither head nor foot, whatever its sheet. */
  readonly isPlain?: boolean;
  /** Hospital of the paper: set in type at its head when there is neither a picture nor room for preprinted paper. */
  readonly hospital?: HospitalHead | null | undefined;
}

/** Head of the paper: a picture, room for preprinted paper, the hospital set in type, or none. */
export function headKindOf(letterhead: Letterhead): 'picture' | 'room' | 'type' | 'none' {
  if (letterhead.headerImage) return 'picture';
  if (letterhead.headerHeight != null) return 'room';
  return letterhead.hospital ? 'type' : 'none';
}

const sheets: Readonly<Record<SheetName, readonly [width: number, height: number]>> = {
  A4: [210, 297],
  A5: [148, 210],
  label75x50: [75, 50],
  label50x25: [50, 25],
  label38x25: [38, 25],
  band279x25: [279, 25],
  roll80: [80, 120],
};

/** Width and height of a sheet, and its margin, in millimetres; A4 with 10 unless set otherwise. */
export function sheetOf(letterhead: Letterhead | null): {
  readonly size: SheetName;
  readonly width: number;
  readonly height: number;
  readonly margin: number;
} {
  const size = letterhead?.paperSize ?? 'A4';
  const [width, height] = sheets[size];
  return { size, width, height, margin: letterhead?.marginMillimetres ?? firstMarginOf(size) };
}
