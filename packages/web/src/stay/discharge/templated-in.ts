// Writes a template of the hospital into a discharge summary.
import { isBlankHtml } from '@charaka/rules/stay/discharge';
import type { SummaryValues } from './summary-values.ts';

const templatedSections = ['findings', 'treatment', 'conditionAtDischarge', 'advice', 'warningSigns'] as const;

/** A template as it is listed. */
export type SummaryTemplate = Readonly<Partial<Record<(typeof templatedSections)[number], string | null>>> & {
  readonly summaryTemplateId: number;
  readonly summaryTemplateName: string;
  readonly isActive?: boolean;
};

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain text as html, a paragraph for each line. */
const paragraphs = (text: string) =>
  text
    .split('\n')
    .map((line) => `<p>${line.replace(/[&<>]/g, (mark) => marks[mark] ?? mark)}</p>`)
    .join('');

/** The template's words for the sections that are blank; what is written stays. */
export function templatedIn(values: SummaryValues, template: SummaryTemplate): Partial<SummaryValues> {
  const blank = templatedSections.filter((name) => isBlankHtml(values[name]) && template[name]);
  return Object.fromEntries(blank.map((name) => [name, paragraphs(template[name] ?? '')]));
}
