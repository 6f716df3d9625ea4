// The picture of one's own signature on the wire; hospitals choose whether reports bear it (LB041, LB042).
import { pictureText } from '../../foundation/tenancy/hospital.ts';
import { bodySize, endpoint } from '../../kernel/endpoint.ts';
import { optional, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { mayVerify } from './lab-menus.ts';
import { laboratoryTopic } from './topics.ts';

/** The caller's own, and nobody else's. */
export const getOwnSignature = endpoint({
  path: '/Lab/GetOwnSignature',
  summary: 'Reads the picture of the own signature. An extension.',
  permission: mayVerify,
  effect: 'read',
  input: shape({}),
  output: shape({ picture: optional(text()) }, { picture: 'signatureImage' }),
});

/** Reports that are signed from now on bear it; those before stay as they are. */
export const setOwnSignature = endpoint({
  path: '/Lab/SetOwnSignature',
  logAs: ['lab_signature', 'changed'],
  bodyBytes: bodySize.file,
  summary: 'Sets the picture of the own signature; without a picture it is taken away. An extension.',
  permission: mayVerify,
  effect: 'write',
  changes: [laboratoryTopic],
  input: shape({ picture: optional(pictureText) }, { picture: 'signatureImage' }),
  output: shape({}),
});
