import { codedTexts } from '../errors/coded-texts.ts'

/**
 * Why a roster waits, failed or left somebody out, in English by its code. The catalog `connections` has the same in every language. What
 * platforms and timetables answer is among it: their clients know no codes.
 */
export const rosterTexts = codedTexts({
  brokeOff: 'The reading broke off.',
  alikeNumbers:
    'The timetable names people whose numbers differ only in zeros at the beginning: {one} and {other}. The numbers have to be corrected there.',
  severalHere:
    'Several people here have the university number {number}, with more or fewer zeros before it. An administrator has to correct their numbers.',
  timetableTooSlow: 'The timetable took more than three minutes to name the people of the classes.',
  notKnownAnyMore: 'The timetable does not know {names} any more.',
  withoutNumber: 'People without a usable university number, who were left out: {people}.',
  twoNumbers: 'People with two university numbers that differ, who were left out: {people}.',
  tellAdministrator: 'Tell your administrator.',
  tooManyPeople: 'The timetable names more than {most} people.',
  noStudent: 'The timetable names no student any more.',
  notAllowed: 'The platform does not let us read its roster. Allow the tool to do so, and open a link again.',
  emptyRoster: 'The platform answered with an empty roster. Nobody was removed.',
  followsOthers: 'The course follows other classes now, or none. Those that it follows are read next.',
  losingMany: 'More than half of those who came from there would leave the course.',
  firstOfClasses:
    'This is the first reading of these classes, or the timetable has another address now. Nothing has changed yet.',
  firstReading: 'This is the first reading. Nothing has changed yet.',
  nobodyLeft: 'Nobody has left the course for that. People who join are in it already.',
  platformGone: 'The platform is not connected any more.',
  timetableGone: 'The timetable is not connected any more.',
  noToken: 'No token:',
  platformUnreachable: 'The platform cannot be reached.',
  serverUnreachable: 'The server cannot be reached.',
  serverTooSlow: 'The server takes too long to answer.',
  platformTooOften: 'The platform is asked too often ({status}).',
  platformFault: 'The platform has a fault ({status}).',
  platformRefuses: 'The platform refuses it ({status}).',
  platformRefusesSaying: 'The platform refuses it ({status}): {words}',
  noTokenAnswer: 'The platform answered with something that is no token.',
  noJsonAnswer: 'The platform answered with something that is no JSON.',
  noRosterAnswer: 'The platform answered with something that is no roster.',
  unreadableMember: 'The platform names a member that cannot be read.',
  rosterTooLong: 'The roster has more than {most} people.',
  endlessPages: 'The pages of the platform have no end.',
  pageElsewhere: 'The platform names a next page at another site.',
  uniTimeAccount: 'UniTime does not accept the account name or the password.',
  uniTimeToken: 'UniTime does not accept the token.',
  uniTimeForbids: 'UniTime does not allow the account to read {path}. It needs the right “{right}” there.',
  uniTimeUnknown: 'UniTime does not know {path} (status {status}). The address may be wrong: it ends before /api.',
  uniTimeStatus: 'UniTime answered {path} with status {status}.',
  uniTimeNoJson: 'The answer to {path} is no JSON. The address may lead to another program than UniTime.',
  uniTimeOther: 'The answer to {path} is not what UniTime answers.',
  uniTimeOtherAt: 'The answer to {path} is not what UniTime answers, at {place}.',
})

export type RosterTextCode = keyof (typeof rosterTexts)['texts']
