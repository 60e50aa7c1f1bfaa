import fc from 'fast-check';

/**
 * The gate tries each property on the same values every time, so that it says something of the change and not of the day.
 * `npm run test:long` sets a seed that is new; a failure prints it.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 26) });
