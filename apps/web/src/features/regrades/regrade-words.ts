import type { MarkingRules, RegradableItem, Regrade, RegradeChanges } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { formatCount } from '../../numbers/counts.ts'
import { nameOfPoints } from '../../numbers/points.ts'

const statusNames: Readonly<Record<Regrade['status'], PlainKey>> = {
  computing: 'regrades.status.computing',
  ready: 'regrades.status.ready',
  applying: 'regrades.status.applying',
  applied: 'regrades.status.applied',
  failed: 'regrades.status.failed',
  discarded: 'regrades.status.discarded',
}

export function statusOf({ status, undoneBy }: Pick<Regrade, 'status' | 'undoneBy'>): string {
  return t(undoneBy === null ? statusNames[status] : 'regrades.status.undone')
}

/** The title of a regrade: what it is, and where it stands. */
export function statusTitle({ status, undoneBy, undoOf }: Pick<Regrade, 'status' | 'undoneBy' | 'undoOf'>): string {
  const shown = undoneBy === null ? status : 'other'
  return undoOf === null
    ? t('regrades.title.regrade', { status: shown })
    : t('regrades.title.undoing', { status: shown })
}

/** The regrades of an assessment, whose name may not be known yet. */
export function assessmentTitle(name: string | undefined): string {
  return name === undefined ? t('regrades.title') : t('regrades.title.of', { name })
}

/** Why a regrade failed, and what helps. */
export function failureText({ failure, done, total, undoOf }: Pick<Regrade, 'failure' | 'done' | 'total' | 'undoOf'>) {
  if (failure === null) return ''
  if (failure === 'notWorkedOut') return t('regrades.failure.notWorkedOut')
  const numbers = { done: formatCount(done), total: formatCount(total) }
  return undoOf === null ? t('regrades.failure.notAllChanged', numbers) : t('regrades.failure.notAllUndone', numbers)
}

/** Credit within a list of rules. */
const creditWords: Readonly<Record<MarkingRules['creditRule'], PlainKey>> = {
  asMarked: 'regrades.rules.credit.asMarked',
  fullCredit: 'regrades.rules.credit.fullCredit',
  fullCreditIfAnswered: 'regrades.rules.credit.fullCreditIfAnswered',
  dropped: 'regrades.rules.credit.dropped',
}

/** The numbers by which people know versions and questions. */
export interface ShownNumbers {
  readonly versionOf: (revisionId: number) => number | undefined
  readonly questionOf: (itemKey: number, questionKey: number) => number
}

/** A question that the problem has no more goes by its key. */
export function shownNumbers(items: readonly RegradableItem[]): ShownNumbers {
  return {
    versionOf: (id) => items.flatMap(({ revisions }) => revisions).find((revision) => revision.id === id)?.number,
    questionOf: (itemKey, questionKey) => {
      const { questions = [] } = items.find((item) => item.itemKey === itemKey) ?? {}
      const place = questions.findIndex((question) => question.questionKey === questionKey)
      return place === -1 ? questionKey : place + 1
    },
  }
}

function rulesWords(
  { itemKey, rules: { problemRevisionId, points, creditRule, questionRules } }: Regrade['targets'][number],
  { versionOf, questionOf }: ShownNumbers,
): string {
  const version = problemRevisionId === null ? undefined : versionOf(problemRevisionId)
  const parts = [
    problemRevisionId === null
      ? t('regrades.rules.asDelivered')
      : t('regrades.rules.version', { version: String(version ?? '?') }),
    ...(creditRule === 'asMarked' ? [] : [t(creditWords[creditRule])]),
    ...(points === null ? [] : [t('regrades.rules.counts', { points: nameOfPoints(points) })]),
    ...questionRules.map((rule) =>
      t('regrades.rules.question', {
        question: String(questionOf(itemKey, rule.questionKey)),
        rule: t(creditWords[rule.creditRule]),
      }),
    ),
  ]
  return parts.join(', ')
}

/** What a regrade is about, in one line. */
export function targetWords({ targets, undoOf }: Pick<Regrade, 'targets' | 'undoOf'>, numbers: ShownNumbers): string {
  const words = targets
    .map((target) =>
      t('regrades.target', {
        position: String(target.position),
        name: target.problemName,
        rules: rulesWords(target, numbers),
      }),
    )
    .join('; ')
  return undoOf === null ? words : t('regrades.target.undone', { what: words })
}

type Learner = RegradeChanges['learners'][number]

function percentOf(points: number, possible: number): number {
  return possible === 0 ? 0 : (points / possible) * 100
}

/** How many cross a line in percent of the total, in each direction. Whoever is excused has no total that counts. */
export function crossing(learners: readonly Learner[], line: number): { up: number; down: number } {
  const passes = learners
    .filter(({ isTotalSetByHand, isExcused }) => !isTotalSetByHand && !isExcused)
    .map((each) => ({
      before: percentOf(each.pointsBefore, each.possibleBefore) >= line,
      after: percentOf(each.pointsAfter, each.possibleAfter) >= line,
    }))
  return {
    up: passes.filter(({ before, after }) => !before && after).length,
    down: passes.filter(({ before, after }) => before && !after).length,
  }
}
