// Proves that html written by users leaves the server without anything that could run.
import { expect, it } from 'vitest';
import { cleanHtml, plainText } from './clean-html.ts';

it('keeps headings, lists, marks, tables and links (R161)', () => {
  const html = '<h2>Ward 3</h2><p>From <strong>8 am</strong></p><ul><li><p>Linen</p></li></ul>';
  expect(cleanHtml(html)).toBe(html);
  expect(cleanHtml('<table><tbody><tr><td colspan="2">A</td></tr></tbody></table>')).toContain(
    '<td colspan="2">A</td>',
  );
  expect(cleanHtml('<a href="https://example.org">x</a>')).toBe(
    '<a href="https://example.org" target="_blank" rel="noopener noreferrer">x</a>',
  );
});

it.each([
  ['<script>alert(1)</script>', ''],
  ['<img src=x onerror=alert(1)>', ''],
  ['<p onclick="alert(1)" style="position:fixed" class="x">A</p>', '<p>A</p>'],
  ['<iframe src="https://evil.example"></iframe>', ''],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<form action="/x"><input name="a"></form>', ''],
])('takes out what could run or mislead: %s (Q158)', (dirty, clean) => {
  expect(cleanHtml(dirty)).toBe(clean);
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java&#10;script:alert(1)',
  'data:text/html,x',
  '//evil.example',
])('keeps no link to %s (Q158)', (address) => expect(cleanHtml(`<a href="${address}">x</a>`)).not.toContain('href'));

it('gives nothing for nothing', () => {
  expect(cleanHtml(null)).toBe('');
  expect(cleanHtml(undefined)).toBe('');
});

it.each([
  ['<p>Dengue <b>fever</b></p><ul><li>warning &amp; signs</li></ul>', 'Dengue fever warning & signs'],
  ['<script>alert(1)</script>Fever&nbsp;&lt;3 days', 'Fever <3 days'],
  [null, ''],
])('tells the words of %s alone (Q158)', (html, words) => expect(plainText(html)).toBe(words));
