import type { RosterTextCode } from '@isomorph/contract'
import type { MessageKey } from '@isomorph/messages'
import { codedWords } from '../../refusals/coded-words.ts'

/** The message of each sentence about a roster: a code without one does not compile. */
export const rosterReasonKeys: Readonly<Record<RosterTextCode, MessageKey>> = {
  brokeOff: 'connections.roster.reason.brokeOff',
  alikeNumbers: 'connections.roster.reason.alikeNumbers',
  severalHere: 'connections.roster.reason.severalHere',
  timetableTooSlow: 'connections.roster.reason.timetableTooSlow',
  notKnownAnyMore: 'connections.roster.reason.notKnownAnyMore',
  withoutNumber: 'connections.roster.reason.withoutNumber',
  twoNumbers: 'connections.roster.reason.twoNumbers',
  tellAdministrator: 'connections.roster.reason.tellAdministrator',
  tooManyPeople: 'connections.roster.reason.tooManyPeople',
  noStudent: 'connections.roster.reason.noStudent',
  notAllowed: 'connections.roster.reason.notAllowed',
  emptyRoster: 'connections.roster.reason.emptyRoster',
  followsOthers: 'connections.roster.reason.followsOthers',
  losingMany: 'connections.roster.reason.losingMany',
  firstOfClasses: 'connections.roster.reason.firstOfClasses',
  firstReading: 'connections.roster.reason.firstReading',
  nobodyLeft: 'connections.roster.reason.nobodyLeft',
  platformGone: 'connections.roster.reason.platformGone',
  timetableGone: 'connections.roster.reason.timetableGone',
  noToken: 'connections.roster.reason.noToken',
  platformUnreachable: 'connections.roster.reason.platformUnreachable',
  serverUnreachable: 'connections.roster.reason.serverUnreachable',
  serverTooSlow: 'connections.roster.reason.serverTooSlow',
  platformTooOften: 'connections.roster.reason.platformTooOften',
  platformFault: 'connections.roster.reason.platformFault',
  platformRefuses: 'connections.roster.reason.platformRefuses',
  platformRefusesSaying: 'connections.roster.reason.platformRefusesSaying',
  noTokenAnswer: 'connections.roster.reason.noTokenAnswer',
  noJsonAnswer: 'connections.roster.reason.noJsonAnswer',
  noRosterAnswer: 'connections.roster.reason.noRosterAnswer',
  unreadableMember: 'connections.roster.reason.unreadableMember',
  rosterTooLong: 'connections.roster.reason.rosterTooLong',
  endlessPages: 'connections.roster.reason.endlessPages',
  pageElsewhere: 'connections.roster.reason.pageElsewhere',
  uniTimeAccount: 'connections.roster.reason.uniTimeAccount',
  uniTimeToken: 'connections.roster.reason.uniTimeToken',
  uniTimeForbids: 'connections.roster.reason.uniTimeForbids',
  uniTimeUnknown: 'connections.roster.reason.uniTimeUnknown',
  uniTimeStatus: 'connections.roster.reason.uniTimeStatus',
  uniTimeNoJson: 'connections.roster.reason.uniTimeNoJson',
  uniTimeOther: 'connections.roster.reason.uniTimeOther',
  uniTimeOtherAt: 'connections.roster.reason.uniTimeOtherAt',
}

/** Why a roster waits, failed or left somebody out, in the language of the page. */
export const rosterReasonWords = codedWords(rosterReasonKeys)
