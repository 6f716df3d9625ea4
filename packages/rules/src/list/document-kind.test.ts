// Proves what may be kept as a document: by bytes, size and age.
import { describe, expect, it } from 'vitest';
import {
  documentCategories,
  documentDayProblem,
  documentKindOf,
  documentProblem,
  MAX_FILE_BYTES,
  MAX_IMAGE_BYTES,
  oldestDocumentDay,
} from './document-kind.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it('is filed under one of six categories (R462)', () => {
  expect(documentCategories).toEqual(['prescription', 'report', 'government_id', 'image', 'consent', 'other']);
});

describe('the kind of a file', () => {
  it('is told by its first bytes', () => {
    expect(documentKindOf(bytes('\x89PNG\r\n\x1a\n....'))).toBe('png');
    expect(documentKindOf(bytes('\xff\xd8\xff\xe0'))).toBe('jpeg');
    expect(documentKindOf(bytes('%PDF-1.7\n'))).toBe('pdf');
    expect(documentKindOf(bytes('PK\x03\x04....[Content_Types].xml....word/document.xml'))).toBe('docx');
  });

  it('is none for a program, a bare zip, a spreadsheet, an html page and an empty file', () => {
    for (const text of [
      'MZ\x90\0',
      'PK\x03\x04....readme.txt',
      'PK\x03\x04....xl/workbook.xml',
      '<html>',
      '',
      'w',
      'PK\x03\x04 wor',
    ])
      expect(documentKindOf(bytes(text)), text).toBeNull();
  });
});

describe('a document', () => {
  it('of category image is png or jpeg of at most 5 MB (R458)', () => {
    expect(documentProblem('image', 'pdf', 10)?.text).toBe('Only image need to upload');
    expect(documentProblem('image', null, 10)?.text).toBe('Only image need to upload');
    expect(documentProblem('image', 'png', MAX_IMAGE_BYTES)).toBeNull();
    expect(documentProblem('image', 'jpeg', MAX_IMAGE_BYTES + 1)?.text).toBe('File size should not be more than 5 MB');
  });

  it('of any other category is pdf or docx of at most 20 MB (R459, R460, Q105)', () => {
    expect(documentProblem('report', 'png', 10)?.text).toBe('Only File are allowed ( pdf | docx)');
    expect(documentProblem('consent', null, 10)?.text).toBe('Only File are allowed ( pdf | docx)');
    expect(documentProblem('other', 'docx', MAX_FILE_BYTES)).toBeNull();
    expect(documentProblem('prescription', 'pdf', MAX_FILE_BYTES + 1)?.text).toBe('Maximum size allowed is 20Mb');
  });

  it('is of the last year (R450, R451, Q108)', () => {
    expect(documentDayProblem('2026-11-22', '2026-11-21')?.text).toBe("The document date can't be in the future");
    expect(documentDayProblem('2025-11-20', '2026-11-21')?.text).toBe('Not older then one year');
    expect(documentDayProblem('2025-11-21', '2026-11-21')).toBeNull();
    expect(oldestDocumentDay('2028-02-29')).toBe('2027-02-28');
  });
});
