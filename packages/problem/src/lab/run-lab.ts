/** The variant lab: many variants, the mistakes of learners in each, what is wrong, and what fixes it. */

import { distributionOf, type Distribution } from '../checking/histogram.ts'
import { issueRules } from '../checking/issue-rules.ts'
import { keyOfIssue, surveyVariants, type VariantIssue } from '../checking/survey.ts'
import { closeRow, type VariantRow } from '../checking/variant-rows.ts'
import type { CompiledProblem } from '../compiled-problem.ts'
import { compileProblem } from '../compile-problem.ts'
import type { Finding } from '../content/validation-level.ts'
import type { RefusedPin } from '../variables/chosen-draws.ts'
import { findFixes } from './find-fixes.ts'
import type { Fix } from './fix.ts'
import { say, type Said } from '../wording/said.ts'

/** Something that is wrong with some variants, how bad it is, and what was tried and fixes it. */
export interface LabIssue extends VariantIssue {
  readonly level: Exclude<Finding['level'], 'InvalidForSave'>
  readonly remedy: Said
  readonly fixes: readonly Fix[]
}

/** What many drawn variants have shown. */
export interface LabReport {
  /** How many variants were drawn. */
  readonly count: number
  readonly distinctVariants: number
  readonly variables: readonly ({ readonly name: string } & Distribution)[]
  /** Numeric keys, by question and position of the answer within its set. */
  readonly answers: readonly ({ readonly questionKey: number; readonly position: number } & Distribution)[]
  readonly issues: readonly LabIssue[]
  /** The different variants, in the order of their seeds. */
  readonly rows: readonly VariantRow[]
}

interface LabOptions {
  readonly count: number
  readonly firstSeed?: number
}

/** The lab shows what could be pinned beside what is. */
function withAllVariants(compiled: CompiledProblem): CompiledProblem {
  const { drawsPinnedOnly = false, ...content } = compiled.content
  return drawsPinnedOnly ? compileProblem(content) : compiled
}

/** Pinned variants that a condition leaves out, by condition. */
function refusedPins({ variables }: CompiledProblem): readonly LabIssue[] {
  const byFormula = new Map<string, RefusedPin[]>()
  for (const pin of variables.chosen.refused) byFormula.set(pin.formula, [...(byFormula.get(pin.formula) ?? []), pin])
  return [...byFormula].map(([formula, pins]): LabIssue => {
    const kind = 'pinnedNotDrawn'
    return {
      kind,
      path: `pinnedVariants.${pins[0]?.index ?? 0}`,
      ...say('pinsNotMeeting', { count: pins.length, formula }),
      count: pins.length,
      seeds: [],
      level: issueRules[kind].level,
      remedy: say(issueRules[kind].remedy),
      fixes: [
        {
          label: say('fixUnpin', { count: pins.length }),
          change: { kind: 'unpin', variants: pins.map(({ variant }) => variant) },
        },
      ],
    }
  })
}

/** Errors first, then what concerns most variants. */
function byWeight(one: VariantIssue, other: VariantIssue): number {
  const [first, second] = [one, other].map(({ kind }) => (issueRules[kind].level === 'InvalidForUseError' ? 0 : 1))
  return (first ?? 0) - (second ?? 0) || other.count - one.count
}

/** Beyond it no more variants are drawn: conditions that hardly ever hold would take all the time. */
const maximumNumbers = 2_000_000
/** Fixes are looked for in the weightiest issues only: each takes a few hundred variants to try. */
const maximumIssuesWithFixes = 6

/**
 * Looks at many variants. The same content always gives the same report: work is counted, not timed.
 *
 * ```ts
 * runLab(compileProblem(content), { count: 1000 }).issues[0]?.fixes[0]?.latex // b\\ne 7
 * ```
 */
export function runLab(given: CompiledProblem, { count, firstSeed = 1 }: LabOptions): LabReport {
  const compiled = withAllVariants(given)
  const survey = surveyVariants(compiled, { count, firstSeed, isOncePerVariant: false, maximumNumbers, isLab: true })
  const issues = [...survey.issues.values()].sort(byWeight)
  const positions = new Map(issues.map((issue, index) => [keyOfIssue(issue), index]))
  const rows = survey.rows.map((row) => closeRow(row, positions))
  return {
    count,
    distinctVariants: survey.seen.size,
    variables: [...survey.variables].map(([name, observed]) => ({ name, ...distributionOf(observed) })),
    answers: [...survey.answers].map(([key, observed]) => {
      const [questionKey, position] = key.split(':').map(Number)
      return { questionKey: questionKey ?? 0, position: position ?? 0, ...distributionOf(observed) }
    }),
    issues: issues
      .map((issue, index): LabIssue => {
        const failing = rows.filter((row) => row.issues.includes(index))
        const passing = rows.filter((row) => !row.issues.includes(index))
        const fixes = index < maximumIssuesWithFixes ? findFixes({ compiled, issue, failing, passing }, issues) : []
        const { level, remedy } = issueRules[issue.kind]
        return { ...issue, level, remedy: say(remedy), fixes }
      })
      .concat(refusedPins(compiled)),
    rows: distinctRows(rows),
  }
}

/** A variant that came up twice is one row. */
function distinctRows(rows: readonly VariantRow[]): readonly VariantRow[] {
  const seen = new Set<string>()
  return rows.filter(({ drawn }) => {
    const key = JSON.stringify(drawn)
    const isFirst = !seen.has(key)
    seen.add(key)
    return isFirst
  })
}
