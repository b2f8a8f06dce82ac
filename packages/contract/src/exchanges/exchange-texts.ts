import { codedTexts } from '../errors/coded-texts.ts'

/**
 * What the integration ledger, the scores at platforms, the schedules of timetables and the log of a webhook say beside `rosterTexts`, in English
 * by its code. The catalog `connections` has the same in every language. What the clients of platforms and timetables answer is among it.
 */
export const exchangeTexts = codedTexts({
  lineItemMade: 'A column of the gradebook stands for the assessment.',
  noLineItem:
    'The platform has no column for this assessment and lets us make none. Set the tool up there so that it may manage grades, and open the link again.',
  columnNotYet: 'It has no column for these scores yet: one is made when the first score is sent.',
  columnGone: 'The column was deleted at the platform. Another one is made, and every score is sent again.',
  readingNotAllowed: 'The platform does not let us read grades. Allow the tool to do so there.',
  connectionOff: 'The connection with the platform is switched off. An administrator can switch it on.',
  scoresNotSent: 'The scores could not be sent.',
  noLineItemAnswer: 'The platform answered with something that is no line item.',
  noLineItemsAnswer: 'The platform answered with something that is no list of line items.',
  noResultsAnswer: 'The platform answered with something that is no list of results.',
  lineItemWithoutAddress: 'The platform names a line item without its address.',
  rosterTakenOver:
    'Taken over: joining {added}, leaving {removed}, with another role {changed}, as before {unchanged}.',
  rosterWaits:
    'Waits to be confirmed: joining {added}, leaving {removed}, with another role {changed}, as before {unchanged}.',
  scheduleOfInstructor: 'Schedule of an instructor',
  scheduleClasses: 'Classes: {classes}.',
  scheduleCourses: 'Courses coordinated: {courses}.',
  scheduleTerms: 'Terms with classes: {terms}.',
  scheduleForbidden: 'Terms that the account may not read: {terms}.',
  scheduleLeftOut: 'Left out: {terms}.',
  scheduleMostTerms: 'Only {most} terms are asked for.',
  scheduleSharedNumber:
    'Several people here have university numbers that differ from yours only in zeros before it. Tell your administrator.',
  timetableSlow: 'The timetable takes too long to answer.',
  oneRosterExport: 'OneRoster export',
  oneRosterEnrolments: 'Enrolments: {enrolments}.',
  oneRosterWithoutNumber: 'Without a number: {people}.',
  oneEvent: '1 event',
  events: '{count} events',
  eventsWait: 'Events wait',
  eventWrong: 'An event that is not right',
  eventOfKind: 'Event {kind}:',
  eventField: 'Field {path}:',
  eventAction: 'No event of type {type} has the action {action}.',
  eventsInEnvelopes: 'In {count} envelopes.',
  eventsDropped: 'The events were dropped.',
  eventsTooOld: 'They waited for a week and were dropped.',
  eventsNotSent: 'The events could not be sent.',
  storeUnreachable: 'The event store cannot be reached.',
  storeToken: 'The event store does not accept the token (401).',
  storeStatus: 'The event store answered with {status}.',
  serverNowhere: 'The server redirects to nowhere.',
  serverOtherHost: 'The server redirects to another host ({host}).',
  serverElsewhere: 'The server leads to another page in place of an answer.',
  serverMustNot: 'The server redirects where it must not.',
  answerBytes: 'The answer is longer than {bytes} bytes.',
  receiverStatus: 'The receiver answered with {status}.',
  receiverTookNothing: 'The receiver took nothing for {days} days.',
})

export type ExchangeTextCode = keyof (typeof exchangeTexts)['texts']
