// Html that users have written, cleaned by an allow-list before it leaves the server (Q158).
import sanitize from 'sanitize-html';

const allowed: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'div',
    'span',
    'h1',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'hr',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'sub',
    'sup',
    'a',
    'table',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    ol: ['start'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // A page that is opened from a link must not reach back to ours.
  transformTags: { a: sanitize.simpleTransform('a', { target: '_blank', rel: 'noopener noreferrer' }) },
};

/** Keeps text structure, marks and links; removes scripts, handlers, styles, pictures and frames. Empty for null or undefined. */
export function cleanHtml(html: string | null | undefined): string {
  return sanitize(html ?? '', allowed);
}

/** The text without markup, with a blank at the end of each line or item. */
export function plainText(html: string | null | undefined): string {
  const spaced = (html ?? '').replace(/<(br|\/p|\/div|\/li|\/h\d|\/t[dh])\b[^>]*>/gi, ' ');
  const text = sanitize(spaced, { allowedTags: [], allowedAttributes: {} });
  const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
  return text
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => signs[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
