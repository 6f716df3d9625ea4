// Analysers: their stored fields, refused input, and the rights to change them.
import { analysers } from '@charaka/contract/diagnostics/labtest/analyser';
import { describe, expect, it } from 'vitest';
import { analyserOf } from '../../../test-support/record/lab-catalogue.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

describe('an analyser', () => {
  it('is kept with every field and its codes, changed, taken out of use and taken back (LB087)', async () => {
    const tenant = await makeTenant(parts);
    const typed = await analyserOf(tenant, [['GLU', 'GLUR', 18.016]]);
    const answer = await tenant.call(analysers.add, { analyser: typed });
    expect(answer.message).toBe('Analyser added successfully');
    const { analyserId } = answer.output.analyser;
    expect(answer.output.analyser).toMatchObject({ ...typed, analyserId, isActive: true });
    expect((await tenant.ask(analysers.list, {})).rows).toMatchObject([typed]);
    const second = { ...typed, analyserName: 'Second', map: [] };
    await tenant.ask(analysers.update, { analyser: { ...second, analyserId } });
    await tenant.ask(analysers.remove, { analyser: { analyserId } });
    const read = async () => (await tenant.ask(analysers.get, { analyser: { analyserId } })).analyser;
    expect(await read()).toMatchObject({ ...second, isActive: false });
    await tenant.ask(analysers.update, { analyser: { ...typed, analyserId, isActive: true } });
    expect(await read()).toMatchObject({ ...typed, isActive: true });
  });

  it('has a name and a port once while it is in use, and each code once (LB087)', async () => {
    const tenant = await makeTenant(parts);
    const typed = await analyserOf(tenant, [['GLU', 'GLUR', null]]);
    await tenant.ask(analysers.add, { analyser: typed });
    const add = (changed: object) => tenant.call(analysers.add, { analyser: { ...typed, ...changed } });
    expect((await add({ port: 7002 })).message).toBe("Analyser 'Counter' already exists");
    expect((await add({ analyserName: 'Other' })).message).toBe('Another analyser uses port 7001');
    const twice = await add({ analyserName: 'Other', port: 7002, map: [...typed.map, ...typed.map] });
    expect(twice.fields).toEqual({ 'analyser.map': 'A code of the analyser may be listed only once with each unit' });
    expect((await add({ host: 'name' })).fields).toMatchObject({ 'analyser.host': expect.any(String) });
  });

  it('keeps where it writes what is read, and refuses a place that is none (LB085, LB091)', async () => {
    const tenant = await makeTenant(parts);
    const places = {
      specimenPlace: 'O-4.3',
      codePlace: 'R-3.2+7+8',
      unitPlace: 'R-5',
      statusPlace: 'R-9',
      questionPlace: 'Q-3.3',
      specimenTrim: 'Digits' as const,
      decimalComma: true,
      controlMarks: ['O-16=CTRL', 'H-12=Q'],
    };
    const typed = { ...(await analyserOf(tenant, [['GLU', 'GLUR', 18.016]])), ...places };
    const { analyserId } = (await tenant.ask(analysers.add, { analyser: typed })).analyser;
    const read = async () => (await tenant.ask(analysers.get, { analyser: { analyserId } })).analyser;
    expect(await read()).toMatchObject(places);
    const changed = { ...typed, specimenPlace: 'O-3', controlMarks: null, decimalComma: false, analyserId };
    await tenant.ask(analysers.update, { analyser: changed });
    expect(await read()).toMatchObject({ specimenPlace: 'O-3', controlMarks: null, decimalComma: false });
    const wrong = await tenant.call(analysers.update, {
      analyser: { ...changed, codePlace: 'R3', controlMarks: ['Q'] },
    });
    expect(Object.keys(wrong.fields ?? {})).toEqual(['analyser.codePlace', 'analyser.controlMarks.0']);
  });

  it('has a factor above 0 for each unit that is not ours (LB089)', async () => {
    const tenant = await makeTenant(parts);
    const typed = await analyserOf(tenant, [['GLU', 'GLUR', 18.016]]);
    const [line] = typed.map;
    const add = (changed: object) =>
      tenant.call(analysers.add, {
        analyser: { ...typed, map: [{ labParameterId: 0, analyserCode: '', ...line, ...changed }] },
      });
    for (const factor of [0, -1]) expect((await add({ factor })).fields).toHaveProperty(['analyser.map.0.factor']);
    const refused = await add({ unit: 'mmol/L', factor: null });
    expect(refused.message).toBe('Please enter the factor that converts mmol/L to mg/dL for code GLU');
    const own = await add({ unit: null, factor: null });
    expect(own.output.analyser.map).toMatchObject([{ unit: 'mg/dL', factor: null, isUnitNotSent: false }]);
  });

  it('needs the right, and is of its own hospital alone, as are the parameters of its codes (LB096)', async () => {
    const [tenant, other] = [await makeTenant(parts), await makeTenant(parts)];
    const typed = await analyserOf(tenant, [['GLU', 'GLUR', null]]);
    expect((await tenant.call(analysers.add, { analyser: typed }, { as: 'viewer' })).status).toBe(403);
    const { analyserId } = (await tenant.ask(analysers.add, { analyser: typed })).analyser;
    const asked = { analyser: { analyserId } };
    const ofStrangers = [
      await other.call(analysers.get, asked),
      await other.call(analysers.remove, asked),
      await tenant.call(analysers.get, asked, { as: 'admin', hospitalId: 2 }),
    ];
    for (const { message } of ofStrangers) expect(message).toBe('This analyser does not exist');
    const foreign = { ...(await analyserOf(other, [])), map: typed.map };
    const taken = await other.call(analysers.add, { analyser: foreign });
    expect(taken.message).toBe('This parameter does not exist');
  });
});
