import { problemInstanceSchema } from '@isomorph/contract/schemas'
import type { Variant } from '@isomorph/problem'
import { LRUCache } from 'lru-cache'
import { writeInParts } from '../../../http/written-answer.ts'
import { unsignedMark } from '../../../rendering/index.ts'
import type { CachedInstance } from '../cache/instance-cache.ts'
import { showProblem, type ShownProblem } from './shown-problem.ts'

const { write, join: joinPage } = writeInParts(problemInstanceSchema, ['statementHtml', 'answerFields'])

/** Joins the part of a problem instance that can have changed with the written part that never does. */
export { joinPage }

/** What stands in its place while the sitting is paused. */
export const hiddenProblem = write({ statementHtml: '', answerFields: [] })

/** Signs the addresses of figures for one viewer. */
export type Sign = (html: string) => string

function signProblem({ statementHtml, answerFields }: ShownProblem, signed: Sign): ShownProblem {
  return {
    statementHtml: signed(statementHtml),
    answerFields: answerFields.map((field) => ({
      ...field,
      choices: field.choices.map((choice) => ({ ...choice, html: signed(choice.html) })),
      hintsHtml: field.hintsHtml.map(signed),
    })),
  }
}

/** The written problems of some thousand learners, with and without hints; one takes a few kilobytes. */
const maximumCharacters = 32 * 1024 * 1024

/** A written problem, cut where the keys of its choices stand: each learner has other ones. */
interface CutProblem {
  readonly texts: readonly string[]
  readonly choices: readonly { readonly questionKey: number; readonly choiceKey: number }[]
}

function cacheOfWritten(): LRUCache<Variant, CutProblem> {
  return new LRUCache({
    max: 50_000,
    maxSize: maximumCharacters,
    sizeCalculation: ({ texts }) => texts.reduce((size, text) => size + text.length, 0),
  })
}

const writtenWithHints = cacheOfWritten()
const writtenWithoutHints = cacheOfWritten()

/** Quotes within texts are escaped, so this finds members only. */
const afterChoiceKey = /(?<="choiceKey":)\d+/

function cut(shown: ShownProblem): CutProblem {
  const choices = shown.answerFields.flatMap((field) =>
    field.choices.map(({ choiceKey }) => ({ questionKey: field.questionKey, choiceKey })),
  )
  const text = write(shown)
  return { texts: choices.length === 0 ? [text] : text.split(afterChoiceKey), choices }
}

function join({ texts, choices }: CutProblem, { choiceKeys }: CachedInstance): string {
  return choices.reduce(
    (text, { questionKey, choiceKey }, index) =>
      `${text}${choiceKeys.forLearner(questionKey, choiceKey)}${texts[index + 1]}`,
    texts[0] ?? '',
  )
}

function withoutHints({ statementHtml, answerFields }: ShownProblem): ShownProblem {
  return { statementHtml, answerFields: answerFields.map((field) => ({ ...field, hintsHtml: [] })) }
}

interface Writing {
  readonly signed: Sign
  readonly showsHints: boolean
}

/** Statement and answer fields of an instance as they are sent: written once per variant, unless figures are signed. */
export function writeProblem(instance: CachedInstance, { signed, showsHints }: Writing): string {
  const writtenProblems = showsHints ? writtenWithHints : writtenWithoutHints
  const known = writtenProblems.get(instance.variant)
  if (known !== undefined) return join(known, instance)
  const shown = showsHints ? showProblem(instance) : withoutHints(showProblem(instance))
  const written = cut(shown)
  if (written.texts.some((text) => text.includes(unsignedMark))) return join(cut(signProblem(shown, signed)), instance)
  writtenProblems.set(instance.variant, written)
  return join(written, instance)
}
