// A paper that an area prints: the setting and the sheets it is printed on, and its blocks from the top (0137, 0157, 0445).
import type { DeclaredBlock } from '@charaka/rules/paper/layout';

/** The sheets papers are printed on. */
export const paperSizes = ['A4', 'A5'] as const;
/** Sheets of label printers, by their millimetres, and a slip of the roll of 80 mm. */
export const smallSheets = ['label75x50', 'label50x25', 'label38x25', 'band279x25', 'roll80'] as const;
/** A sheet of any printer. */
export type SheetName = (typeof paperSizes)[number] | (typeof smallSheets)[number];
/** Sheets of a paper; the first is its own unless another is set. */
export type Sheets = readonly [SheetName, ...SheetName[]];

/** Whether a sheet is that of a label printer or a roll, with no room for a letterhead. */
export function isSmallSheet(sheet: SheetName): boolean {
  return smallSheets.some((small) => small === sheet);
}

/** The margin of a sheet unless another is set, in millimetres. */
export function firstMarginOf(sheet: SheetName): number {
  if (sheet === 'roll80') return 4;
  return isSmallSheet(sheet) ? 1 : 10;
}

/** A block as its paper declares it. */
export interface PaperBlock extends DeclaredBlock {
  /** Fields inside it that can be left out. */
  readonly fields: readonly string[];
}

/** A block that is always on its paper, because the law or the safety of the patient requires it; only its fields can be left out. */
export const always = <const Key extends string>(key: Key, ...fields: readonly string[]) =>
  ({ key, isRequired: true, fields }) as const;
/** A block that can be left out, whole or by its fields. */
export const maybe = <const Key extends string>(key: Key, ...fields: readonly string[]) =>
  ({ key, isRequired: false, fields }) as const;

/** The fields at the end of a paper that name the users who made and printed it. */
export const madeBy = ['createdBy', 'printedBy'] as const;

/** A text by its namespace and key, such as 'bill:printed.bill'. */
type TextKey = `${string}:${string}`;

interface PaperDeclaration<Block extends PaperBlock> {
  /** The text of its name. Its own blocks and fields have texts beside it: 'tpa:printed.block.claim'. */
  readonly title: TextKey;
  /** The print setting it has letterhead and sheet from; its own name where it shares none. */
  readonly setting?: string;
  /** Another name of its setting (Q150). */
  readonly otherSetting?: string;
  /** The sheets of a label or slip, which has no letterhead; A4 and A5 for all others. */
  readonly sheets?: Sheets;
  /** From the top; a label has none and cannot be laid out. */
  readonly blocks?: readonly Block[];
}

/** A declared paper. */
export interface Paper<Block extends PaperBlock = PaperBlock>
  extends Required<Pick<PaperDeclaration<Block>, 'title' | 'setting' | 'blocks'>>,
    Pick<PaperDeclaration<Block>, 'otherSetting' | 'sheets'> {
  /** Under which its layouts are kept. */
  readonly name: string;
}

/** Declares a paper; its area lists it as `papers`. */
export function paper<Block extends PaperBlock>(name: string, declaration: PaperDeclaration<Block>): Paper<Block> {
  return { setting: name, blocks: [], ...declaration, name };
}
