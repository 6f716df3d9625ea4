// Reports in words: sections of a template, coded fields, blocks and slides, amendments, and addenda that leave the report as it was.
import { getOrder } from '@charaka/contract/clinic/order/order';
import {
  addAddendum,
  addSlide,
  addTissueBlock,
  amendNarrative,
  getNarrative,
  narrativeWorklist,
  saveNarrative,
} from '@charaka/contract/diagnostics/histopathology/narrative';
import {
  addSlidePicture,
  dropSlidePicture,
  getReportPictures,
  getSlidePictures,
  MOST_SLIDE_PICTURES,
} from '@charaka/contract/diagnostics/histopathology/slide-picture';
import { getLabReport } from '@charaka/contract/diagnostics/laboratory/lab-report';
import { collectSpecimens, receiveSpecimen } from '@charaka/contract/diagnostics/laboratory/specimen';
import { verifyWork } from '@charaka/contract/diagnostics/laboratory/verify';
import { addLabTest } from '@charaka/contract/diagnostics/labtest/lab-test';
import { masterNamed } from '@charaka/contract/foundation/masters/all';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import { beforeAll, describe, expect, it } from 'vitest';
import { type LabBench, openLabBench, signProposed } from '../../../test-support/patient/lab-bench.ts';
import { pictureNo } from '../../../test-support/record/pictures.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();

const template = `## Gross *
;one One piece of tissue.
## Type
= 8140/3: Adenocarcinoma
= none: No tumour
## Diagnosis *`;

async function openHistopathology(): Promise<LabBench> {
  const bench = await openLabBench(parts, [], { testKind: 'Culture' });
  const item = { templateName: 'Biopsy', sections: template };
  const added = await bench.tenant.ask(masterEndpoints(masterNamed('narrativeTemplate')).add, { item });
  const { narrativeTemplateId } = (added as { item: { narrativeTemplateId: number } }).item;
  await parts.owner.query(
    `update lab_test set test_kind = 'Narrative', narrative_template_id = $2 where tenant_id = $1`,
    [bench.tenant.tenantId, narrativeTemplateId],
  );
  return bench;
}

let bench: LabBench;
beforeAll(async () => {
  bench = await openHistopathology();
});

async function receiveTissue() {
  const orderId = await bench.order();
  const { specimenId, specimenNo } = await bench.label(orderId);
  await bench.tenant.ask(collectSpecimens, { specimenIds: [specimenId], identifiedBy: 'Wristband' });
  await bench.tenant.ask(receiveSpecimen, { specimenNo });
  const { rows } = await bench.tenant.ask(narrativeWorklist.list, {});
  return { orderId, specimenNo, labWorkId: rows.find((one) => one.specimenNo === specimenNo)?.labWorkId ?? 0 };
}

const text = (code: string, words: string) => ({ code, text: words });
const whole = [
  text('gross', 'One piece.'),
  { code: 'type', text: '', choiceCode: '8140/3' },
  text('diagnosis', 'Adenocarcinoma of the colon'),
];

/** Finishes and verifies a report that is whole; answers it as signed. */
async function verified(labWorkId: number) {
  await bench.tenant.ask(saveNarrative, { labWorkId, versionNo: 0, sections: whole });
  await bench.finish(labWorkId);
  const { reportIds } = await bench.tenant.ask(verifyWork, { labWorkIds: [labWorkId] }, { as: 'admin' });
  return (await bench.tenant.ask(getLabReport, { reportId: reportIds[0] ?? 0 })).report;
}

const partsOf = (report: Awaited<ReturnType<typeof verified>>) => report.content.tests[0]?.parts ?? [];

