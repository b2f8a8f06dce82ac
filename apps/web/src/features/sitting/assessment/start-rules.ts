import type { Sitting } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { lateDays } from '@isomorph/problem'
import { formatDuration } from '../../../dates/dates.ts'
import { nameOfLockdown } from '../../lockdown/index.ts'
import { formatPoints, nameOfPoints } from '../../../numbers/points.ts'

const countingNames: Record<Sitting['rules']['countingAttempt'], PlainKey> = {
  best: 'sitting-start.rule.counting.best',
  last: 'sitting-start.rule.counting.last',
  first: 'sitting-start.rule.counting.first',
}

function attemptsInWords({ rules }: Sitting): string {
  const { attemptsAllowed, countingAttempt } = rules
  const common = commonAttempts(attemptsAllowed, t(countingNames[countingAttempt]))
  return rules.hasRulesOfProblems ? `${common} ${t('sitting-start.rule.attempts.differ')}` : common
}

function commonAttempts(attemptsAllowed: number | null, counting: string): string {
  if (attemptsAllowed === null) return t('sitting-start.rule.attempts.unlimited', { counting })
  if (attemptsAllowed === 1) return t('sitting-start.rule.attempts.one')
  return t('sitting-start.rule.attempts.many', { count: String(attemptsAllowed), counting })
}

function problemsInWords({ rules, groupAssessment }: Sitting): string {
  const all = { count: String(groupAssessment.problemCount), points: nameOfPoints(groupAssessment.points) }
  return rules.bonusPoints > 0
    ? t('sitting-start.rule.problems.withBonus', { ...all, bonus: nameOfPoints(rules.bonusPoints) })
    : t('sitting-start.rule.problems.text', all)
}

function timeInWords(timeLimitSeconds: number | null): string {
  if (!timeLimitSeconds) return t('sitting-start.rule.time.none')
  return t('sitting-start.rule.time.limit', { duration: formatDuration(timeLimitSeconds) })
}

function lateWork(moment: string, penaltyPercent: number): string {
  if (penaltyPercent === 0) return t('sitting-start.rule.late.free', { moment })
  return t('sitting-start.rule.late.penalty', { moment, percent: formatPoints(penaltyPercent) })
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
    [t('sitting-start.rule.problems'), problemsInWords(sitting)],
    [t('sitting-start.rule.time'), timeInWords(timeLimitSeconds)],
    [t('sitting-start.rule.attempts'), attemptsInWords(sitting)],
  ]
  if (groupAssessment.own?.status === 'Excused')
    list.unshift([t('sitting-start.rule.excused'), t('sitting-start.rule.excused.text')])
  if (sitting.lockdown) list.push([t('sitting-start.rule.browser'), nameOfLockdown[sitting.lockdown.kind]])
  if (rules.attemptPenaltyPercent > 0)
    list.push([
      t('sitting-start.rule.further'),
      t('sitting-start.rule.further.text', { percent: formatPoints(rules.attemptPenaltyPercent) }),
    ])
  if (opensAt) list.push([t('sitting-start.rule.opens'), format(opensAt)])
  if (dueAt) list.push([t('sitting-start.rule.due'), format(dueAt)])
  if (closesAt && closesAt !== dueAt)
    list.push([t('sitting-start.rule.late'), lateWork(format(closesAt), rules.latePenaltyPercent)])
  return list
}

/** What starting now costs, where it is late; null on time. */
export function lateStart({ rules, schedule }: Sitting, now: number): string | null {
  const days = lateDays(new Date(now), schedule.dueAt ? new Date(schedule.dueAt) : null)
  if (days === 0) return null
  const percent = Math.min(100, days * rules.latePenaltyPercent)
  if (percent === 0) return t('sitting-start.late.free')
  if (percent === 100) return t('sitting-start.late.nothing')
  return t('sitting-start.late.penalty', { percent: formatPoints(percent) })
}
