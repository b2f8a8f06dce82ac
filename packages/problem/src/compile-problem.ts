import type { CompiledProblem } from './compiled-problem.ts'
import type { ProblemContent } from './content/problem-content.ts'
import type { Finding } from './content/validation-level.ts'
import type { CompiledQuestion } from './question-types/compiled-question.ts'
import { checkLetters } from './question-types/expression/letters.ts'
import { lettersStated } from './question-types/expression/comparison.ts'
import { typeOf } from './question-types/question-types.ts'
import { templateKeeper } from './statement/document-template.ts'
import { authoringError } from './variables/authoring-error.ts'
import { compileVariables } from './variables/compile-variables.ts'
import { saidBy } from './wording/said.ts'

/**
 * Makes a problem's content ready: formulas read, calculated values ordered, keys prepared. Do it once per revision and
 * keep the result; it never throws, and content with mistakes gives a compiled problem that says what they are.
 *
 * ```ts
 * const compiled = compileProblem(content)
 * const variant = drawVariant(compiled, 7)
 * ```
 */
export function compileProblem(content: ProblemContent): CompiledProblem {
  const variables = compileVariables(content)
  const worst = variables.findings.find(({ level }) => level !== 'InvalidForUseInfo')
  const error = worst === undefined ? undefined : authoringError('InvalidVariable', worst.path, worst)
  const findings: Finding[] = [...variables.findings, ...(error === undefined ? variables.chosen.againstUse : [])]
  const questions = new Map<number, CompiledQuestion>()
  const stated = lettersStated(content.statement)
  checkLetters(
    content.letters,
    variables.byName,
    (level, path, said) => void findings.push({ level, path, ...saidBy(said) }),
  )
  for (const [index, question] of content.questions.entries()) {
    const compiled = typeOf(question).compile(question, {
      variables,
      stated,
      letters: content.letters,
      decimalSign: content.decimalSign,
      index,
      report: (level, path, said, code) => {
        findings.push({
          level,
          path: `questions.${index}.${path}`,
          ...saidBy(said),
          ...(code === undefined ? {} : { code }),
        })
      },
    })
    if (!questions.has(question.questionKey)) questions.set(question.questionKey, compiled)
  }
  return { content, variables, questions, templateOf: templateKeeper(), error, findings }
}
