// Pictures of slides: added to and left off a report that is open, and read with the report that was signed with them (LB024).
import { histopathologySentences } from '@charaka/contract/diagnostics/histopathology/histopathology-sentences';
import * as wire from '@charaka/contract/diagnostics/histopathology/slide-picture';
import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { keepPicture, readPictures } from '../../kernel/picture-file.ts';
import { refuse } from '../../kernel/refusal.ts';
import { isWorkReadable } from '../laboratory/confidence.ts';
import { findReport, type ReportContent } from '../laboratory/report-store.ts';
import { lockNarrative } from './save-narrative.ts';

/** Slide `l` with its block and case. */
const slideTables = sql`tissue_slide l
  join tissue_block b on b.tenant_id = l.tenant_id and b.tissue_block_id = l.tissue_block_id
  join tissue_case c on c.tenant_id = b.tenant_id and c.specimen_id = b.specimen_id`;
/** The works in words of its specimen. */
const worksOfSlide = sql`join lab_work w on w.tenant_id = c.tenant_id and w.specimen_id = c.specimen_id
  join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id and t.test_kind = 'Narrative'`;
const slideNo = sql`c.case_no || ' ' || b.part || b.block_no || '-' || l.slide_no`;

/** Locks the work; a finished work keeps its pictures. */
async function lockOpen(call: Call, labWorkId: number): Promise<void> {
  const { status, testName } = await lockNarrative(call, labWorkId);
  if (status !== 'Ready' && status !== 'Entered') refuse(histopathologySentences.narrativeClosed({ testName }));
}

/** The picture goes into the store of files, which counts its bytes. */
export const addSlidePicture = handle(wire.addSlidePicture, async (call, { picture }) => {
  const slide = await call.tx.one<{ labWorkId: number; slideNo: string }>(
    sql`select w.lab_work_id, ${slideNo} as slide_no from ${slideTables} ${worksOfSlide}
      where l.tenant_id = ${call.tenantId} and w.hospital_id = ${call.hospital.hospitalId} and l.slide_id = ${picture.slideId}
      order by w.lab_work_id limit 1`,
    histopathologySentences.slideDoesNotExist,
  );
  await lockOpen(call, slide.labWorkId);
  if ((await picturesOf(call, slide.labWorkId)).length >= wire.MOST_SLIDE_PICTURES)
    refuse(histopathologySentences.picturesFull({ mostCount: wire.MOST_SLIDE_PICTURES }));
  const fileId = await keepPicture(call, picture.image, 'slide picture');
  const { slidePictureId } = await call.tx.single<{ slidePictureId: number }>(sql`
    insert into slide_picture (tenant_id, slide_id, file_id, caption, added_by, added_at)
    values (${call.tenantId}, ${picture.slideId}, ${fileId}::bigint, ${picture.caption || null}, ${call.userId}, ${call.now})
    returning slide_picture_id`);
  call.say(histopathologySentences.pictureAdded({ text: slide.slideNo }));
  return { slidePictureId };
});

/** It stays in the store: no data of a patient is deleted. */
export const dropSlidePicture = handle(wire.dropSlidePicture, async (call, { slidePictureId }) => {
  const { labWorkId } = await call.tx.one<{ labWorkId: number }>(
    sql`select w.lab_work_id from ${slideTables} ${worksOfSlide}
      join slide_picture q on q.tenant_id = l.tenant_id and q.slide_id = l.slide_id
      where q.tenant_id = ${call.tenantId} and w.hospital_id = ${call.hospital.hospitalId}
        and q.slide_picture_id = ${slidePictureId} and not q.is_dropped
      order by w.lab_work_id limit 1`,
    histopathologySentences.pictureDoesNotExist,
  );
  await lockOpen(call, labWorkId);
  await call.tx.rows(sql`
    update slide_picture set is_dropped = true where tenant_id = ${call.tenantId} and slide_picture_id = ${slidePictureId}`);
  call.say(histopathologySentences.pictureDropped);
  return {};
});

/** The pictures of a work that are on its report, in their order. */
export async function picturesOf(call: Call, labWorkId: number): Promise<number[]> {
  const rows = await call.tx.rows<{ slidePictureId: number }>(sql`
    select q.slide_picture_id from lab_work w
    join tissue_block b on b.tenant_id = w.tenant_id and b.specimen_id = w.specimen_id
    join tissue_slide l on l.tenant_id = b.tenant_id and l.tissue_block_id = b.tissue_block_id
    join slide_picture q on q.tenant_id = l.tenant_id and q.slide_id = l.slide_id and not q.is_dropped
    where w.tenant_id = ${call.tenantId} and w.lab_work_id = ${labWorkId}
    order by b.part, b.block_no, l.slide_no, q.slide_picture_id`);
  return rows.map(({ slidePictureId }) => slidePictureId);
}

interface Kept {
  readonly slidePictureId: number;
  readonly slideNo: string;
  readonly stain: string;
  readonly caption: string | null;
  readonly fileId: number;
  readonly addedAt: string;
  readonly addedByName: string;
}

async function show(call: Call, slidePictureIds: readonly number[]) {
  const rows = await call.tx.rows<Kept>(sql`
    select q.slide_picture_id, ${slideNo} as slide_no, l.stain, q.caption, q.file_id, q.added_at, u.name as added_by_name
    from ${slideTables}
    join slide_picture q on q.tenant_id = l.tenant_id and q.slide_id = l.slide_id
    join app_user u on u.tenant_id = q.tenant_id and u.user_id = q.added_by
    where q.tenant_id = ${call.tenantId} and q.slide_picture_id = any(${[...slidePictureIds]}::bigint[])
    order by b.part, b.block_no, l.slide_no, q.slide_picture_id`);
  const images = await readPictures(
    call,
    rows.map(({ fileId }) => ({ fileId, text: null })),
  );
  return rows.map(({ fileId: _file, ...row }, index) => ({ ...row, image: images[index] ?? '' }));
}

/** Of the caller's hospital. */
export const getSlidePictures = handle(wire.getSlidePictures, async (call, { labWorkId }) => {
  const { patientId } = await call.tx.one<{ patientId: number }>(
    sql`select e.patient_id from lab_work w
      join encounter e on e.tenant_id = w.tenant_id and e.encounter_id = w.encounter_id
      where w.tenant_id = ${call.tenantId} and w.hospital_id = ${call.hospital.hospitalId} and ${isWorkReadable(call)} and w.lab_work_id = ${labWorkId}`,
    histopathologySentences.narrativeDoesNotExist,
  );
  return { patientId, pictures: await show(call, await picturesOf(call, labWorkId)) };
});

/** Users who may read the version may read its pictures (LB056). */
export const getReportPictures = handle(wire.getReportPictures, async (call, { reportId }) => {
  const report = (await findReport(call, reportId)) ?? refuse(laboratorySentences.reportDoesNotExist);
  const { tests } = JSON.parse(report.content) as ReportContent;
  return {
    patientId: report.patientId,
    pictures: await show(
      call,
      tests.flatMap(({ slidePictureIds }) => slidePictureIds ?? []),
    ),
  };
});
