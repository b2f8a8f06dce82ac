/** What a type of question says to authors before learners meet a question. */

import type { Observed } from '../checking/histogram.ts'
import type { IssueKind } from '../checking/issue-rules.ts'
import type { CompiledProblem } from '../compiled-problem.ts'
import type { AnswerSet } from '../content/question-base.ts'
import type { Environment, Variant } from '../variables/variant.ts'
import type { KeyAt } from './key-shown.ts'
import type { Report } from '../content/report.ts'
import { say, type Said } from '../wording/said.ts'

/** The variant that is looked at. */
export interface CheckedVariant {
  readonly compiled: CompiledProblem
  readonly variant: Variant
  readonly environment: Environment
}

/** Collects what many variants show of one question; paths are relative to the question. */
export interface QuestionSurvey {
  readonly note: (kind: IssueKind, path: string, said: Said) => void
  /** A value of the key at a position of its set. */
  readonly observe: (position: number, observed: Observed) => void
  readonly observed: (position: number) => readonly Observed[]
  /** Whether what is merely worth a look is looked for as well. */
  readonly isLab: boolean
}

/** An answer that is typed to see what it earns. */
export interface Probe {
  readonly path: string
  readonly value: string
  readonly percentCorrect: number
}

/** Mistakes that learners make, and what they come to. */
export type MutantKind = 'sign' | 'double' | 'tenfold' | 'unit' | 'angles' | 'valuesAsShown'

/** What a learner types after a mistake, or after going on with values as they are shown. */
export interface Mutant {
  readonly kind: MutantKind
  readonly path: string
  readonly value: string
  readonly percentCorrect: number
}

/** The variant that mistakes are made in. */
export interface MutatedVariant extends CheckedVariant {
  /** The same draw where all angles are read in the other unit; absent where there are none. */
  readonly otherAngles: (() => Environment | undefined) | undefined
  /** The same draw worked out with values as learners read them; absent where that makes no difference. */
  readonly asShown: (() => Environment | undefined) | undefined
  /** Whether this is one of the few variants in which what takes long is tried. */
  readonly isSampled: boolean
}

export interface QuestionCheck<Q, C> {
  /** What is wrong whatever the variant is. */
  question(question: Q, report: Report): void
  /** What is wrong with one variant. */
  variant(question: C, at: CheckedVariant, survey: QuestionSurvey): void
  /** The author's answers as learners would type them, and what each has to earn. */
  probes(question: C, at: KeyAt): readonly Probe[]
  /** Answers after mistakes that may earn credit; those that surely earn none are left out. */
  mutants(question: C, at: MutatedVariant): readonly Mutant[]
  /** What only all variants together show. */
  variants(question: C, survey: QuestionSurvey): void
}

export const isPercent = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= 100

function checkCondition(set: AnswerSet<unknown>, isLast: boolean, path: string, report: Report): void {
  if (!isLast && (set.condition ?? '').trim() === '') {
    report('InvalidForUseError', path, say('setConditionMissing'), 'ConditionalsNotProvided')
  }
  if (isLast && set.condition !== undefined) {
    report('InvalidForUseError', path, say('lastSetCondition'))
  }
}

/** Sets: each but the last has a condition, none is empty, and every answer says what it earns. */
export function checkSets<A extends { readonly percentCorrect: number }>(
  sets: readonly AnswerSet<A>[],
  field: 'answerSets' | 'choiceSets',
  report: Report,
): void {
  if (sets.length === 0) report('InvalidForUseError', field, say('noRightAnswer'), 'CorrectAnswerNotProvided')
  for (const [index, set] of sets.entries()) {
    const path = `${field}.${index}`
    const isLast = index === sets.length - 1
    checkCondition(set, isLast, `${path}.condition`, report)
    if (set.answers.length === 0) {
      report('InvalidForUseError', `${path}.answers`, say('setEmpty'), 'CorrectAnswerNotProvided')
    } else if (!set.answers.some(({ percentCorrect }) => percentCorrect === 100)) {
      report('InvalidForUseError', `${path}.answers`, say('noFullCredit'), 'PercentCorrectNotProvided')
    }
    for (const [position, { percentCorrect }] of set.answers.entries()) {
      if (isPercent(percentCorrect)) continue
      const place = `${path}.answers.${position}.percentCorrect`
      report('InvalidForUseError', place, say('percentMissing'), 'PercentCorrectNotProvided')
    }
  }
}
