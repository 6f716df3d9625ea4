// Proves that births are planned where the house expects them, in every area, and that nonsense is refused.
import { areas } from '@charaka/contract/composition/areas';
import { describe, expect, it } from 'vitest';
import { plan } from './new/plan.ts';
import { checkoutAt } from './new.ts';
import { root } from './step.ts';

const checkout = checkoutAt(root, new Date('2026-01-05T10:00:00Z'));
const born = (words: string) => plan(words.split(' '), checkout);

describe('what is born', () => {
  it('is four files of a record: its declaration, its table, its test and its screen', () => {
    const files = Object.keys(born('record bed night-lamp').born);
    // The migration takes the number behind the last one.
    expect(files.map((path) => path.replace(/m\d{4}_/, 'm0000_'))).toEqual([
      'packages/contract/src/stay/bed/night-lamp.ts',
      'packages/server/db/migrations/m0000_20260105_bed_night_lamp.sql',
      'packages/server/src/stay/bed/night-lamp.test.ts',
      'packages/web/src/stay/bed/list-night-lamps.tsx',
    ]);
  });

  it('is five files of a worklist, in an area that says that it uses the piece', () => {
    const { born: files, changed } = born('worklist vital wound-check');
    expect(Object.keys(files).map((path) => path.replace(/m\d{4}_/, 'm0000_'))).toEqual([
      'packages/contract/src/clinic/vital/wound-check.ts',
      'packages/server/db/migrations/m0000_20260105_vital_wound_check.sql',
      'packages/server/src/clinic/vital/list-wound-checks.ts',
      'packages/server/src/clinic/vital/list-wound-checks.test.ts',
      'packages/web/src/clinic/vital/list-wound-checks.tsx',
    ]);
    expect(changed['packages/contract/src/clinic/vital/area.ts']).toContain("'worklist'");
  });

  it('is an entry of a chart with its panel on the page of a patient, in the list of its area', () => {
    const { born: files, changed } = born('entry bed pulse-check name:text beats:count');
    expect(Object.keys(files).map((path) => path.replace(/m\d{4}_/, 'm0000_'))).toEqual([
      'packages/contract/src/stay/bed/pulse-check.ts',
      'packages/contract/src/stay/bed/pulse-check-sentences.ts',
      'packages/server/db/migrations/m0000_20260105_bed_pulse_check.sql',
      'packages/server/src/stay/bed/pulse-checks.ts',
      'packages/server/src/stay/bed/pulse-checks.test.ts',
      'packages/server/src/stay/bed/pulse-check-samples.ts',
      'packages/web/src/stay/bed/pulse-checks-panel.tsx',
      'packages/web/src/stay/bed/patient-panels.tsx',
    ]);
    expect(changed['packages/web/src/desk/patient-page.tsx']).toContain('  ...bedPatientPanels,');
  });

  it('is a signed document with its panel on the page of a patient, in the list of its area', () => {
    const { born: files, changed } = born('document bed bed-letter name:text');
    expect(Object.keys(files).map((path) => path.replace(/m\d{4}_/, 'm0000_'))).toEqual([
      'packages/contract/src/stay/bed/bed-letter.ts',
      'packages/contract/src/stay/bed/bed-letter-sentences.ts',
      'packages/server/db/migrations/m0000_20260105_bed_bed_letter.sql',
      'packages/server/src/stay/bed/bed-letters.ts',
      'packages/server/src/stay/bed/bed-letters.test.ts',
      'packages/server/src/stay/bed/bed-letter-samples.ts',
      'packages/web/src/stay/bed/bed-letters-panel.tsx',
      'packages/web/src/stay/bed/patient-panels.tsx',
    ]);
    expect(changed['packages/web/src/desk/patient-page.tsx']).toContain('  ...bedPatientPanels,');
  });

  it('puts the panel of a further document beside those that the area has', () => {
    const { changed } = born('document chart bed-letter name:text');
    const panels = changed['packages/web/src/clinic/chart/patient-panels.tsx'];
    expect(panels).toMatch(
      /Content: ChartPanel \},\s+\{ name: 'bedLetters', order: 100, Content: BedLettersPanel \},\s+\];/,
    );
    expect(changed['packages/web/src/desk/patient-page.tsx']).toBeUndefined();
  });

  it('is an orderable, the work on its orders with steps, and its report', () => {
    const orderable = Object.keys(born('orderable bed night-lamp').born);
    expect(orderable.map((path) => path.replace(/m\d{4}_/, 'm0000_'))).toEqual([
      'packages/contract/src/stay/bed/night-lamp.ts',
      'packages/server/db/migrations/m0000_20260105_bed_night_lamp.sql',
      'packages/server/src/stay/bed/night-lamps.ts',
      'packages/server/src/stay/bed/night-lamps.test.ts',
      'packages/server/src/stay/bed/night-lamp-samples.ts',
      'packages/web/src/stay/bed/list-night-lamps.tsx',
    ]);
    const work = born('work bed lamp-check of:bed-floor note:longText start:Started finish:Finished');
    expect(work.born['packages/rules/src/stay/lamp-check-steps.ts']).toContain(
      "finish: { from: ['Started'], to: 'Finished'",
    );
    expect(Object.keys(work.born)).toHaveLength(7);
    expect(work.changed['packages/server/src/stay/bed/area.ts']).toContain('departmentWork.filledBy(findLampChecks)');
    const report = born('report bed lamp-check at:finished note:longText');
    expect(Object.keys(report.born)).toHaveLength(3);
    expect(report.changed['packages/contract/src/insight/report/reports.ts']).toContain('  lampCheckReport,');
  });

  it('is a list alone, or a call whose dialog has its button above the first list of the area', () => {
    expect(Object.keys(born('list bed night-lamp').born)).toEqual([
      'packages/contract/src/stay/bed/night-lamp.ts',
      'packages/server/src/stay/bed/night-lamp-store.ts',
      'packages/server/src/stay/bed/list-night-lamps.ts',
      'packages/server/src/stay/bed/list-night-lamps.test.ts',
      'packages/web/src/stay/bed/list-night-lamps.tsx',
      'e2e/bed/list-night-lamps.spec.ts',
    ]);
    const { born: files, changed } = born('dialog bed make-bed');
    expect(files['packages/web/src/stay/bed/make-bed.tsx']).toContain('export function MakeBedButton()');
    expect(changed['packages/web/src/stay/bed/list-bed-groups.tsx']).toContain('moreActions={<MakeBedButton />}');
    expect(changed['e2e/shell/dialog-ways.ts']).toContain(
      "'stay/bed/make-bed.tsx': above('bed-settings/ward', 'Make bed'),",
    );
  });

  // Masters and the stock engine have no screens of their own: those of masters are drawn from the declarations.
  it.each(areas.map(({ name }) => name).filter((name) => name !== 'masters' && name !== 'stock'))(
    'is wired into the present declarations of %s',
    (name) => {
      const { changed } = born(`record ${name} night-lamp`);
      const declarations = Object.entries(changed).filter(([path]) => path.endsWith('/area.ts'));
      expect(declarations).toHaveLength(3);
      for (const [path, text] of declarations) expect(text, path).toMatch(/nightLamp|night-lamp/);
      // An entry of the menu itself, not of something inside another entry.
      expect(changed[declarations[0]?.[0] ?? '']).toMatch(
        /^ {4}\{\n {6}heading: '[\w ]+',\n.*\n {6}path: '[\w-]+\/night-lamp',$/m,
      );
    },
  );

  it('is a paper in the lists of its area, and those lists where it is the first', () => {
    const { born: files, changed } = born('paper record mortuary-release');
    expect(Object.keys(files)).toEqual(['packages/web/src/stay/record/mortuary-release-paper.tsx']);
    expect(changed['packages/contract/src/stay/record/area.ts']).toContain('deathRecordPaper, mortuaryReleasePaper]');
    expect(changed['packages/web/src/stay/record/papers.tsx']).toContain('paper: mortuaryReleasePaper,');
    const first = born('paper bed bed-card');
    expect(Object.keys(first.born)).toHaveLength(3);
    expect(first.changed['packages/web/src/stay/bed/area.ts']).toContain("papers: () => import('./papers.tsx')");
  });

  it('brings its word in the audit log with it', () => {
    const { changed } = born('record note night-lamp');
    expect(changed['packages/contract/src/stay/note/area.ts']).toContain(
      "auditNames: ['admission_note', 'night_lamp']",
    );
    expect(changed['packages/web/public/locales/en/audit.json']).toContain('"night_lamp": "Night lamp"');
  });

  it('has a migration whose number follows the last one, and the date of today (Q283)', () => {
    const dated = (migrations: string[]) =>
      Object.keys(plan(['migration', 'bed', 'night-lamp'], { ...checkout, migrations }).born);
    const folder = 'packages/server/db/migrations';
    expect(dated(['0001_foundation.sql', '20270410_beds.sql'])).toEqual([
      `${folder}/m0177_20260105_bed_night_lamp.sql`,
    ]);
    expect(dated(['m0180_20261128_beds.sql'])).toEqual([`${folder}/m0181_20260105_bed_night_lamp.sql`]);
  });

  it('speaks of several as English does, and holds the fields that were told', () => {
    const { born: files, changed } = born('master ward-category name:text dayRate:money');
    const [category, table] = Object.values(files);
    expect(category).toContain("labelPlural: 'Ward categories'");
    expect(category).toContain("list: '/Setting/GetAllWardCategories'");
    expect(category).toContain("dayRate: { kind: 'money', label: 'Day rate' }");
    expect(table).toContain('day_rate bigint,');
    expect(changed['packages/web/public/locales/en/masters.json']).toContain('"Ward categories": "Ward categories"');
  });

  it('may lag behind in other languages, as its part is open', () => {
    const { changed } = born('record bed night-lamp');
    expect(changed['packages/contract/src/composition/open-parts.ts']).toMatch(/= \[.*'bed'\]/);
  });

  it.each([
    ['record garden water', 'There is no area garden'],
    ['area garden water', 'There is no wing garden'],
    ['record bed nightLamp', 'Usage'],
    ['dialog gateway open-bell', 'has no list that takes one button more'],
    ['table x', 'Usage'],
    ['work bed lamp-check of:night-lamp start:Started', 'There is no packages/contract/src/stay/bed/night-lamp.ts'],
    ['work bed lamp-check of:bed-floor note:text', 'Usage'],
    ['record bed night-lamp rate:money', 'The first field names the record and must be a text'],
    ['record bed night-lamp name:word', 'word is no kind of field'],
    ['record bed night-lamp name:text isActive:flag', 'The record has a field isActive already'],
  ])('is refused: %s', (words, sentence) => {
    expect(() => born(words)).toThrow(sentence);
  });
});
