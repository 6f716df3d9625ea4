// The rows of the upload dialog: what each holds, what is wrong with it, and how it becomes a request.

import { PART_BYTES } from '@charaka/contract/kernel/file-part';
import { documentInput } from '@charaka/contract/stay/document/document';
import {
  type DocumentCategory,
  type DocumentKind,
  documentDayProblem,
  documentKindOf,
  documentProblem,
} from '@charaka/rules/list/document-kind';
import type { UseFormReturnType } from '@mantine/form';
import { formChecks } from '../../kernel/form-checks.ts';
import { spoken } from '../../kernel/spoken.ts';

/** A row being filled in. */
export interface DocumentRow {
  readonly key: number;
  readonly category: DocumentCategory | null;
  readonly sourceId: number | null;
  readonly sourceName: string;
  readonly documentDate: string | null;
  readonly file: File | null;
  /** Kind of the chosen file, by its first bytes. */
  readonly kind: DocumentKind | null;
}

export type DocumentForm = UseFormReturnType<{ rows: DocumentRow[] }>;

let lastKey = 0;

/** An empty row, dated today. */
export function emptyRow(today: string): DocumentRow {
  lastKey += 1;
  return { key: lastKey, category: null, sourceId: null, sourceName: '', documentDate: today, file: null, kind: null };
}

/** Returns the kind of a file, by its first bytes. */
export async function kindOfFile(file: Blob): Promise<DocumentKind | null> {
  return documentKindOf(new Uint8Array(await file.slice(0, PART_BYTES).arrayBuffer()));
}

/** Why a row cannot be saved, by field (R456-R460, Q108). */
export function rowProblems(row: DocumentRow, today: string): Partial<Record<keyof DocumentRow, string>> {
  const problems: Partial<Record<keyof DocumentRow, string>> = {};
  const { category, sourceId, documentDate } = row;
  const sent = { category, sourceId, documentDate, admissionId: 0, fileName: row.file?.name };
  const faults = formChecks(documentInput)(sent);
  for (const field of ['category', 'sourceId', 'documentDate'] as const)
    if (faults[field]) problems[field] = String(faults[field]);
  if (faults.fileName) problems.file = String(faults.fileName);
  const dayProblem = row.documentDate && documentDayProblem(row.documentDate, today);
  if (dayProblem) problems.documentDate = spoken(dayProblem);
  // Until the category is known nobody can say which files it takes.
  const fileProblem = row.file && row.category && documentProblem(row.category, row.kind, row.file.size);
  if (fileProblem) problems.file = spoken(fileProblem);
  return problems;
}

/** The problems of all rows by the paths of a form. */
export function problemsByPath(rows: readonly DocumentRow[], today: string): Record<string, string> {
  return Object.fromEntries(
    rows.flatMap((row, index) =>
      Object.entries(rowProblems(row, today)).map(([field, problem]) => [`rows.${index}.${field}`, problem]),
    ),
  );
}
