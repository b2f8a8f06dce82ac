import type { MarkingRules, Regrade, RegradeChanges } from '@isomorph/contract'
import { nameOfPoints } from '../../numbers/points.ts'
import { creditNames } from './regrade-draft.ts'

export const statusNames: Readonly<Record<Regrade['status'], string>> = {
  computing: 'Being worked out',
  ready: 'Not applied yet',
  applying: 'Being applied',
  applied: 'Applied',
  failed: 'Failed',
  discarded: 'Not applied',
}

export function statusOf({ status, undoneBy }: Pick<Regrade, 'status' | 'undoneBy'>): string {
  return undoneBy === null ? statusNames[status] : 'Undone'
}

type VersionOf = (revisionId: number) => number | undefined

function rulesWords(
  { problemRevisionId, points, creditRule, questionRules }: MarkingRules,
  versionOf: VersionOf,
): string {
  const version = problemRevisionId === null ? undefined : versionOf(problemRevisionId)
  const parts = [
    problemRevisionId === null ? 'marked as delivered' : `marked by version ${version ?? '?'}`,
    ...(creditRule === 'asMarked' ? [] : [creditNames[creditRule].toLowerCase()]),
    ...(points === null ? [] : [`counts ${nameOfPoints(points)}`]),
    ...questionRules.map((rule) => `question ${rule.questionKey}: ${creditNames[rule.creditRule].toLowerCase()}`),
  ]
  return parts.join(', ')
}

/** What a regrade is about, in one line. */
export function targetWords({ targets, undoOf }: Pick<Regrade, 'targets' | 'undoOf'>, versionOf: VersionOf): string {
  const words = targets
    .map(({ position, problemName, rules }) => `${position}. ${problemName}: ${rulesWords(rules, versionOf)}`)
    .join('; ')
  return undoOf === null ? words : `Undone: ${words}`
}

type Learner = RegradeChanges['learners'][number]

function percentOf(points: number, possible: number): number {
  return possible === 0 ? 0 : (points / possible) * 100
}

/** How many cross a line in percent of the total, in each direction. */
export function crossing(learners: readonly Learner[], line: number): { up: number; down: number } {
  const passes = learners
    .filter(({ isTotalSetByHand }) => !isTotalSetByHand)
    .map((each) => ({
      before: percentOf(each.pointsBefore, each.possibleBefore) >= line,
      after: percentOf(each.pointsAfter, each.possibleAfter) >= line,
    }))
  return {
    up: passes.filter(({ before, after }) => !before && after).length,
    down: passes.filter(({ before, after }) => before && !after).length,
  }
}
