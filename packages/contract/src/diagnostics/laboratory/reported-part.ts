// Part of a report of a test that is no table of numbers, as of a culture: headings, paragraphs and tables, word for word as signed.
import { z } from 'zod';
import { flag, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';

/** A part of a test on the report; a table has its headings in `columns`. */
export const reportedPart = shape({
  heading: text(),
  paragraphs: z.array(text(50_000)),
  columns: z.array(text()),
  rows: z.array(shape({ cells: z.array(text(2000)), isMarked: flag() })),
  /** It says something else than in the version before (LB049). */
  isChanged: flag(),
});
