// Behaviour that follows from the declaration of a master.
import { describe, expect, it } from 'vitest';
import { menu } from '../../composition/menu.ts';
import { screensOf } from '../../composition/needed-right.ts';
import { type MasterField, masterEndpoints, masterRecord, snakeCase } from '../../kernel/resource.ts';
import { masterNamed, masters } from './all.ts';

describe('masters', () => {
  it('have each a name, a route and paths of their own', () => {
    const paths = masters.flatMap((master) => Object.values(master.calls).map((path) => path.toLowerCase()));
    for (const all of [paths, masters.map((master) => master.name), masters.map((master) => master.route)])
      expect(new Set(all).size).toBe(all.length);
    for (const path of paths) expect(path).toMatch(/^\/[a-z]+\/[a-z]+$/);
    expect(() => masterNamed('nothing')).toThrow('There is no master named nothing');
  });

  it('stand in the menu that their rights hang on (R112, R168)', () => {
    const menuPaths = menu.flatMap((group) => group.items.map((item) => item.path));
    for (const master of masters) expect(menuPaths, master.name).toContain(master.menu);
  });

  it('point at masters that exist', () => {
    for (const master of masters)
      for (const field of Object.values(master.fields))
        if (field.kind === 'reference') expect(masterNamed(field.to ?? '').name).toBe(field.to);
  });

  it.each(masters.map((master) => [master.name, master] as const))(
    '%s asks for what it needs, with its label (R022)',
    (_name, master) => {
      const issues = masterRecord(master, true).safeParse({}).error?.issues ?? [];
      const required = Object.entries(master.fields).filter(([, field]) => field.isRequired);
      expect(issues.map((issue) => issue.path[0]).sort()).toEqual(required.map(([name]) => name).sort());
      for (const [name, field] of required)
        if (field.kind === 'text')
          expect(issues.find((issue) => issue.path[0] === name)?.message).toBe(
            `Please enter ${field.label.toLowerCase()}`,
          );
    },
  );

  it('are read by whoever keeps or chooses from them and changed by whoever has the right (Q224)', () => {
    for (const master of masters) {
      const { list, get, add, update, deactivate } = masterEndpoints(master);
      expect(list.permission).toMatchObject({ menu: master.menu, action: 'view', orBelow: expect.any(Array) });
      expect(get.permission).toEqual({ menu: master.menu, action: 'view' });
      const actions = [add, update, deactivate].map(({ permission }) => permission);
      expect(actions).toEqual(['add', 'edit', 'delete'].map((action) => ({ menu: master.menu, action })));
      expect(masterEndpoints(master).list).toBe(list);
    }
  });

  it('may choose from another master wherever they are kept (Q224)', () => {
    for (const master of masters) {
      for (const { to } of Object.values<MasterField>(master.fields)) {
        if (to === undefined) continue;
        const { permission } = masterEndpoints(masterNamed(to)).list;
        const screens = typeof permission === 'object' ? screensOf(permission) : [];
        expect(screens, `${to}, for ${master.name}`).toContain(master.menu);
      }
    }
  });

  it('have tables named as they are', () => {
    expect(snakeCase('bedType')).toBe('bed_type');
    expect(snakeCase('opdDoctor1Id')).toBe('opd_doctor1_id');
  });
});
