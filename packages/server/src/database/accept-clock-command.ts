// `npm run clock:accept`: the clock of the database was wrong before and is right now; money is booked again.
import { readSettings } from '../kernel/settings.ts';
import { withOwner } from './open-database.ts';

await withOwner(readSettings(process.env), async (owner) => {
  const { rows } = await owner.query<{ latest: Date }>('select latest from clock_mark');
  await owner.query('update clock_mark set latest = clock_timestamp()');
  const before = rows[0] ? `It had been at ${rows[0].latest.toISOString()} before. ` : '';
  console.log(`The clock of the database is taken as right. ${before}Servers book money again within half a minute.`);
});
