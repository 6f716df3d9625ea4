// Pictures of slides on the wire: added while the report is open, and of a signed one those that it was signed with (LB024).
import { z } from 'zod';
import { pictureText } from '../../foundation/tenancy/hospital.ts';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import { id, instant, optional, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { admissionMenu } from '../../stay/admission/admission.ts';
import { reportMenu } from '../laboratory/lab-menus.ts';
import { laboratoryTopic } from '../laboratory/topics.ts';
import { histopathologyMenu } from './narrative.ts';

/** So many pictures a report has at most. */
export const MOST_SLIDE_PICTURES = 8;

const spellings = { image: 'pictureImage', addedAt: 'addedOn', addedByName: 'addedBy' };
const shownPicture = shape(
  {
    slidePictureId: id(),
    slideNo: text(),
    stain: text(),
    caption: optional(text(200)),
    /** Base64. */
    image: text(),
    addedAt: instant(),
    addedByName: text(),
  },
  spellings,
);

/** A picture as it is chosen. */
const newSlidePicture = shape({ slideId: id(), caption: optional(text(200)), image: pictureText }, spellings);

/** Adds a picture of a slide to a report that is open. */
export const addSlidePicture = endpoint({
  path: '/Lab/AddSlidePicture',
  logAs: ['slide_picture', 'added'],
  bodyBytes: bodySize.file,
  summary: 'Adds a picture of a slide to a report that is not finished. An extension.',
  permission: may('edit', histopathologyMenu),
  effect: 'write',
  changes: [laboratoryTopic],
  input: shape({ picture: newSlidePicture }),
  output: shape({ slidePictureId: id() }),
});

/** Leaves a picture off the report that is open; it stays in the store. */
export const dropSlidePicture = endpoint({
  path: '/Lab/DropSlidePicture',
  logAs: ['slide_picture', 'removed'],
  summary: 'Leaves a picture of a slide off a report that is not finished. An extension.',
  permission: may('edit', histopathologyMenu),
  effect: 'write',
  changes: [laboratoryTopic],
  input: shape({ slidePictureId: id() }),
  output: shape({}),
});

/** The pictures of a work as they are now. */
export const getSlidePictures = endpoint({
  path: '/Lab/GetSlidePictures',
  summary: 'Reads the pictures of the slides of a work. An extension.',
  permission: may('view', histopathologyMenu),
  effect: 'read',
  isWalled: true,
  input: shape({ labWorkId: id() }),
  output: shape({ patientId: id(), pictures: z.array(shownPicture) }, { pictures: 'slidePictureList' }),
});

/** The pictures that a version of a report was signed with, for whoever reads the report. */
export const getReportPictures = endpoint({
  path: '/Lab/GetReportPictures',
  summary: 'Reads the pictures of slides that a version of a report was signed with. An extension.',
  permission: { menu: reportMenu, action: 'view', orMenus: [admissionMenu], orDeeds: ['read-chart'] },
  effect: 'read',
  isWalled: true,
  input: shape({ reportId: id() }, { reportId: 'labReportId' }),
  output: shape({ patientId: id(), pictures: z.array(shownPicture) }, { pictures: 'slidePictureList' }),
});
