import type { AnswerField } from '@isomorph/contract'
import {
  instantiateChoices,
  instantiateDocument,
  instantiateLabel,
  instantiateStatement,
  type CompiledProblem,
  type Question,
  type Variant,
} from '@isomorph/problem'
import { createBoundedCache } from '../../platform/bounded-cache.ts'
import { renderStatementHtml } from '../../rendering/index.ts'
import type { InstanceMemory } from './memory.ts'

/** What a learner reads and fills in. The same for everyone who has the variant; nothing of it ever changes. */
export interface ShownProblem {
  readonly statementHtml: string
  readonly answerFields: readonly AnswerField[]
}

function readingOf(question: Question): AnswerField['reading'] {
  const isFormula = question.answerType !== 'MultipleChoice' && question.answerType !== 'ShortAnswer'
  const unit = question.answerType === 'Numeric' ? question.unit : undefined
  return {
    functions: isFormula && question.answerType !== 'Numeric' ? [...(question.functions ?? [])] : [],
    expectsUnit: unit !== undefined,
    freeUnits: [...(unit?.freeUnits ?? [])],
    numberFormatType: question.answerType === 'Numeric' ? question.numberFormatType : null,
    // A list as key makes a list of the answer; how many items it has stays with the key.
    isList:
      isFormula && question.answerSets.some(({ answers }) => answers.some(({ formula }) => isListFormula(formula))),
  }
}

function isListFormula(formula: string): boolean {
  return /^\s*(\\left)?\s*\[/.test(formula)
}

function fieldOf(compiled: CompiledProblem, variant: Variant, question: Question): AnswerField {
  const { questionKey, answerType } = question
  return {
    questionKey,
    answerType,
    label: instantiateLabel(compiled, variant, question.label),
    keyboards: 'keyboards' in question ? [...question.keyboards] : [],
    reading: readingOf(question),
    choices: instantiateChoices(compiled, variant, questionKey).map(({ choiceKey, content }) => ({
      choiceKey,
      html: renderStatementHtml(content),
    })),
    isMultiple: question.answerType === 'MultipleChoice' && question.isMultiple,
    isMultiline: question.answerType === 'ShortAnswer' && question.isMultiline,
    hintsHtml: question.hints.map((hint) => renderStatementHtml(instantiateDocument(compiled, variant, hint))),
  }
}

const shownProblems = createBoundedCache<Variant, ShownProblem>({ maximumEntries: 4000 })

/** Statement and answer fields of an instance, rendered once per variant. */
export function showProblem({ variant, revision }: InstanceMemory): ShownProblem {
  const known = shownProblems.get(variant)
  if (known) return known
  const { compiled } = revision
  const shown = {
    statementHtml: renderStatementHtml(instantiateStatement(compiled, variant)),
    answerFields: compiled.content.questions.map((question) => fieldOf(compiled, variant, question)),
  }
  shownProblems.set(variant, shown)
  return shown
}
