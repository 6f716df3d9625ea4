// The cold chain on the wire: limits of the fridge of a store, and its temperature log (PH016, PH092).

import { endpoint, may, type ScreenPermission } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, optional, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { type Spellings, shape } from '../../kernel/shape.ts';
import { pharmacyStockTopic } from '../pharmacy/topics.ts';
import { issueMenu, wardStockMenu } from './store-menus.ts';
import { storeChecks } from './store-sentences.ts';
import { temperatureTopic } from './topics.ts';

/** A reading is recorded within so many days. */
export const READING_DAYS = 7;

/** A temperature in tenths of a degree Celsius, from -99.9 to 60.0. */
const celsiusTenths = () =>
  count().min(-999, storeChecks.temperatureOutOfRange.text).max(600, storeChecks.temperatureOutOfRange.text);

const spellings: Spellings = { readAt: 'readOn', takenByName: 'takenBy', takenAt: 'takenOn' };

const reading = shape(
  {
    temperatureReadingId: id(),
    storeId: id(),
    storeName: text(),
    celsiusTenths: count(),
    /** The limits of the fridge at the time of the reading. */
    lowestTenths: count(),
    highestTenths: count(),
    isOutside: flag(),
    /** Cold batches of the store that the reading held as Excursion. */
    heldBatches: count(),
    readAt: instant(),
    note: optional(text()),
    takenByName: text(),
    takenAt: instant(),
  },
  spellings,
);

const fridge = shape({ storeId: id(), storeName: text(), lowestTenths: count(), highestTenths: count() });

const maySee: ScreenPermission = { menu: wardStockMenu, action: 'view', orMenus: [issueMenu] };

/** The temperature log of a store, or of all stores; the newest reading first. */
export const listTemperatures = endpoint({
  path: '/Stock/GetTemperatures',
  summary: 'Lists the temperatures of the fridges of stores.',
  permission: maySee,
  effect: 'read',
  input: listInput({ storeId: optional(id()), isOutside: optional(flag()) }),
  output: listOutput(reading, 'temperatureList'),
});

/** Sets the limits of the fridge of a store; earlier readings keep theirs. */
export const setFridge = endpoint({
  path: '/Stock/SetFridge',
  logAs: ['store_fridge', 'changed'],
  summary: 'Sets the limits of the fridge of a store.',
  permission: may('edit', issueMenu),
  effect: 'once',
  changes: [temperatureTopic],
  input: shape({
    fridge: shape({
      storeId: id(storeChecks.selectStore),
      lowestTenths: celsiusTenths(),
      highestTenths: celsiusTenths(),
    }),
  }),
  output: shape({ fridge }),
});

/**
 * Records a temperature. Outside of the limits it needs a note, and holds the cold batches of the store as Excursion with the reading as
 * document; another person releases them with the stability data of the maker, or they are carried to Quarantine (PH092, Q268).
 */
export const addTemperature = endpoint({
  path: '/Stock/AddTemperature',
  logAs: ['temperature_reading', 'added'],
  summary: 'Records the temperature of the fridge of a store.',
  permission: { menu: wardStockMenu, action: 'edit', orMenus: [issueMenu] },
  effect: 'once',
  changes: [temperatureTopic, pharmacyStockTopic],
  input: shape({
    reading: shape(
      {
        storeId: id(storeChecks.selectStore),
        celsiusTenths: celsiusTenths(),
        readAt: instant(storeChecks.enterReadAt),
        note: optional(text(200)),
      },
      spellings,
    ),
  }),
  output: shape({ reading }),
});
