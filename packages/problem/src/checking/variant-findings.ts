/** What only variants show, as findings: the issue, a variant that has it, and what to do. */

import type { CompiledProblem } from '../compiled-problem.ts'
import type { Finding } from '../content/validation-level.ts'
import { surveyVariants, type Survey, type VariantIssue } from './survey.ts'
import { issueRules } from './issue-rules.ts'
import { say, sayAll, type Said } from '../wording/said.ts'

/** Enough for most issues to show, few enough to be done at every save. */
const maximumVariants = 200
const fewestVariants = 30
/** Questions checked, over all variants. */
const maximumChecks = 4000
/** Numbers of lists, over all variants. */
const maximumListedNumbers = 10_000
/** Beyond it no more variants are drawn: conditions that hardly ever hold would take all the time. */
const maximumNumbers = 120_000

const maximumNamedValues = 4
const longestValue = 30

function valuesNamed(values: Readonly<Record<string, string>>): string {
  const named = Object.entries(values)
    .slice(0, maximumNamedValues)
    .map(([name, value]) => `${name} = ${value.length > longestValue ? `${value.slice(0, longestValue)}…` : value}`)
  return named.length === 0 ? '' : ` (${named.join(', ')})`
}

const isDrawn = ({ compiled }: Pick<Survey, 'compiled'>): boolean =>
  compiled.variables.sources.some((source) => source.count > 1)

/** Problems without anything to draw have one variant only, which need not be named. */
function whereShown({ compiled, seen, failed }: Survey, { kind, example, count }: VariantIssue): readonly Said[] {
  if (example === undefined || !isDrawn({ compiled })) return []
  const shown = { seed: String(example.seed), values: valuesNamed(example.values) }
  if (issueRules[kind].isSampled === true) return [say('variantShown', shown)]
  const total = String(seen.size + failed.size)
  return [
    count > 1 ? say('variantAndOthers', { ...shown, count: count - 1, total }) : say('variantOf', { ...shown, total }),
  ]
}

/** A condition is about no variant: none was drawn. */
function whereTried({ tally }: Survey): Said {
  return say('heldInAll', { fitted: tally.fitted, tried: tally.tried })
}

function findingOf(survey: Survey, issue: VariantIssue): Finding {
  const { kind, path, example } = issue
  const { level } = issueRules[kind]
  const remedy = say(issueRules[kind].remedy)
  if (kind === 'conditionNeverHolds') return { level, path, ...sayAll(issue, remedy) }
  if (kind === 'conditionHardlyHolds') return { level, path, ...sayAll(issue, whereTried(survey), remedy) }
  // Where nothing is drawn, or nothing can be, it is the problem that is wrong, and not some of its variants.
  const isOfSome = example !== undefined && survey.seen.size > 0 && isDrawn(survey)
  const variant = isOfSome ? { variant: example } : {}
  return { level, path, ...sayAll(issue, ...whereShown(survey, issue), remedy), ...variant }
}

/** How many numbers a variant has in its lists. */
function numbersInLists({ variables }: CompiledProblem): number {
  return variables.sources.reduce((sum, { variable, isList }) => {
    if (!isList || variable.variableType === 'RichText') return sum
    return (
      sum +
      (variable.variableType === 'NumberSet' ? variable.parameters.values.length : (variable.parameters.count ?? 0))
    )
  }, 0)
}

/** Fewer variants of problems with many questions or long lists, so that a check stays quick. */
function countOfVariants(compiled: CompiledProblem): number {
  if (!isDrawn({ compiled })) return 1
  const perQuestion = Math.floor(maximumChecks / Math.max(1, compiled.questions.size))
  const perList = Math.floor(maximumListedNumbers / Math.max(1, numbersInLists(compiled)))
  return Math.min(maximumVariants, Math.max(fewestVariants, Math.min(perQuestion, perList)))
}

/** Looks at up to 200 variants. The same content always gives the same findings: work is counted, not timed. */
export function findInVariants(compiled: CompiledProblem): readonly Finding[] {
  if (compiled.error !== undefined) return []
  const survey = surveyVariants(compiled, {
    count: countOfVariants(compiled),
    firstSeed: 1,
    isOncePerVariant: true,
    maximumNumbers,
  })
  return [...survey.issues.values()].map((issue) => findingOf(survey, issue))
}