describe('a report in words', () => {
  it('is not finished or verified with a required section empty; the database refuses it too (LB066)', async () => {
    const { labWorkId } = await receiveTissue();
    expect((await bench.finish(labWorkId)).message).toBe('Please enter the report');
    const draft = await bench.tenant.ask(saveNarrative, {
      labWorkId,
      versionNo: 0,
      sections: [text('gross', 'One piece.')],
    });
    expect(draft.versionNo).toBe(1);
    expect((await bench.finish(labWorkId)).message).toBe('Please enter Diagnosis');
    await expect(
      parts.owner.query(
        `with one as (update lab_work set status = 'Entered' where tenant_id = $1 and lab_work_id = $2),
           two as (select 1) select 1`,
        [bench.tenant.tenantId, labWorkId],
      ),
    ).resolves.toBeDefined();
    await parts.owner.query(
      `update lab_work set status = 'Checked', finished_by = 2, finished_at = now() where tenant_id = $1 and lab_work_id = $2`,
      [bench.tenant.tenantId, labWorkId],
    );
    await expect(
      parts.owner.query(
        `update lab_work set status = 'Verified', verified_by = 1, verified_at = now() where tenant_id = $1 and lab_work_id = $2`,
        [bench.tenant.tenantId, labWorkId],
      ),
    ).rejects.toThrow('a required section is empty');
  });

  it('keeps every save as a version, and tells who saves over one they have not seen', async () => {
    const { labWorkId } = await receiveTissue();
    await bench.tenant.ask(saveNarrative, { labWorkId, versionNo: 0, sections: [text('gross', 'First')] });
    const stale = { labWorkId, versionNo: 0, sections: [text('gross', 'Second')] };
    expect((await bench.tenant.call(saveNarrative, stale)).message).toContain('saved this report in the meantime');
    const unknown = { labWorkId, versionNo: 1, sections: [text('colour', 'Red')] };
    expect((await bench.tenant.call(saveNarrative, unknown)).message).toContain('no longer has this section');
    await bench.tenant.ask(saveNarrative, { ...stale, versionNo: 1 });
    const { rows } = await parts.owner.query<{ gross: string }>(
      `select sections -> 0 ->> 'text' as gross from narrative where tenant_id = $1 and lab_work_id = $2 order by version_no`,
      [bench.tenant.tenantId, labWorkId],
    );
    expect(rows).toEqual([{ gross: 'First' }, { gross: 'Second' }]);
    const { narrative } = await bench.tenant.ask(getNarrative, { labWorkId });
    expect(narrative).toMatchObject({ versionNo: 2, templateText: template });
  });

  it('stores coded fields by their code and prints them as text (LB067)', async () => {
    const { labWorkId, orderId } = await receiveTissue();
    const report = await verified(labWorkId);
    expect(partsOf(report)).toEqual([
      {
        heading: 'Synoptic report',
        paragraphs: [],
        columns: ['Field', 'Finding'],
        rows: [{ cells: ['Type', 'Adenocarcinoma'], isMarked: false }],
        isChanged: false,
      },
      { heading: 'Gross', paragraphs: ['One piece.'], columns: [], rows: [], isChanged: false },
      { heading: 'Diagnosis', paragraphs: ['Adenocarcinoma of the colon'], columns: [], rows: [], isChanged: false },
    ]);
    const { rows } = await parts.owner.query<{ code: string }>(
      `select sections -> 1 ->> 'choiceCode' as code from narrative where tenant_id = $1 and lab_work_id = $2`,
      [bench.tenant.tenantId, labWorkId],
    );
    expect(rows).toEqual([{ code: '8140/3' }]);
    const { order } = await bench.tenant.ask(getOrder, { order: { orderId } });
    expect(order.resultSummary).toMatch(/^Diagnosis: Adenocarcinoma of the colon/);
  });

  it('numbers blocks and slides below the accession of the specimen, and says them (LB024)', async () => {
    const { labWorkId } = await receiveTissue();
    const year = String(new Date().getFullYear()).slice(2);
    const block = async (part: string, description: string | null = null) =>
      bench.tenant.ask(addTissueBlock, { block: { labWorkId, part, description } });
    const first = await block('A', 'Tumour');
    expect([first.blockNo, (await block('A')).blockNo, (await block('B')).blockNo]).toEqual([
      `${year}-1 A1`,
      `${year}-1 A2`,
      `${year}-1 B1`,
    ]);
    const slide = { tissueBlockId: first.tissueBlockId, stain: 'H&E', isRecut: false };
    await bench.tenant.ask(addSlide, { slide });
    expect((await bench.tenant.ask(addSlide, { slide: { ...slide, stain: 'PAS' } })).slideNo).toBe(`${year}-1 A1-2`);
    const bad = await bench.tenant.call(addTissueBlock, { block: { labWorkId, part: '7' } });
    expect(bad.fields).toEqual({ 'block.part': 'Enter a letter from A to Z' });
    expect(partsOf(await verified(labWorkId))[0]).toMatchObject({
      heading: `Accession ${year}-1`,
      paragraphs: ['Blocks: A1 Tumour, A2, B1', 'Slides: A1-1 H&E, A1-2 PAS'],
    });
    const other = await receiveTissue();
    const next = await bench.tenant.ask(addTissueBlock, { block: { labWorkId: other.labWorkId, part: 'A' } });
    expect(next.blockNo).toBe(`${year}-2 A1`);
  });
  it('is signed with the pictures of its slides, which whoever reads it reads; no later picture changes it (LB024)', async () => {
    const { tenant } = bench;
    const { labWorkId } = await receiveTissue();
    const { tissueBlockId } = await tenant.ask(addTissueBlock, { block: { labWorkId, part: 'A' } });
    const { slideId } = await tenant.ask(addSlide, { slide: { tissueBlockId, stain: 'H&E', isRecut: false } });
    const add = (image: string, as: 'clerk' | 'viewer' = 'clerk') =>
      tenant.call(addSlidePicture, { picture: { slideId, caption: 'Margin', image } }, { as });
    expect((await add('AAAA')).fields).toHaveProperty(['picture.image']);
    expect((await add(pictureNo(1), 'viewer')).status).toBe(403);
    const [first, second] = [await add(pictureNo(1)), await add(pictureNo(2))].map(
      ({ output }) => output.slidePictureId,
    );
    await tenant.ask(dropSlidePicture, { slidePictureId: second ?? 0 });
    const now = (await tenant.ask(getSlidePictures, { labWorkId })).pictures;
    expect(now).toMatchObject([{ slidePictureId: first, caption: 'Margin', stain: 'H&E' }]);
    expect(now[0]?.image).toMatch(/^iVBOR/);
    const report = await verified(labWorkId);
    const { pictures } = await tenant.ask(getReportPictures, { reportId: report.reportId });
    expect(pictures).toEqual(now);
    expect((await add(pictureNo(3))).isFailure).toBe(true);
    expect((await tenant.call(dropSlidePicture, { slidePictureId: first ?? 0 })).isFailure).toBe(true);
    expect((await tenant.call(dropSlidePicture, { slidePictureId: second ?? 0 })).message).toBe(
      'This picture does not exist',
    );
    const other = await openHistopathology();
    expect((await other.tenant.call(getReportPictures, { reportId: report.reportId })).message).toBe(
      'This report does not exist',
    );
    expect((await other.tenant.call(getSlidePictures, { labWorkId })).isFailure).toBe(true);
  });

  it('has so many pictures at most (LB024)', async () => {
    const { labWorkId } = await receiveTissue();
    const { tissueBlockId } = await bench.tenant.ask(addTissueBlock, { block: { labWorkId, part: 'A' } });
    const { slideId } = await bench.tenant.ask(addSlide, { slide: { tissueBlockId, stain: 'PAS', isRecut: false } });
    const add = (number: number) =>
      bench.tenant.call(addSlidePicture, { picture: { slideId, image: pictureNo(number) } });
    for (let number = 1; number <= MOST_SLIDE_PICTURES; number += 1) expect((await add(number)).isFailure).toBe(false);
    expect((await add(99)).message).toBe('A report has at most 8 pictures');
  });
});

