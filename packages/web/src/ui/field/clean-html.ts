// Stored html made harmless before it is shown: the second wall, the server has cleaned it already (Q158).
import DOMPurify from 'dompurify';

/** Html without scripts, handlers and styles that reach beyond it; empty for nothing. Links keep their target. */
export function cleanHtml(html: string | null | undefined): string {
  return DOMPurify.sanitize(html ?? '', { ADD_ATTR: ['target'], FORBID_TAGS: ['style', 'form', 'input', 'button'] });
}
