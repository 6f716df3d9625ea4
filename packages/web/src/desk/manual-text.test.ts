// Proves that the manual tells every screen of the menu once, with words that stand on it.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { menu } from '@charaka/contract/composition/menu';
import { expect, it } from 'vitest';
import { anchorOf, manualPlaceOf, pageOfRole, pictureAddress } from './manual-pages.ts';
import { type Block, blocksOf } from './manual-text.ts';

const root = join(import.meta.dirname, '../../../..');
const folder = join(root, 'docs/manual');
const pages = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md');
const blocks = pages.flatMap((page) => blocksOf(readFileSync(join(folder, page), 'utf8')));
const pieces = blocks.flatMap((block) =>
  block.kind === 'paragraph' ? block.pieces : block.kind === 'list' ? block.items.flat() : [],
);
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf);
const ofKind = <K extends Block['kind']>(kind: K) =>
  blocks.filter((block): block is Extract<Block, { kind: K }> => block.kind === kind);

it('has one heading for each screen of the menu, called as in the menu', () => {
  const { menu: names }: { menu: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'packages/web/public/locales/en/shell.json'), 'utf8'),
  );
  const inMenu = menu.flatMap(({ items }) => items.map(({ path, title }) => `${names[title]}: ${path}`));
  const told = ofKind('heading').flatMap(({ text, screen }) => (screen === undefined ? [] : [`${text}: ${screen}`]));
  expect(told.toSorted()).toEqual(['Home: ', ...inMenu].toSorted());
});

it('has in bold only what stands on a screen', () => {
  const locales = join(root, 'packages/web/public/locales/en');
  const known = new Set(
    readdirSync(locales).flatMap((file) => textsOf(JSON.parse(readFileSync(join(locales, file), 'utf8')))),
  );
  expect(pieces.flatMap(({ kind, text }) => (kind === 'name' && !known.has(text) ? [text] : []))).toEqual([]);
});

it('lists every page in its README, under a title', () => {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const listed = [...readme.matchAll(/^- \[.+\]\((.+\.md)\)$/gm)].map((match) => match[1]);
  expect(listed.toSorted()).toEqual(pages.toSorted());
  expect(ofKind('heading').filter(({ screen }) => screen === undefined)).toHaveLength(pages.length);
});

it('links only to pages that are there, and has no mark but its own', () => {
  expect(pieces.flatMap(({ to }) => (to !== undefined && !pages.includes(to) ? [to] : []))).toEqual([]);
  for (const odd of ['### Third', '| a | b |', 'a * b', '- one\n  more', '![x](x.png)', '<b>x</b>'])
    expect(() => blocksOf(odd)).toThrow();
});

it('names every picture that is there and no other, tells what is seen on each, and stays light', () => {
  const kept = readdirSync(join(folder, 'pictures'));
  const named = ofKind('picture');
  expect(named.map(({ file }) => file).toSorted()).toEqual(kept.toSorted());
  for (const { file, text } of named) {
    expect(text.length, file).toBeGreaterThan(20);
    expect(pictureAddress(file), file).toContain(file.replace('.jpg', ''));
  }
  const bytes = kept.reduce((sum, file) => sum + statSync(join(folder, 'pictures', file)).size, 0);
  expect(bytes).toBeLessThan(2_200_000);
});

it('finds the part of an address, of one below a screen, and the page of a role', () => {
  const beds = { page: 'nurse', anchor: anchorOf('bed-availability') };
  expect(manualPlaceOf('/bed-availability')).toEqual(beds);
  expect(manualPlaceOf('/')).toEqual({ page: 'front-desk', anchor: anchorOf('') });
  expect(manualPlaceOf('/gateway-settings/mail')).toEqual({
    page: 'administrator',
    anchor: anchorOf('gateway-settings'),
  });
  expect(manualPlaceOf('/nursing_station/bed_note/charge')).toEqual({
    page: 'front-desk',
    anchor: anchorOf('ipd/ipd_registration'),
  });
  expect(manualPlaceOf('/profile/setting')).toBeUndefined();
  expect([31, 34, 0, 99].map(pageOfRole)).toEqual(['nurse', 'manager', 'administrator', 'front-desk']);
});
