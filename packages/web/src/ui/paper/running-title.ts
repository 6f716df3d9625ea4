// What stands above the second and every further page of a paper: whose it is, and which.
import type { Letterhead } from './letterhead.ts';

/** The hospital and the heading of the paper; empty while it has none. */
export function runningTitle(letterhead: Letterhead | null, paper: Element): string {
  const heading = paper.querySelector('h1')?.textContent.trim();
  return [letterhead?.hospital?.name, heading].filter(Boolean).join(' · ');
}

/** The text as a string of a style sheet. */
function quoted(text: string): string {
  return `"${text.replace(/[^\p{L}\p{M}\p{N} ·.,()/#&-]/gu, ' ')}"`;
}

/** The rules of its printed pages: sheet, margin, and the title above all but the first. */
export function pageRules(size: string, marginMillimetres: number, title: string): string {
  return [
    `@page { size: ${size}; margin: ${marginMillimetres}mm; @top-left { content: ${quoted(title)}; font: 9px sans-serif } }`,
    '@page :first { @top-left { content: none } }',
  ].join('\n');
}

/** The rules of labels and slips, in millimetres: the sheet alone, for its margin has no room for a title or a number. */
export function smallPageRules(width: number, height: number, margin: number): string {
  return `@page { size: ${width}mm ${height}mm; margin: ${margin}mm; @bottom-right { content: none } }`;
}
