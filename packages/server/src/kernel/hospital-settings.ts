// The settings that areas keep of a hospital: each area declares its own, they are read with the session, and the kernel knows none.
import { join, raw, type Sql } from 'sql-template-tag';

/** The settings of a hospital, by the declarations of the areas. */
export type SettingsByArea = ReadonlyMap<HospitalSettings<object>, object>;

/**
 * The settings of one area for a hospital, by their names in code. Each is a column of the table `hospital` with its default in the
 * schema. The area lists the declaration in its `area.ts`.
 */
export class HospitalSettings<S extends object> {
  readonly #columns: readonly (readonly [name: string, column: string])[];

  /** The column of each setting: `{ bedRentSince: 'bed_rent_since' }`. */
  constructor(columns: { readonly [Name in keyof S & string]: string }) {
    this.#columns = Object.entries<string>(columns);
  }

  /** The names of the settings; unique over all areas, as all come in one row. */
  get names(): readonly string[] {
    return this.#columns.map(([name]) => name);
  }

  /** The columns, for the statement that reads the hospitals of a session. */
  get selected(): readonly Sql[] {
    return this.#columns.map(([name, column]) => raw(`h.${column} as "${name}"`));
  }

  /** The settings out of a row that has all of them. */
  pick(row: Readonly<Record<string, unknown>>): object {
    return Object.fromEntries(this.#columns.map(([name]) => [name, row[name]]));
  }

  /** The values set for the hospital. Throws when no listed area declares these settings: a guessed default could cost money. */
  of({ settings }: { readonly settings: SettingsByArea }): S {
    const set = settings.get(this);
    if (!set) throw new Error(`No area lists the settings ${this.names.join(', ')}`);
    return set as S;
  }
}

/** The select list of all areas' settings, each with a leading comma; empty when no area declares any. */
export function selectSettings(declared: readonly HospitalSettings<object>[]): Sql {
  return join([raw(''), ...declared.flatMap(({ selected }) => selected)], ', ');
}

/** The settings of one hospital, from the row of its session. */
export function settingsOf(
  declared: readonly HospitalSettings<object>[],
  row: Readonly<Record<string, unknown>>,
): SettingsByArea {
  return new Map(declared.map((settings) => [settings, settings.pick(row)]));
}
