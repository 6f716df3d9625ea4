// Data of a chart and its table: rows with one value per series, each with a link to the screen of its records.
import type { ScreenAddress } from '../../kernel/screen-address.ts';

/** A screen with what stands behind the question mark of its address. */
export interface FigureLink {
  readonly to: ScreenAddress;
  readonly search: Readonly<Record<string, string>>;
}

/** A series: its words, its colour, and whether its bars are outlined, so that two are told apart without their colours. */
export interface FigureSeries {
  readonly name: string;
  readonly label: string;
  readonly color: string;
  readonly isHollow?: boolean;
}

/** A value with its screen; none where the user may not open it. */
export interface FigureValue {
  readonly value: number;
  readonly link?: FigureLink | undefined;
}

/** A ward or a day, with its values by the names of the series. */
export interface FigureRow {
  readonly key: string;
  /** As the table says it, and as the axis does where that is shorter. */
  readonly label: string;
  readonly tick?: string;
  readonly values: Readonly<Record<string, FigureValue>>;
}

/** A chart as data. */
export interface Figure {
  readonly series: readonly FigureSeries[];
  readonly rows: readonly FigureRow[];
  /** True for stacked bars, the parts of a whole; else the bars are side by side. */
  readonly isStacked?: boolean;
  /** Values are amounts in paise, else numbers of rows. */
  readonly isMoney?: boolean;
  /** A value in words. */
  readonly format: (value: number) => string;
  /** The same, short enough for the axis. */
  readonly formatTick?: (value: number) => string;
}
