import type { Sitting } from '@isomorph/contract'
import { lateDays } from '@isomorph/problem'
import { formatDuration } from '../../../dates/dates.ts'
import { nameOfLockdown } from '../../lockdown/index.ts'
import { nameOfPoints } from '../../../numbers/points.ts'

const countingNames = {
  best: 'Your best attempt counts.',
  last: 'Your last attempt counts.',
  first: 'Your first attempt counts.',
}

function attemptsInWords({ rules }: Sitting): string {
  const { attemptsAllowed, countingAttempt } = rules
  return `${commonAttempts(attemptsAllowed, countingAttempt)}${rules.hasRulesOfProblems ? ' Some problems have a number or a penalty of their own.' : ''}`
}

function commonAttempts(attemptsAllowed: number | null, countingAttempt: keyof typeof countingNames): string {
  if (attemptsAllowed === null) return `As many as you like per problem. ${countingNames[countingAttempt]}`
  return attemptsAllowed === 1 ? '1 per problem.' : `${attemptsAllowed} per problem. ${countingNames[countingAttempt]}`
}

function bonusInWords({ rules }: Sitting): string {
  return rules.bonusPoints > 0 ? `, and up to ${nameOfPoints(rules.bonusPoints)} as a bonus` : ''
}

function lateWork(end: string, penaltyPercent: number): string {
  if (penaltyPercent === 0) return `Until ${end}, without a penalty`
  return `Until ${end}, −${penaltyPercent} % per day`
}

/**
 * What a learner should know before the start, as names and texts.
 *
 * @param format writes a moment for this learner
 */
export function rulesOf(sitting: Sitting, format: (moment: string) => string): readonly (readonly [string, string])[] {
  const { rules, schedule, groupAssessment } = sitting
  const { timeLimitSeconds, opensAt, dueAt, closesAt } = schedule
  const list: (readonly [string, string])[] = [
    [
      'Problems',
      `${groupAssessment.problemCount}, ${nameOfPoints(groupAssessment.points)} in all${bonusInWords(sitting)}`,
    ],
    ['Time', timeLimitSeconds ? `${formatDuration(timeLimitSeconds)} from the moment you start` : 'No limit'],
    ['Attempts', attemptsInWords(sitting)],
  ]
  if (groupAssessment.own?.status === 'Excused') list.unshift(['Excused', 'This assessment does not count for you.'])
  if (sitting.lockdown) list.push(['Browser', nameOfLockdown[sitting.lockdown.kind]])
  if (rules.attemptPenaltyPercent > 0)
    list.push(['Further attempts', `Each costs ${rules.attemptPenaltyPercent} % of the points.`])
  if (opensAt) list.push(['Opens', format(opensAt)])
  if (dueAt) list.push(['Due', format(dueAt)])
  if (closesAt && closesAt !== dueAt) list.push(['Late work', lateWork(format(closesAt), rules.latePenaltyPercent)])
  return list
}

/** What starting now costs, where it is late; null on time. */
export function lateStart({ rules, schedule }: Sitting, now: number): string | null {
  const days = lateDays(new Date(now), schedule.dueAt ? new Date(schedule.dueAt) : null)
  if (days === 0) return null
  const percent = Math.min(100, days * rules.latePenaltyPercent)
  if (percent === 0) return 'The due date has passed. Late work is accepted without a penalty.'
  if (percent === 100) return 'The due date has passed. What you submit now earns no points.'
  return `The due date has passed. What you submit now loses ${percent} % of its points, and more with each further day.`
}
