// Staff for lists and typeaheads: doctors are asked for with the filter roleId 1 (R163, R179, Q04).
import {
  listStaff as listStaffEndpoint,
  listStaffWithImage as listStaffWithImageEndpoint,
} from '@charaka/contract/foundation/staff/staff';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { handle, todayOf } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { readPictures } from '../../kernel/picture-file.ts';
import { staffList } from './staff-list.ts';

/** Photos are heavy: nobody asks for all of them at once. */
const MOST_PHOTOS = 100;

/** Staff as listed with their photos. */
type Row = OutputOf<typeof listStaffWithImageEndpoint>['rows'][number];

interface NamedPhoto {
  readonly imageFileId: number | null;
}

const row = listStaffEndpoint.output.shape.rows.element;
const rowWithImage = listStaffWithImageEndpoint.output.shape.rows.element;

/** Staff by name; a typeahead filters `fullName` by Contains. */
export const listStaff = handle(listStaffEndpoint, (call, { worksHere, ...input }) => {
  const hospitalId = worksHere ? call.hospital.hospitalId : null;
  return readList(call.tx, staffList(call.tenantId, todayOf(call), { hospitalId }), row, input);
});

/** The same list with photos; a page of all is one of a hundred. */
export const listStaffWithImage = handle(listStaffWithImageEndpoint, async (call, input) => {
  const pageSize = Math.min(input.pageSize || MOST_PHOTOS, MOST_PHOTOS);
  const list = staffList(call.tenantId, todayOf(call), { isWithImage: true });
  const page = await readList<NamedPhoto & Row>(call.tx, list, rowWithImage, { ...input, pageSize });
  const photos = await readPictures(
    call,
    page.rows.map(({ image, imageFileId }) => ({ fileId: imageFileId, text: image })),
  );
  const rows = page.rows.map(({ imageFileId, ...member }, index) => ({ ...member, image: photos[index] ?? null }));
  return { ...page, rows };
});