describe('a verified report in words', () => {
  it('gets an addendum that leaves it untouched and is signed by itself (LB068)', async () => {
    const { labWorkId } = await receiveTissue();
    const addendum = { labWorkId, kind: 'Addendum' as const, text: 'Stains for CK20 are positive.' };
    expect((await bench.tenant.call(addAddendum, { addendum }, { as: 'admin' })).message).toContain(
      'Only a verified report',
    );
    const before = await verified(labWorkId);
    const sign = async (change: object) => {
      const { reportId } = await bench.tenant.ask(
        addAddendum,
        { addendum: { ...addendum, ...change } },
        { as: 'admin' },
      );
      return (await bench.tenant.ask(getLabReport, { reportId })).report;
    };
    const after = await sign({});
    expect([after.reportNo, after.versionNo, after.status]).toEqual([
      before.reportNo,
      before.versionNo + 1,
      before.status,
    ]);
    expect(partsOf(after).slice(0, -1)).toEqual(partsOf(before));
    expect(partsOf(after).at(-1)).toMatchObject({
      heading: 'Addendum 1, signed by Admin User, MD, Reg. KMC 2',
      paragraphs: [addendum.text],
      isChanged: true,
    });
    expect(after.content).toMatchObject({ verifiedByName: before.content.verifiedByName, signedAt: before.verifiedAt });
    const second = await sign({ kind: 'SecondOpinion', text: 'Seen by a second pathologist: agreed.' });
    expect(partsOf(second).at(-1)?.heading).toContain('Second opinion 2');
    const kept = (await bench.tenant.ask(getLabReport, { reportId: before.reportId })).report;
    expect(kept.content).toEqual(before.content);
    await expect(
      parts.owner.query(`insert into narrative (tenant_id, lab_work_id, version_no, repeat_no, sections, entered_by, entered_at)
        select tenant_id, lab_work_id, 9, 0, '[]', 2, now() from lab_work where tenant_id = ${bench.tenant.tenantId} and lab_work_id = ${labWorkId}`),
    ).rejects.toThrow('takes no entry');
  });

  it('that is confidential is changed by nobody who may not read it (LB056)', async () => {
    const { labWorkId } = await receiveTissue();
    const { reportId } = await verified(labWorkId);
    const { tenantId } = bench.tenant;
    await parts.owner.query(
      'update lab_report set is_confidential = true where tenant_id = $1 and lab_report_id = $2',
      [tenantId, reportId],
    );
    const seeDesk = async (canView: boolean) => {
      await parts.owner.query(
        `update role_permission set can_view = $2 where tenant_id = $1 and role_id = 30 and menu_path = 'confidential-results'`,
        [tenantId, canView],
      );
      await parts.owner.query(`select pg_notify('charaka', $1)`, [JSON.stringify({ topic: 'access', tenantId })]);
    };
    const missing = 'This report does not exist';
    await seeDesk(false);
    await expect.poll(async () => (await bench.tenant.call(getLabReport, { reportId })).message).toBe(missing);
    const amended = { labWorkId, versionNo: 1, sections: whole, amendReason: 'Seen again at the conference' };
    expect((await bench.tenant.call(amendNarrative, amended)).message).toBe(missing);
    const addendum = { labWorkId, kind: 'Addendum' as const, text: 'Stains for CK20 are positive.' };
    expect((await bench.tenant.call(addAddendum, { addendum })).message).toBe(missing);
    await seeDesk(true);
    await expect.poll(async () => (await bench.tenant.call(getLabReport, { reportId })).isFailure).toBe(false);
  });

  it('is written anew only with a reason, as a new version beside the old one (LB048)', async () => {
    const { labWorkId, orderId } = await receiveTissue();
    const before = await verified(labWorkId);
    const sections = whole.map((one) => (one.code === 'diagnosis' ? text('diagnosis', 'Tubular adenoma') : one));
    const amend = (change: object) =>
      bench.tenant.call(amendNarrative, {
        labWorkId,
        versionNo: 1,
        sections,
        amendReason: 'Seen again at the conference',
        ...change,
      });
    expect((await amend({ amendReason: 'wrong' })).fields).toHaveProperty(['amendReason']);
    expect((await amend({ sections: whole.slice(0, 2) })).message).toBe('Please enter Diagnosis');
    expect((await amend({ sections: whole })).message).toBe('Change the report first: it says the same as before');
    expect((await amend({})).output).toEqual({ reportId: before.reportId, isWaiting: true });
    const waiting = (await bench.tenant.ask(getNarrative, { labWorkId })).narrative;
    expect(waiting).toMatchObject({ versionNo: 1, amendment: { amendReason: 'Seen again at the conference' } });
    const reportId = await signProposed(bench.tenant);
    const { report } = await bench.tenant.ask(getLabReport, { reportId });
    expect([report.status, report.versionNo]).toEqual(['Amended', before.versionNo + 1]);
    expect(partsOf(report).map(({ isChanged }) => isChanged)).toEqual([false, false, true]);
    const { order } = await bench.tenant.ask(getOrder, { order: { orderId } });
    expect(order.resultSummary).toMatch(/^Diagnosis: Tubular adenoma/);
  });

  it('is of its own hospital, and of who has the right', async () => {
    const own = bench;
    const { labWorkId } = await receiveTissue();
    const other = await openHistopathology();
    const sent = { labWorkId, versionNo: 0, sections: whole };
    expect((await other.tenant.call(saveNarrative, sent)).message).toBe('This test does not exist in the laboratory');
    expect((await own.tenant.call(saveNarrative, sent, { as: 'viewer' })).status).toBe(403);
    const slide = { tissueBlockId: 9, stain: 'H&E', isRecut: false };
    expect((await own.tenant.call(addSlide, { slide })).message).toBe('This block does not exist');
  });
});

it('a test that is told in words needs a template', async () => {
  const { rows } = await parts.owner.query<Record<string, string>>(
    'select charge_id, lab_section_id, specimen_type_id, lab_container_id from lab_test where tenant_id = $1',
    [bench.tenant.tenantId],
  );
  const labTest = {
    chargeId: Number(rows[0]?.charge_id),
    labSectionId: Number(rows[0]?.lab_section_id),
    specimenTypeId: Number(rows[0]?.specimen_type_id),
    labContainerId: Number(rows[0]?.lab_container_id),
    isConfidential: false,
    testKind: 'Narrative' as const,
    lines: [],
  };
  expect((await bench.tenant.call(addLabTest, { labTest })).fields).toEqual({
    'labTest.narrativeTemplateId': 'Please choose the template of the report',
  });
});
