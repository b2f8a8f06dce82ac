import type { AnswerField } from '@isomorph/contract'
import {
  answerFieldOf,
  instantiateChoices,
  instantiateDocument,
  instantiateLabel,
  instantiateStatement,
  type CompiledProblem,
  type Question,
  type Variant,
} from '@isomorph/problem'
import { LRUCache } from 'lru-cache'
import { renderStatementHtml } from '../../../rendering/index.ts'
import type { CachedInstance } from '../cache/instance-cache.ts'

/** A variant with the revision that it was drawn from. */
export type VariantOfRevision = Pick<CachedInstance, 'variant' | 'revision'>

/** What a learner reads and fills in. The same for everyone who has the variant; nothing of it ever changes. */
export interface ShownProblem {
  readonly statementHtml: string
  readonly answerFields: AnswerField[]
}

function fieldOf(compiled: CompiledProblem, variant: Variant, question: Question): AnswerField {
  const { keyboards, freeUnits, functions, ...field } = answerFieldOf(question, compiled.content)
  return {
    ...field,
    label: instantiateLabel(compiled, variant, question.label),
    keyboards: [...keyboards],
    ...(freeUnits ? { freeUnits: [...freeUnits] } : {}),
    ...(functions ? { functions: [...functions] } : {}),
    choices: instantiateChoices(compiled, variant, question.questionKey).map(({ choiceKey, content }) => ({
      choiceKey,
      html: renderStatementHtml(content),
    })),
    hintsHtml: question.hints.map((hint) => renderStatementHtml(instantiateDocument(compiled, variant, hint))),
  }
}

/** Mostly problems with figures, which are signed for each viewer; all others are cached as written text. */
const shownProblems = new LRUCache<Variant, ShownProblem>({ max: 1000 })

/** Statement and answer fields of an instance, rendered once per variant. */
export function showProblem({ variant, revision }: VariantOfRevision): ShownProblem {
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
