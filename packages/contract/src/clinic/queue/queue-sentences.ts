// Messages to the user from the calls and the checks of the queue.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const queueSentences = sentences('queue', {
  ownQueueOnly: 'Your role shows only your own queue. Ask an administrator for the right to the queues of all doctors',
  takeOverFirst: 'Token {tokenNo} is a patient of {doctorName}. Open the consultation and take the visit over first',
  dayDoesNotExist: 'The doctor has no such day',
  startSessionFirst: 'Start the session first',
  sessionPaused: 'The session is paused: {reason}',
  sessionOver: 'The session is over',
  sessionStarted: 'Session started',
  sessionPausedNow: 'Session paused',
  sessionEnded: 'Session ended: {count} patients were not seen',
  sessionEndedAllSeen: 'Session ended: all patients were seen',
  delaySaved: 'Delay saved. The expected times are updated',
  roomTaken: 'Another doctor uses this room now. Choose another room',
  roomClosed: 'This room is not in use',
  notOnDay: 'This session is of {day} and can be held only on that day',
  feeIsDue: 'The fee is due. It must be paid before the patient is called',
  nobodyWaits: 'No patient in the queue can be called',
  feesOfLineAreDue: 'No patient can be called: every patient in the queue must pay the fee first',
  arrived: 'Token {tokenNo} is in the queue',
  called: 'Token {tokenNo} is called',
  calledAgain: 'Token {tokenNo} is called again: call number {count}',
  consultStarted: 'Token {tokenNo} is with the doctor',
  sentForTests: 'Token {tokenNo} goes for tests and returns with the results',
  resultsBack: 'Token {tokenNo} is back with results',
  vitalsTaken: 'Token {tokenNo} is ready',
  consultEnded: 'Token {tokenNo} is done',
  skipped: 'Token {tokenNo} returns to the queue after {count} patients',
  noShow: 'Token {tokenNo} did not come',
  moved: 'Token {tokenNo} is moved to place {index}',
  callMoreOften: 'Call token {tokenNo} {count} times before you skip it',
  sessionNotOver: 'A patient can be marked as not come only when the session is over',
  endTheLast: 'Token {tokenNo} is still with the doctor. End this consultation?',
  displayUnknown: 'No display has this address',
  movedNowhere: 'Token {tokenNo} is already with this doctor on this day',
  notInLine: 'Token {tokenNo} is not in the queue',
});

/** Sentences beside fields. */
export const queueChecks = foundByText(
  sentences('queue', {
    enterNotice: 'Please enter the notice for the display',
    delayOutside: 'Enter at most 600 minutes',
    placeOutside: 'Enter a place of 1 or more',
  }),
);
