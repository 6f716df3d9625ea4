// Templates by version and phrases: what is signed is shown by the version it was written with, and a score is never typed.
import { getConsultation } from '@charaka/contract/clinic/consultation/consultation';
import { addPhrase, deletePhrase, listPhrases, updatePhrase } from '@charaka/contract/clinic/template/phrase';
import { copyTemplate, listTemplates, saveTemplate } from '@charaka/contract/clinic/template/template';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { describe, expect, it } from 'vitest';
import { openConsultationDesk } from '../../../test-support/patient/consultation-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();
type Template = InputOf<typeof saveTemplate>['template'];
type Field = Template['sections'][number]['fields'][number];

const text = (fieldKey: string): Field => ({ fieldKey, label: fieldKey, kind: 'text' });
const chest: Template = {
  templateName: 'Chest',
  isOwn: true,
  isActive: true,
  sections: [{ sectionKey: 'chest', title: 'Chest', fields: [text('sounds')] }],
};
const withFields = (...fields: Field[]): Template => ({
  ...chest,
  sections: [{ sectionKey: 'chest', title: 'Chest', fields }],
});

describe('a template', () => {
  it('that is changed becomes a new version; a signed note is shown by the one it was written with (OP037)', async () => {
    const { tenant, sign, visitId } = await openConsultationDesk(parts);
    const { template } = await tenant.ask(saveTemplate, { template: chest });
    const { templateId } = template;
    expect(template).toMatchObject({ version: 1, staffId: 1, mayChange: true });
    const examination = [{ fieldKey: 'sounds', value: 'Clear' }];
    expect((await sign({ templateId, templateVersion: 1, examination })).message).toBe('Consultation signed');
    const changed = { ...withFields(text('percussion')), templateId, changedVersion: 1 };
    expect((await tenant.ask(saveTemplate, { template: changed })).template.version).toBe(2);
    expect((await tenant.call(saveTemplate, { template: changed })).message).toBe(
      'Another user changed this template in the meantime. Please look again',
    );
    const { sections } = await tenant.ask(getConsultation, { visitId });
    expect(sections?.[0]?.fields.map(({ fieldKey }) => fieldKey)).toEqual(['sounds']);
  });

  it('that does not exist in this version is no template of a signed note (OP037)', async () => {
    const { sign } = await openConsultationDesk(parts);
    expect((await sign({ templateId: 4711, templateVersion: 1 })).message).toBe(
      'This version of the template does not exist',
    );
  });

  it.each([
    ['a key twice', withFields(text('sounds'), text('sounds')), 'Field keys must differ: sounds'],
    ['a choice of nothing', withFields({ ...text('side'), kind: 'choice' }), 'side: please enter the choices'],
    [
      'limits the wrong way round',
      withFields({ ...text('pain'), kind: 'number', min: 10, max: 0 }),
      'pain: the lowest value must not be above the highest value',
    ],
    ['a score of nothing', withFields({ ...text('coma'), kind: 'score' }), 'coma: please choose the score'],
  ])('with %s is refused', async (_, template, sentence) => {
    const { tenant } = await openConsultationDesk(parts);
    expect((await tenant.call(saveTemplate, { template })).message).toBe(sentence);
  });

  it('is copied for oneself; what is somebody else’s own nobody sees', async () => {
    const { tenant } = await openConsultationDesk(parts);
    const { template } = await tenant.ask(saveTemplate, { template: { ...chest, isOwn: false } }, { as: 'admin' });
    const { template: copy } = await tenant.ask(copyTemplate, { templateId: template.templateId });
    expect(copy).toMatchObject({ staffId: 1, version: 1, templateName: 'Chest', mayChange: true });
    const seen = await tenant.ask(listTemplates, {}, { as: 'admin' });
    expect(seen.templates.map(({ templateId }) => templateId)).toEqual([template.templateId]);
  });

  it('asks a score by its parts: a sum that is typed is not signed (OP038)', async () => {
    const { tenant, sign } = await openConsultationDesk(parts);
    const template = withFields({ ...text('coma'), kind: 'score', scoreKey: 'GCS' });
    const { templateId } = (await tenant.ask(saveTemplate, { template })).template;
    const scored = (value: string) =>
      sign({ templateId, templateVersion: 1, examination: [{ fieldKey: 'coma', value }] });
    expect((await scored('15')).message).toBe('coma: choose every part. The sum is calculated');
    expect((await scored('eye=4 verbal=5 motor=6')).message).toBe('Consultation signed');
  });
});

describe('a phrase', () => {
  it('is one’s own, has a shortcut of its own, and is changed and taken away by its owner alone (OP039)', async () => {
    const { tenant } = await openConsultationDesk(parts);
    const typed = { shortcut: 'nad', text: 'No abnormality detected' };
    const { phrase } = await tenant.ask(addPhrase, { phrase: typed });
    expect((await tenant.call(addPhrase, { phrase: { ...typed, shortcut: 'NAD' } })).message).toBe(
      'A phrase already has this shortcut',
    );
    expect((await tenant.call(addPhrase, { phrase: { ...typed, shortcut: 'n a d' } })).message).toBe(
      'A shortcut must have letters and digits, without spaces',
    );
    const { phraseId } = phrase;
    const changed = { phrase: { phraseId, shortcut: 'nad', text: 'Normal' } };
    expect((await tenant.call(updatePhrase, changed, { as: 'admin' })).message).toBe('This phrase does not exist');
    await tenant.ask(updatePhrase, changed);
    expect((await tenant.ask(listPhrases, {})).phrases).toMatchObject([{ shortcut: 'nad', text: 'Normal' }]);
    await tenant.ask(deletePhrase, { phraseId });
    expect((await tenant.ask(listPhrases, {})).phrases).toEqual([]);
  });

  it('of a department is kept by who keeps the templates, who is shown those of all and chooses for which (OP039)', async () => {
    const { tenant } = await openConsultationDesk(parts);
    await parts.owner.query(`insert into department values ($1, 2, 'Surgery')`, [tenant.tenantId]);
    const typed = { shortcut: 'nad', text: 'No abnormality detected', departmentId: 2 };
    expect((await tenant.call(addPhrase, { phrase: { ...typed, departmentId: 4711 } }, { as: 'admin' })).message).toBe(
      'This department is not in use',
    );
    const { phrase } = await tenant.ask(addPhrase, { phrase: typed }, { as: 'admin' });
    expect(phrase).toMatchObject({ departmentId: 2, mayChange: true });
    expect((await tenant.ask(listPhrases, {}, { as: 'admin' })).phrases).toEqual([]);
    const seen = await tenant.ask(listPhrases, { isOfAll: true }, { as: 'admin' });
    expect(seen.phrases).toMatchObject([{ shortcut: 'nad', departmentId: 2 }]);
  });
});
