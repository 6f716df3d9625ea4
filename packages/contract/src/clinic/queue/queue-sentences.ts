// Messages to the user from the calls and the checks of the queue.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const queueSentences = sentences('queue', {
  ownQueueOnly: 'Your role shows your own queue: ask an administrator for the queues of all doctors',
  takeOverFirst: 'Token {tokenNo} is a patient of {doctorName}: open the consultation and take the visit over first',
  dayDoesNotExist: 'This day of a doctor does not exist',
  startSessionFirst: 'Start the session first',
  sessionPaused: 'The session is paused: {reason}',
  sessionOver: 'The session is over',
  sessionStarted: 'Session started',
  sessionPausedNow: 'Session paused',
  sessionEnded: 'Session ended: {count} patients were not seen',
  sessionEndedAllSeen: 'Session ended: everybody was seen',
  delaySaved: 'Delay saved: the expected times follow',
  roomTaken: 'Another doctor sits in this room now: choose another room',
  roomClosed: 'This room is not in use',
  notOnDay: 'A session is held on its own day: this one is of {day}',
  feeIsDue: 'The fee is due: it is paid before the patient is called',
  nobodyWaits: 'Nobody waits who can be called',
  feesOfLineAreDue: 'No patient can be called: each one in line must pay the fee first',
  arrived: 'Token {tokenNo} is in line',
  called: 'Token {tokenNo} is called',
  calledAgain: 'Token {tokenNo} is called again: call number {count}',
  consultStarted: 'Token {tokenNo} is with the doctor',
  sentForTests: 'Token {tokenNo} goes for tests and comes back with the results',
  resultsBack: 'Token {tokenNo} is back with results',
  vitalsTaken: 'Token {tokenNo} is ready',
  consultEnded: 'Token {tokenNo} is done',
  skipped: 'Token {tokenNo} comes back into line after {count} patients',
  noShow: 'Token {tokenNo} did not come',
  moved: 'Token {tokenNo} is moved to place {index}',
  callMoreOften: 'Call token {tokenNo} {count} times before it is skipped',
  sessionNotOver: 'A patient counts as not come when the session is over',
  endTheLast: 'Token {tokenNo} is still with the doctor: end the last one?',
  displayUnknown: 'No display has this address',
  movedNowhere: 'Token {tokenNo} is with this doctor on this day already',
  notInLine: 'Token {tokenNo} is not in line',
});

/** Sentences beside fields. */
export const queueChecks = foundByText(
  sentences('queue', {
    enterNotice: 'Please enter what the display shall say',
    delayOutside: 'At most 600 minutes',
    placeOutside: 'Places are counted from 1',
  }),
);
