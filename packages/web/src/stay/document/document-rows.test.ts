// Proves what the upload dialog finds wrong with a row before it is sent.
import { describe, expect, it } from 'vitest';
import { type DocumentRow, emptyRow, kindOfFile, problemsByPath, rowProblems } from './document-rows.ts';

const today = '2026-11-21';
const file = new File(['%PDF-1.7'], 'Report.pdf');
const good: DocumentRow = {
  ...emptyRow(today),
  category: 'report',
  sourceId: 1,
  sourceName: 'Dr. A',
  file,
  kind: 'pdf',
};

describe('a row of the upload', () => {
  it('needs category, source doctor and file (R456)', () => {
    expect(rowProblems(good, today)).toEqual({});
    expect(rowProblems(emptyRow(today), today)).toEqual({
      category: 'Please select document category',
      sourceId: 'Please enter source name',
      file: 'Please choose file',
    });
  });

  it('takes the files of its category only, as soon as it has one (R458, R460, Q105)', () => {
    expect(rowProblems({ ...good, category: 'image' }, today).file).toBe('Only image need to upload');
    expect(rowProblems({ ...good, kind: 'png' }, today).file).toBe('Only File are allowed ( pdf | docx)');
    expect(rowProblems({ ...good, category: null, kind: null }, today)).not.toHaveProperty('file');
  });

  it('is of the last year (R451, Q108)', () => {
    expect(rowProblems({ ...good, documentDate: '2025-11-20' }, today).documentDate).toBe('Not older than one year');
    expect(rowProblems({ ...good, documentDate: null }, today).documentDate).toBe('This is not a valid date');
  });

  it('is named by its place in the form (R452)', () => {
    expect(Object.keys(problemsByPath([good, emptyRow(today)], today))).toEqual([
      'rows.1.category',
      'rows.1.sourceId',
      'rows.1.file',
    ]);
  });

  it('knows a file by its bytes', async () => {
    expect(await kindOfFile(file)).toBe('pdf');
    expect(await kindOfFile(new File(['<html>'], 'Report.pdf'))).toBeNull();
  });
});
