// Name of a file as it is stored.
import { expect, it } from 'vitest';
import { keptFileName } from './file-name.ts';

it.each([
  ['Report.pdf', 'pdf', 'Report.pdf'],
  ['report.hta', 'pdf', 'report.pdf'],
  ['run.pdf.exe', 'pdf', 'run.pdf'],
  ['invoice.html', 'png', 'invoice.png'],
  ['a\r\nContent-Type: text/html.pdf', 'pdf', 'a Content-Type text html.pdf'],
  ['gnp.\u202efdp.exe', 'pdf', 'gnp. fdp.pdf'],
  ['../../etc/passwd', 'pdf', '.. .. etc passwd.pdf'],
  ['রিপোর্ট ১.pdf', 'pdf', 'রিপোর্ট ১.pdf'],
  ['...', 'pdf', 'file.pdf'],
  ['', 'docx', 'file.docx'],
])('%j as %s is kept as %j (PS047)', (name, ending, kept) => {
  expect(keptFileName(name, ending)).toBe(kept);
});

it('is never longer than a file system takes (PS047)', () => {
  expect(keptFileName('x'.repeat(500), 'pdf')).toBe(`${'x'.repeat(120)}.pdf`);
});
