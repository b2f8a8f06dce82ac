/** Every place of a problem's content where variables can stand, visited or rewritten in one way. */

import { mapDocument, mapQuestionBase, type ContentMapping } from '../content/content-mapping.ts'
import type { ProblemContent } from '../content/problem-content.ts'
import type { Question } from '../content/question.ts'
import type { Variable } from '../content/variable.ts'
import { typeOf } from '../question-types/question-types.ts'

function mapQuestion(question: Question, mapping: ContentMapping, path: string): Question {
  return typeOf(question).content.map(mapQuestionBase(question, mapping, path), mapping, path)
}

function mapVariable(variable: Variable, mapping: ContentMapping, path: string): Variable {
  if (variable.variableType !== 'CalculatedValue') return variable
  const formula = mapping.formula(variable.parameters.formula, `${path}.parameters.formula`)
  return { ...variable, parameters: { ...variable.parameters, formula } }
}

/** Rewrites every place where a variable can stand; names of the variables themselves stay. */
export function mapContent(content: ProblemContent, mapping: ContentMapping): ProblemContent {
  return {
    ...content,
    variables: content.variables.map((variable, index) => mapVariable(variable, mapping, `variables.${index}`)),
    constraints: content.constraints.map((condition, index) => ({
      ...condition,
      formula: mapping.formula(condition.formula, `constraints.${index}.formula`),
    })),
    statement: mapDocument(content.statement, mapping, 'statement'),
    questions: content.questions.map((question, index) => mapQuestion(question, mapping, `questions.${index}`)),
    solution: mapDocument(content.solution, mapping, 'solution'),
  }
}
