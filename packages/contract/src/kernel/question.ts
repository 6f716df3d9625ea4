// How a screen says that it can ask the user before a call writes, and what the user confirmed.

/** Header of a call: `ASKS_FIRST`, then the codes of the warnings that the user confirmed, with blanks between. A caller without it is never asked. */
export const QUESTION_HEADER = 'charaka-question';

/** The screen shows a warning and sends the call again once the user confirmed it. */
export const ASKS_FIRST = 'ask';
