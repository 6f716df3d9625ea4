// Text above the second and every further page of a paper: the hospital, the name of the paper, and the patient.
import type { Letterhead } from './letterhead.ts';

/** Marks the facts that identify the patient of a paper. A page that falls out of a file must stay identifiable. */
export const onEveryPage = { 'data-paper-running': '' };

/** The page of one of several papers, in the words of a style sheet. */
export function pageName(index: number): string {
  return `paper-${index}`;
}

/** The hospital, what the paper must not be taken for, its heading, and the patient it says it is of; empty while it has none of them. */
export function runningTitle(letterhead: Letterhead | null, paper: Element): string {
  const mark = paper.querySelector<HTMLElement>('[data-paper="mark"]')?.dataset.mark;
  const heading = paper.querySelector('h1')?.textContent.trim();
  const owners = [...paper.querySelectorAll('[data-paper-running]')].map(({ textContent }) => textContent.trim());
  return [...new Set([letterhead?.hospital?.name, mark, heading, ...owners])].filter(Boolean).join(' · ');
}

/** The text as a string of a style sheet. */
function quoted(text: string): string {
  return `"${text.replace(/[^\p{L}\p{M}\p{N} ·.,()/#&-]/gu, ' ')}"`;
}

function titleRule(title: string): string {
  return `@top-left { content: ${quoted(title)}; font: 9px sans-serif; white-space: nowrap }`;
}

/**
 * The rules of its printed pages: sheet, margin, and the title above all but the first.
 * Of several papers each has its own title, and above its first page too: a style sheet knows only the first page of all.
 */
export function pageRules(size: string, marginMillimetres: number, titles: readonly string[]): string {
  const sheet = `@page { size: ${size}; margin: ${marginMillimetres}mm }`;
  if (titles.length > 1)
    return [sheet, ...titles.map((title, index) => `@page ${pageName(index)} { ${titleRule(title)} }`)].join('\n');
  return [sheet, `@page { ${titleRule(titles[0] ?? '')} }`, '@page :first { @top-left { content: none } }'].join('\n');
}

/** The rules of labels and slips, in millimetres: the sheet alone, for its margin has no room for a title or a number. */
export function smallPageRules(width: number, height: number, margin: number): string {
  return `@page { size: ${width}mm ${height}mm; margin: ${margin}mm; @bottom-right { content: none } }`;
}
