// Proves how a list is laid out as a PDF.
import { describe, expect, it } from 'vitest';
import { listDocument, type PdfList } from './pdf-list.ts';

const list: PdfList = {
  title: 'IPD Patient List',
  subtitle: '2 records',
  columns: [
    { title: 'Name', isNumeric: false },
    { title: 'Due', isNumeric: true },
  ],
  rows: [
    ['রিনা Das', '₹ 1,200.00'],
    ['Asha', 0],
  ],
};

describe('a list as PDF', () => {
  it('has a blue title row on every page and type of size 6 (R188, R316)', () => {
    const { definition } = listDocument(list);
    const [, , table] = definition.content as [unknown, unknown, { table: { headerRows: number; body: object[][] } }];
    expect(definition.defaultStyle).toMatchObject({ fontSize: 6 });
    expect(table.table.headerRows).toBe(1);
    expect(table.table.body[0]).toMatchObject([
      { text: 'Name', fillColor: '#1c5fb8', color: 'white', alignment: 'left' },
      { text: 'Due', alignment: 'right' },
    ]);
    expect(table.table.body).toHaveLength(3);
  });

  it('fetches the fonts of the scripts that occur, and no other (R316)', () => {
    expect(listDocument(list).fonts.toSorted()).toEqual(['Bengali', 'Latin', 'LatinExtended']);
    expect(listDocument({ ...list, rows: [] }).fonts).toEqual(['Latin']);
  });

  it('turns the page for many columns, and gives all of its width away', () => {
    const columns = Array.from({ length: 11 }, (_, index) => ({ title: `Column ${index}`, isNumeric: false }));
    const { definition } = listDocument({ ...list, columns, rows: [columns.map(({ title }) => title)] });
    expect(definition.pageOrientation).toBe('landscape');
    const [, , table] = definition.content as [unknown, unknown, { table: { widths: string[] } }];
    expect(table.table.widths.reduce((sum, width) => sum + Number.parseFloat(width), 0)).toBeCloseTo(100, 0);
    expect(listDocument(list).definition.pageOrientation).toBe('portrait');
  });

  it('gives the number of a patient room for all its letters beside 15 columns of text (R316)', () => {
    const columns = Array.from({ length: 16 }, (_, index) => ({ title: `C ${index}`, isNumeric: false }));
    const { definition } = listDocument({
      ...list,
      columns,
      rows: [['MR20/8', ...columns.slice(1).map(() => 'words that may be set on several lines of a cell')]],
    });
    const [, , table] = definition.content as [unknown, unknown, { table: { widths: string[] } }];
    // 794 points of a page, 8 of padding; a digit of this type is 3.4 wide.
    const points = (Number.parseFloat(table.table.widths[0] ?? '0') * 794) / 100;
    expect(points).toBeGreaterThan(6 * 3.4 + 8);
  });

  it('breaks a word that is wider than its column between its letters, a mark beside its letter (R316)', () => {
    const word = 'தொழில்நுட்பவியலாளர்களுக்காகவும்'.repeat(3);
    const { definition } = listDocument({ ...list, rows: [[word, 0]] });
    const [, , table] = definition.content as [unknown, unknown, { table: { body: { text: unknown }[][] } }];
    const set = JSON.stringify(table.table.body[1]?.[0]?.text);
    expect(set).toContain('\u200B');
    expect(set).not.toMatch(/\u200B\p{M}/u);
    expect(JSON.stringify(listDocument({ ...list, rows: [['தமிழ்', 0]] }).definition.content)).not.toContain('\u200B');
  });
});
