// Runs before the program and before anything is painted.

// A dark screen must not begin with a white flash.
document.documentElement.dataset.mantineColorScheme =
  localStorage.getItem('mantine-color-scheme-value') === 'dark' ? 'dark' : 'light';

// Zod must not try to build code from text: our content security policy forbids it and the browser would complain.
globalThis.__zod_globalConfig = { jitless: true };
