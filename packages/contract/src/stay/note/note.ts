// Notes on an admission on the wire: all are kept, the last one can be changed (R358-R361, Q60).

import { endpoint, may, mayDo, mayTakeBack } from '../../kernel/endpoint.ts';
import { flag, id, instant, optional, requiredText, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { admissionMenu } from '../admission/admission.ts';
import { admissionSpellings } from '../admission/admission-words.ts';
import { noteChecks } from './note-checks.ts';
import { noteTopic } from './topics.ts';

const noteText = () => requiredText(noteChecks.enterNote, 4000);

/** A note with who wrote it and when, and when it was last changed. */
export const note = shape(
  {
    noteId: id(),
    note: text(4000),
    admissionId: id(),
    createdByName: text(),
    createdAt: instant(),
    changedByName: optional(text()),
    changedAt: optional(instant()),
    /** The caller wrote it, and may change it while it is the last one. An extension. */
    isOwn: flag(),
    isActive: flag(),
  },
  {
    ...admissionSpellings,
    createdByName: 'createdBy',
    createdAt: 'createdOn',
    changedByName: 'updatedBy',
    changedAt: 'updatedOn',
  },
);

const view = { note: 'ipdPatientNote', notes: 'ipdPatientNoteList' };

/** The notes of an admission, newest first. */
export const listNotes = endpoint({
  path: '/IPD/GetAllIpdPatientNote',
  summary: 'Lists the notes of an admission, newest first.',
  permission: may('view', admissionMenu),
  effect: 'read',
  isWalled: true,
  input: shape({ admissionId: id() }, admissionSpellings),
  output: shape({ notes: note.array() }, view),
});

/** One note. */
export const getNote = endpoint({
  path: '/IPD/GetIpdPatientNoteByID',
  summary: 'Reads one note.',
  permission: may('view', admissionMenu),
  effect: 'read',
  isWalled: true,
  input: shape({ noteId: id() }),
  output: shape({ note }, view),
});

/** Adds a note to an admission that is not discharged (Q35). */
export const addNote = endpoint({
  path: '/IPD/AddIpdPatientNote',
  logAs: ['admission_note', 'added'],
  summary: 'Adds a note to an admission.',
  permission: mayDo('clinical-note'),
  effect: 'write',
  changes: [noteTopic],
  isWalled: true,
  input: shape({ note: shape({ admissionId: id(), note: noteText() }, admissionSpellings) }, view),
  output: shape({ note }, view),
});

/** Changes the last note of an admission, by its author; an older one is history (Q60, decision 0372). */
export const updateNote = endpoint({
  path: '/IPD/updateIpdPatientNote',
  logAs: ['admission_note', 'changed'],
  summary: 'Changes the last note of an admission.',
  permission: mayDo('clinical-note'),
  effect: 'write',
  changes: [noteTopic],
  isWalled: true,
  input: shape({ note: shape({ noteId: id(), note: noteText() }) }, view),
  output: shape({ note }, view),
});

/** Takes the last note back, by its author; the audit log keeps it. */
export const deleteNote = endpoint({
  path: '/IPD/DeleteIpdPatientNote',
  logAs: ['admission_note', 'removed'],
  summary: 'Takes the last note of an admission back.',
  permission: mayTakeBack('clinical-note'),
  effect: 'write',
  changes: [noteTopic],
  input: shape({ note: shape({ noteId: id() }) }, view),
  output: shape({}),
});
