// Notes on an admission: added, changed while the last, taken back, read after discharge.
import { addNote, deleteNote, getNote, listNotes, updateNote } from '@charaka/contract/stay/note/note';
import { describe, expect, it } from 'vitest';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

async function inHospital(): Promise<{ tenant: TestTenant; admissionId: number }> {
  const tenant = await makeTenant(parts);
  return { tenant, admissionId: await admitInScene(tenant) };
}

const add = (tenant: TestTenant, admissionId: number, note: string) =>
  tenant.call(addNote, { note: { admissionId, note } });
const texts = async (tenant: TestTenant, admissionId: number) =>
  (await tenant.ask(listNotes, { admissionId })).notes.map(({ note }) => note);

describe('notes', () => {
  it('are added one after the other, newest first, with who wrote them (R359, R361, Q60)', async () => {
    const { tenant, admissionId } = await inHospital();
    expect(await add(tenant, admissionId, 'Walks with help')).toMatchObject({ message: 'Note added successfully' });
    const second = await add(tenant, admissionId, '  Ate well\nNo pain  ');
    expect(second.output.note).toMatchObject({ note: 'Ate well\nNo pain', admissionId, changedAt: null });
    expect(second.output.note.createdByName).not.toBe('');
    expect(await texts(tenant, admissionId)).toEqual(['Ate well\nNo pain', 'Walks with help']);
  });

  it('only the last one is changed or taken back (R359, R361, Q60)', async () => {
    const { tenant, admissionId } = await inHospital();
    const first = (await add(tenant, admissionId, 'One')).output.note;
    const second = (await add(tenant, admissionId, 'Two')).output.note;
    const change = (noteId: number, note: string) => tenant.call(updateNote, { note: { noteId, note } });
    expect((await change(first.noteId, 'X')).message).toBe('Only the last note can be changed');
    expect((await change(second.noteId, 'Two, at noon')).message).toBe('Note updated successfully');
    expect((await tenant.ask(getNote, { noteId: second.noteId })).note).toMatchObject({
      note: 'Two, at noon',
      changedByName: second.createdByName,
    });
    expect((await tenant.call(deleteNote, { note: { noteId: first.noteId } })).isFailure).toBe(true);
    expect((await tenant.call(deleteNote, { note: { noteId: second.noteId } })).message).toBe(
      'Note deleted successfully',
    );
    expect(await texts(tenant, admissionId)).toEqual(['One']);
    expect((await change(first.noteId, 'One again')).isFailure).toBe(false);
    expect((await tenant.call(getNote, { noteId: second.noteId })).message).toBe('This note does not exist');
  });

  it('may say anything, but a blank one is not kept (R360, Q60)', async () => {
    const { tenant, admissionId } = await inHospital();
    const odd = '<b>5 < 7</b> — ৫ মিলি\n%_\\';
    await add(tenant, admissionId, odd);
    expect(await texts(tenant, admissionId)).toEqual([odd]);
    expect(await add(tenant, admissionId, '   ')).toMatchObject({ status: 400, message: 'Please enter a note' });
    expect(await texts(tenant, admissionId)).toEqual([odd]);
  });

  it('are read but not written after the discharge, and not written by who may only look (Q35, R168)', async () => {
    const { tenant, admissionId } = await inHospital();
    await add(tenant, admissionId, 'Before');
    await parts.owner.query('update admission set is_discharged = true, discharged_at = now() where tenant_id = $1', [
      tenant.tenantId,
    ]);
    expect((await add(tenant, admissionId, 'After')).message).toBe(
      'The patient is discharged: notes and documents can only be read',
    );
    expect((await tenant.ask(listNotes, { admissionId }, { as: 'viewer' })).notes).toHaveLength(1);
  });

  it('of another hospital are not seen', async () => {
    const { tenant, admissionId } = await inHospital();
    const { note } = (await add(tenant, admissionId, 'Ours')).output;
    expect((await tenant.ask(listNotes, { admissionId }, { as: 'admin', hospitalId: 2 })).notes).toEqual([]);
    const elsewhere = { as: 'admin', hospitalId: 2 } as const;
    expect((await tenant.call(getNote, { noteId: note.noteId }, elsewhere)).message).toBe('This note does not exist');
  });

  it('of another user is neither changed nor taken back (Q60)', async () => {
    const { tenant, admissionId } = await inHospital();
    const { noteId } = (await add(tenant, admissionId, 'Stop heparin')).output.note;
    const refusal = 'Clerk User wrote this note. Add your own note';
    const changed = { note: { noteId, note: 'Continue heparin' } };
    expect((await tenant.call(updateNote, changed, { as: 'admin' })).message).toBe(refusal);
    expect((await tenant.call(deleteNote, { note: { noteId } }, { as: 'admin' })).message).toBe(refusal);
    const { notes } = await tenant.ask(listNotes, { admissionId }, { as: 'admin' });
    expect(notes).toMatchObject([{ note: 'Stop heparin', isOwn: false }]);
    expect((await tenant.call(deleteNote, { note: { noteId } })).isFailure).toBe(false);
  });

  it('two colleagues writing at once both keep theirs', async () => {
    const { tenant, admissionId } = await inHospital();
    await Promise.all(Array.from({ length: 6 }, (_, index) => add(tenant, admissionId, `Note ${index}`)));
    expect((await texts(tenant, admissionId)).toSorted()).toEqual([0, 1, 2, 3, 4, 5].map((index) => `Note ${index}`));
  });
});
