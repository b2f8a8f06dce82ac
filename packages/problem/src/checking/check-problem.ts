import { canonicalName } from '@isomorph/evaluator'
import { checkRichText, visit, type RichText } from '@isomorph/rich-text'
import { compileProblem } from '../compile-problem.ts'
import type { ProblemContent } from '../content/problem-content.ts'
import type { Question } from '../content/question.ts'
import type { Finding } from '../content/validation-level.ts'
import { namesOf, strangersInLabel } from '../statement/label.ts'
import { formulaUnits } from '../units/formula-units.ts'
import { typeOf } from '../question-types/question-types.ts'
import type { Report } from '../content/report.ts'
import { usesByName } from './variable-uses.ts'
import { findInVariants } from './variant-findings.ts'
import { asWritten, say, saidBy, type Said } from '../wording/said.ts'

/** More than anybody writes; beyond it drawing and checking would no longer be instant. */
const maximum = { variables: 300, questions: 200, values: 5000 }

function documentsOf(content: ProblemContent): readonly (readonly [path: string, doc: RichText])[] {
  const ofQuestion = (question: Question, path: string): readonly (readonly [string, RichText])[] => [
    ...question.hints.map((hint, index) => [`${path}.hints.${index}`, hint] as const),
    ...(question.feedback?.correct === undefined
      ? []
      : [[`${path}.feedback.correct`, question.feedback.correct] as const]),
    ...(question.feedback?.incorrect === undefined
      ? []
      : [[`${path}.feedback.incorrect`, question.feedback.incorrect] as const]),
    ...typeOf(question)
      .content.documents(question)
      .map(([field, doc]) => [`${path}.${field}`, doc] as const),
  ]
  return [
    ['statement', content.statement],
    ...content.questions.flatMap((question, index) => ofQuestion(question, `questions.${index}`)),
    ['solution', content.solution],
  ]
}

function checkDocuments(content: ProblemContent): readonly Finding[] {
  return documentsOf(content).flatMap(([path, doc]) => {
    const issue = checkRichText(doc).map((finding): Finding => ({
      level: 'InvalidForSave',
      path: `${path}.${finding.path}`,
      ...asWritten(`The text ${finding.message}.`),
    }))
    if (issue.length > 0) return issue
    const findings: Finding[] = []
    visit(doc, (node, at) => {
      if (node.type !== 'image' || node.attrs.alt.trim() !== '') return
      findings.push({
        level: 'InvalidForUseInfo',
        path: `${path}.${at}.attrs.alt`,
        ...say('imageWithoutText'),
      })
    })
    return findings
  })
}

function checkSlots(content: ProblemContent): readonly Finding[] {
  const slots: number[] = []
  visit(content.statement, (node) => {
    if (node.type === 'questionSlot') slots.push(node.attrs.questionKey)
  })
  const findings: Finding[] = []
  const keys = new Set(content.questions.map(({ questionKey }) => questionKey))
  if (slots.some((slot) => !keys.has(slot))) {
    findings.push({ level: 'InvalidForUseError', path: 'statement', ...say('slotWithoutQuestion') })
  }
  for (const [index, { questionKey }] of content.questions.entries()) {
    const places = slots.filter((slot) => slot === questionKey).length
    if (places > 1) {
      const said = say('manyPlaces', { number: String(index + 1) })
      findings.push({ level: 'InvalidForUseError', path: 'statement', ...said })
    }
    if (places === 0) {
      findings.push({ level: 'InvalidForUseInfo', path: `questions.${index}`, ...say('noPlace') })
    }
  }
  return findings
}

function repeated(values: readonly number[]): readonly number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []))
}

