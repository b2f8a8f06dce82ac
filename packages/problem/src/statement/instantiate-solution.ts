/** The worked solution and the right answers of a variant. For staff, and for learners once they are released. */

import { canonicalName } from '@isomorph/evaluator'
import type { RichText } from '@isomorph/rich-text'
import type { CompiledProblem } from '../compile-problem.ts'
import { keyNumbers } from '../question-types/numeric/judge-number.ts'
import {
  setThatApplies,
  type CompiledAnswer,
  type CompiledFormulaQuestion,
  type CompiledQuestion,
} from '../questions/compile-question.ts'
import { shownValue } from '../variables/shown-values.ts'
import { environmentOf, type Environment, type Variant } from '../variables/variant.ts'
import { choicesFor, instantiateDocument } from './instantiate.ts'
import { expressionKeyLatex, keyInForm, numberKeyLatex, unitLatex } from './key-latex.ts'

/** One answer that earns credit, as people read it. */
export interface CorrectAnswer {
  /** LaTeX for numbers and expressions; absent for texts and choices. */
  readonly latex?: string
  readonly text?: string
  readonly choice?: { readonly choiceKey: number; readonly content: RichText }
  readonly percentCorrect: number
}

/** The worked solution and the right answers with the values of one variant. */
export interface SolutionInstance {
  readonly solution: RichText
  /** By question key; answers without credit are left out. */
  readonly answers: Readonly<Record<number, readonly CorrectAnswer[]>>
}

function numberLatex(question: CompiledFormulaQuestion, environment: Environment, answer: CompiledAnswer): string {
  const asked = question.question
  if (asked.answerType !== 'Numeric') return ''
  const items = keyNumbers(environment, answer).map((number) => {
    const value = number.ok ? number.value.value() : number
    return value.ok ? numberKeyLatex(value.value, asked) + unitLatex(asked) : '?'
  })
  return answer.isList ? `\\left[${items.join(';')}\\right]` : items.join('')
}

/** An author's answer with the values of a variant, in the form that the question asks for. */
export function formulaLatex(
  compiled: CompiledProblem,
  question: CompiledFormulaQuestion,
  environment: Environment,
  answer: CompiledAnswer,
): string {
  if (question.question.answerType === 'Numeric') return numberLatex(question, environment, answer)
  const inForm = keyInForm(environment, question.question, answer.tree)
  return inForm ?? expressionKeyLatex(compiled, environment, answer.tree)
}

function formulaAnswers(
  compiled: CompiledProblem,
  question: CompiledFormulaQuestion,
  environment: Environment,
): readonly CorrectAnswer[] {
  const set = setThatApplies(question.sets, environment.values)
  if (set === undefined || set === 'unableToEvaluate') return []
  return set.answers
    .filter(({ answer }) => answer.percentCorrect > 0)
    .map((answer) => ({
      latex: formulaLatex(compiled, question, environment, answer),
      percentCorrect: answer.answer.percentCorrect,
    }))
}

function answersOf(compiled: CompiledProblem, question: CompiledQuestion, variant: Variant): readonly CorrectAnswer[] {
  const environment = environmentOf(compiled, variant)
  if (question.kind === 'formula') return formulaAnswers(compiled, question, environment)
  if (question.kind === 'choices') {
    return choicesFor(compiled, variant, question.question.questionKey)
      .filter(({ percentCorrect }) => percentCorrect > 0)
      .map(({ choiceKey, content, percentCorrect }) => ({
        choice: { choiceKey, content: instantiateDocument(compiled, variant, content) },
        percentCorrect,
      }))
  }
  const set = setThatApplies(question.sets, environment.values)
  if (set === undefined || set === 'unableToEvaluate') return []
  return set.answers
    .filter(({ percentCorrect }) => percentCorrect > 0)
    .map(({ formula, percentCorrect }) => ({
      text: fillText(compiled, environment, formula),
      percentCorrect,
    }))
}

/** A text in which `{name}` stands for a variable's value. */
export function fillText(compiled: CompiledProblem, environment: Environment, text: string): string {
  return text.replaceAll(/\{([^{}]*(?:\{[^{}]*\})?)\}/g, (whole, name: string) => {
    const shown = shownValue(compiled, environment, canonicalName(name))
    return shown === undefined ? whole : shown.text
  })
}

/** The solution with a variant's values and the right answers of every question. */
export function instantiateSolution(compiled: CompiledProblem, variant: Variant): SolutionInstance {
  const answers: Record<number, readonly CorrectAnswer[]> = {}
  for (const [key, question] of compiled.questions) answers[key] = answersOf(compiled, question, variant)
  return { solution: instantiateDocument(compiled, variant, compiled.content.solution), answers }
}
