import type { MarkingRefusalCode, SittingRefusalCode } from '@isomorph/contract'
import { defineRefusals, Refusal, type RefusalKind } from '../../refusals/refusals.ts'

/** What staff meet; and what a page meets that tells of its events, which nobody sees. */
type OtherCode = MarkingRefusalCode<'act'> | 'tooManyEvents'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const sittingRefusals: Readonly<Record<SittingRefusalCode | OtherCode, RefusalKind>> = defineRefusals({
  notOpenYet: { status: 409, title: 'Not open yet', detail: 'This assessment cannot be started before it opens.' },
  closed: { status: 409, title: 'Closed', detail: 'This assessment is closed; nothing can be started any more.' },
  wrongAccessCode: {
    status: 403,
    title: 'Wrong access code',
    detail: 'Type the access code that your instructor gave you.',
  },
  accessCodeLocked: {
    status: 429,
    title: 'Too many wrong access codes',
    detail: 'Wait before you try again, and ask your instructor for the access code.',
  },
  notStarted: { status: 409, title: 'Not started', detail: 'Start the assessment first.' },
  tooManyEvents: {
    status: 429,
    title: 'Too many events',
    detail: 'The browser reports more events than a person can cause. Wait a minute.',
  },
  unreadableAnswers: {
    status: 422,
    title: 'An answer could not be read',
    detail: 'Nothing was submitted and no attempt was used. Correct the answers that are named and submit again.',
  },
  unknownQuestions: {
    status: 400,
    title: 'Unknown question',
    detail: 'An answer was given to a question that this problem does not have, or twice to the same one.',
  },
  tooMuchText: {
    status: 429,
    title: 'Too much text at once',
    detail: 'More text was sent within a minute than anybody types. Wait a minute; nothing that was saved is lost.',
  },
  deadlinePassed: {
    status: 409,
    title: 'Time is over',
    detail: 'The deadline has passed. What you had saved before it was submitted for you.',
  },
  paused: {
    status: 409,
    title: 'Paused',
    detail:
      'Your instructor has paused this assessment. What you have typed is kept; submit it when the assessment goes on.',
  },
  onBreak: {
    status: 409,
    title: 'On a break',
    detail: 'You are on a break. What you have typed is kept; end the break, and submit it then.',
  },
  noBreakLeft: {
    status: 409,
    title: 'No break left',
    detail: 'You have no more minutes for breaks in this assessment.',
  },
  keyOfOtherAct: {
    status: 409,
    title: 'Something else was done with this key',
    detail: 'Each act has a key of its own. Send a new one.',
  },
  noAttemptsLeft: {
    status: 409,
    title: 'No attempts left',
    detail: 'You have used all your attempts at this problem.',
  },
  finished: {
    status: 409,
    title: 'Finished',
    detail: 'This assessment is finished; nothing more can be submitted.',
  },
  notFinishedByHand: {
    status: 409,
    title: 'Nothing to finish',
    detail: 'This assessment is not finished by hand; it closes by itself.',
  },
  learnerNotStarted: {
    status: 409,
    title: 'Not started',
    detail: 'This student has not started; there is nothing to reopen.',
  },
  notEnded: {
    status: 409,
    title: 'Not ended',
    detail: 'This student can still work. Attempts that are used up do not end an assessment.',
  },
  reopeningNeedsEnd: {
    status: 409,
    title: 'Give a new end',
    detail: "This student's deadline has passed. Give the minutes or the moment until which they can work.",
  },
  impossibleEnd: {
    status: 400,
    title: 'The new end is not possible',
    detail: 'Give an end that lies ahead, by a year at most.',
  },
  nothingToAppeal: {
    status: 409,
    title: 'Nothing to appeal against',
    detail: 'You can appeal against released marks below 100 % of attempts that count or could count.',
  },
  appealedAlready: {
    status: 409,
    title: 'You have appealed already',
    detail: 'Each marking can be appealed against once. Wait for the answer.',
  },
  appealPeriodOver: {
    status: 409,
    title: 'The time for appeals is over',
    detail: 'Appeals are accepted for some days after marks were shown or changed, if at all. Ask your instructor.',
  },
  appealAnswered: {
    status: 409,
    title: 'The appeal was answered',
    detail: 'An appeal that was answered cannot be withdrawn.',
  },
  busy: {
    status: 503,
    title: 'Too much at once',
    detail: 'Several submissions arrived at once. Nothing was lost; submit again.',
  },
})

/** What is refused in a pause, with whose pause it is. */
export function refusalOfPause({ pause_ends_at: endsAt }: { readonly pause_ends_at: Date | null }): Refusal {
  return new Refusal(endsAt === null ? sittingRefusals.paused : sittingRefusals.onBreak)
}