function checkKeysAndSizes(content: ProblemContent): readonly Finding[] {
  const findings: Finding[] = []
  const report = (path: string, said: Said): void => void findings.push({ level: 'InvalidForSave', path, ...said })
  for (const index of repeated(content.variables.map(({ id }) => id)))
    report(`variables.${index}.id`, say('sameVariableId'))
  for (const index of repeated(content.questions.map(({ questionKey }) => questionKey))) {
    report(`questions.${index}.questionKey`, say('sameQuestionKey'))
  }
  if (content.variables.length > maximum.variables)
    report('variables', say('tooManyVariables', { most: String(maximum.variables) }))
  if (content.questions.length > maximum.questions)
    report('questions', say('tooManyQuestions', { most: String(maximum.questions) }))
  for (const [index, variable] of content.variables.entries()) {
    if (variable.variableType === 'NumberSet' && variable.parameters.values.length > maximum.values) {
      report(`variables.${index}.parameters.values`, say('tooManyValues', { most: String(maximum.values) }))
    }
  }
  return findings
}

/** Names that stand in texts and are no variables, and variables that stand nowhere. */
function checkUses(content: ProblemContent): readonly Finding[] {
  const uses = usesByName(content)
  const known = new Map(content.variables.map((variable, index) => [canonicalName(variable.name), index]))
  const linked = new Set(content.linkedDraws.flatMap(({ variableIds }) => variableIds))
  const unknown = [...uses].flatMap(([name, places]) =>
    known.has(name)
      ? []
      : places
          .filter(({ kind }) => kind !== 'formula')
          .map(({ path }): Finding => ({
            level: 'InvalidForUseError',
            path,
            ...say('unknownName', { name }),
          })),
  )
  const unused = [...known]
    .filter(([name, index]) => !uses.has(name) && !linked.has(content.variables[index]?.id ?? -1))
    .map(([name, index]): Finding => {
      return { level: 'InvalidForUseInfo', path: `variables.${index}.name`, ...say('unusedVariable', { name }) }
    })
  return [...unknown, ...unused]
}

function checkQuestions(content: ProblemContent): readonly Finding[] {
  const findings: Finding[] = []
  const names = namesOf(content.variables)
  for (const [index, question] of content.questions.entries()) {
    for (const name of strangersInLabel(question.label, names)) {
      const said = say('strangerInLabel', { name: `{${name}}` })
      findings.push({ level: 'InvalidForUseInfo', path: `questions.${index}.label`, ...said })
    }
    const report: Report = (level, path, said, code) => {
      const ofCode = code === undefined ? {} : { code }
      findings.push({ level, path: `questions.${index}.${path}`, ...saidBy(said), ...ofCode })
    }
    if (!Number.isFinite(question.points) || question.points < 0)
      report('InvalidForUseError', 'points', say('pointsNegative'))
    typeOf(question).check.question(question, report)
  }
  if (content.questions.length === 0) {
    findings.push({ level: 'InvalidForUseInfo', path: 'questions', ...say('asksNothing') })
  }
  return findings
}

function withoutRepeats(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Set<string>()
  return findings.filter(({ path, message }) => {
    const key = `${path} ${message}`
    return seen.has(key) ? false : seen.add(key) !== undefined
  })
}

/**
 * Everything that an author should look at, with its level and the path of the field. `levelOf` gives the level of the
 * whole; content at `InvalidForSave` must not be stored, at `InvalidForUseError` not assigned.
 *
 * ```ts
 * levelOf(checkProblem(content)) // 'Valid'
 * ```
 */
export function checkProblem(content: ProblemContent): readonly Finding[] {
  const structure = [...checkKeysAndSizes(content), ...checkDocuments(content)]
  // A document or a list that is out of bounds is not looked into any further.
  if (structure.some(({ level }) => level === 'InvalidForSave')) return structure
  const compiled = compileProblem(content)
  return withoutRepeats([
    ...structure,
    ...compiled.findings,
    ...formulaUnits(compiled).findings,
    ...checkQuestions(content),
    ...checkSlots(content),
    ...checkUses(content),
    ...findInVariants(compiled),
  ])
}
