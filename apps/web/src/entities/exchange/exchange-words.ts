import type { ExchangeTextCode } from '@isomorph/contract'
import type { MessageKey } from '@isomorph/messages'
import { codedWords } from '../../refusals/coded-words.ts'
import { fieldErrorKeys } from '../../refusals/field-errors.ts'
import { rosterReasonKeys } from './roster-reasons.ts'

/** The message of each sentence about an exchange with a connected system: a code without one does not compile. */
export const exchangeKeys: Readonly<Record<ExchangeTextCode, MessageKey>> = {
  lineItemMade: 'connections.exchange.lineItemMade',
  noLineItem: 'connections.exchange.noLineItem',
  columnNotYet: 'connections.exchange.columnNotYet',
  columnGone: 'connections.exchange.columnGone',
  readingNotAllowed: 'connections.exchange.readingNotAllowed',
  connectionOff: 'connections.exchange.connectionOff',
  scoresNotSent: 'connections.exchange.scoresNotSent',
  noLineItemAnswer: 'connections.exchange.noLineItemAnswer',
  noLineItemsAnswer: 'connections.exchange.noLineItemsAnswer',
  noResultsAnswer: 'connections.exchange.noResultsAnswer',
  lineItemWithoutAddress: 'connections.exchange.lineItemWithoutAddress',
  rosterTakenOver: 'connections.exchange.rosterTakenOver',
  rosterWaits: 'connections.exchange.rosterWaits',
  scheduleOfInstructor: 'connections.exchange.scheduleOfInstructor',
  scheduleClasses: 'connections.exchange.scheduleClasses',
  scheduleCourses: 'connections.exchange.scheduleCourses',
  scheduleTerms: 'connections.exchange.scheduleTerms',
  scheduleForbidden: 'connections.exchange.scheduleForbidden',
  scheduleLeftOut: 'connections.exchange.scheduleLeftOut',
  scheduleMostTerms: 'connections.exchange.scheduleMostTerms',
  scheduleSharedNumber: 'connections.exchange.scheduleSharedNumber',
  timetableSlow: 'connections.exchange.timetableSlow',
  oneRosterExport: 'connections.exchange.oneRosterExport',
  oneRosterEnrolments: 'connections.exchange.oneRosterEnrolments',
  oneRosterWithoutNumber: 'connections.exchange.oneRosterWithoutNumber',
  oneEvent: 'connections.exchange.oneEvent',
  events: 'connections.exchange.events',
  eventsWait: 'connections.exchange.eventsWait',
  eventWrong: 'connections.exchange.eventWrong',
  eventOfKind: 'connections.exchange.eventOfKind',
  eventField: 'connections.exchange.eventField',
  eventAction: 'connections.exchange.eventAction',
  eventsInEnvelopes: 'connections.exchange.eventsInEnvelopes',
  eventsDropped: 'connections.exchange.eventsDropped',
  eventsTooOld: 'connections.exchange.eventsTooOld',
  eventsNotSent: 'connections.exchange.eventsNotSent',
  storeUnreachable: 'connections.exchange.storeUnreachable',
  storeToken: 'connections.exchange.storeToken',
  storeStatus: 'connections.exchange.storeStatus',
  serverNowhere: 'connections.exchange.serverNowhere',
  serverOtherHost: 'connections.exchange.serverOtherHost',
  serverElsewhere: 'connections.exchange.serverElsewhere',
  serverMustNot: 'connections.exchange.serverMustNot',
  answerBytes: 'connections.exchange.answerBytes',
  receiverStatus: 'connections.exchange.receiverStatus',
  receiverTookNothing: 'connections.exchange.receiverTookNothing',
}

/** The sentences about an exchange, with those about rosters and about addresses that do not answer. */
export const allExchangeKeys = { ...fieldErrorKeys, ...rosterReasonKeys, ...exchangeKeys }

/** What was exchanged with a connected system, or why nothing was, in the language of the page. */
export const exchangeWords = codedWords(allExchangeKeys)
