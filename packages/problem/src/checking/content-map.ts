/** Every place of a problem's content where variables can stand, visited or rewritten in one way. */

import { mapRichText, type RichText } from '@isomorph/rich-text'
import type { ProblemContent } from '../content/problem-content.ts'
import type { Answer, AnswerSet, Choice, Question } from '../content/question.ts'
import type { Variable } from '../content/variable.ts'

/** What becomes of each place; the path leads to it. */
export interface ContentMapping {
  /** A formula over the variables: calculated values, conditions, keys. */
  readonly formula: (latex: string, path: string) => string
  /** Mathematics to be shown, in which variables are pills. */
  readonly math: (latex: string, path: string) => string
  /** The name of a variable by itself: a pill in text, a reference. */
  readonly name: (name: string, path: string) => string
  /** Plain text in which `{name}` stands for a variable. */
  readonly text: (text: string, path: string) => string
}

type Rewrite = ContentMapping

function mapDocument(doc: RichText, rewrite: Rewrite, path: string): RichText {
  return mapRichText(doc, {
    inline: (node) => {
      if (node.type === 'variable') return [{ ...node, attrs: { name: rewrite.name(node.attrs.name, path) } }]
      return node.type === 'inlineMath' ? [{ ...node, attrs: { latex: rewrite.math(node.attrs.latex, path) } }] : [node]
    },
    block: (node) =>
      node.type === 'blockMath' ? [{ ...node, attrs: { latex: rewrite.math(node.attrs.latex, path) } }] : [node],
  })
}

type Optional = { readonly [field in 'feedback' | 'correct' | 'incorrect']?: RichText }

function mapOptional(field: keyof Optional, doc: RichText | undefined, rewrite: Rewrite, path: string): Optional {
  return doc === undefined ? {} : { [field]: mapDocument(doc, rewrite, `${path}.${field}`) }
}

function mapSets<A>(
  sets: readonly AnswerSet<A>[],
  rewrite: Rewrite,
  path: string,
  map: (answer: A, path: string) => A,
): readonly AnswerSet<A>[] {
  return sets.map((set, index) => ({
    ...set,
    ...(set.condition === undefined ? {} : { condition: rewrite.formula(set.condition, `${path}.${index}.condition`) }),
    answers: set.answers.map((answer, position) => map(answer, `${path}.${index}.answers.${position}`)),
  }))
}

function mapAnswer(answer: Answer, rewrite: Rewrite, path: string, isText: boolean): Answer {
  const formula = isText
    ? rewrite.text(answer.formula, `${path}.formula`)
    : rewrite.formula(answer.formula, `${path}.formula`)
  return { ...answer, formula, ...mapOptional('feedback', answer.feedback, rewrite, path) }
}

function mapChoice(choice: Choice, rewrite: Rewrite, path: string): Choice {
  const content = mapDocument(choice.content, rewrite, `${path}.content`)
  return { ...choice, content, ...mapOptional('feedback', choice.feedback, rewrite, path) }
}

function mapCommon(question: Question, rewrite: Rewrite, path: string) {
  const { feedback } = question
  return {
    label: rewrite.math(question.label, `${path}.label`),
    hints: question.hints.map((hint, index) => mapDocument(hint, rewrite, `${path}.hints.${index}`)),
    ...(feedback === undefined
      ? {}
      : {
          feedback: {
            ...mapOptional('correct', feedback.correct, rewrite, `${path}.feedback`),
            ...mapOptional('incorrect', feedback.incorrect, rewrite, `${path}.feedback`),
          },
        }),
  }
}

function mapQuestion(question: Question, rewrite: Rewrite, path: string): Question {
  const common = mapCommon(question, rewrite, path)
  if (question.answerType === 'MultipleChoice') {
    const choiceSets = mapSets(question.choiceSets, rewrite, `${path}.choiceSets`, (choice, at) =>
      mapChoice(choice, rewrite, at),
    )
    return { ...question, ...common, choiceSets }
  }
  const isText = question.answerType === 'ShortAnswer'
  const answerSets = mapSets(question.answerSets, rewrite, `${path}.answerSets`, (answer, at) =>
    mapAnswer(answer, rewrite, at, isText),
  )
  if (question.answerType === 'ShortAnswer') return { ...question, ...common, answerSets }
  const { followThrough } = question
  const uses = followThrough?.uses.map((use, index) => ({
    ...use,
    variableName: rewrite.name(use.variableName, `${path}.followThrough.uses.${index}.variableName`),
  }))
  const following =
    followThrough === undefined || uses === undefined ? {} : { followThrough: { ...followThrough, uses } }
  return { ...question, ...common, answerSets, ...following }
}

function mapVariable(variable: Variable, rewrite: Rewrite, path: string): Variable {
  if (variable.variableType !== 'CalculatedValue') return variable
  const formula = rewrite.formula(variable.parameters.formula, `${path}.parameters.formula`)
  return { ...variable, parameters: { ...variable.parameters, formula } }
}

/** Rewrites every place where a variable can stand; names of the variables themselves stay. */
export function mapContent(content: ProblemContent, rewrite: ContentMapping): ProblemContent {
  return {
    ...content,
    variables: content.variables.map((variable, index) => mapVariable(variable, rewrite, `variables.${index}`)),
    constraints: content.constraints.map((condition, index) => ({
      ...condition,
      formula: rewrite.formula(condition.formula, `constraints.${index}.formula`),
    })),
    statement: mapDocument(content.statement, rewrite, 'statement'),
    questions: content.questions.map((question, index) => mapQuestion(question, rewrite, `questions.${index}`)),
    solution: mapDocument(content.solution, rewrite, 'solution'),
  }
}
