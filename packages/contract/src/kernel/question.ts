// How a screen says that it can ask the user before a call writes, and what the user confirmed.

/** Header of a call: `ASKS_FIRST`, or the code of the warning that the user confirmed. A caller without it is never asked. */
export const QUESTION_HEADER = 'charaka-question';

/** The screen shows a warning and sends the call again once the user confirmed it. */
export const ASKS_FIRST = 'ask';
