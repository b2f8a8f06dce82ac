import { problemInstanceSchema } from '@isomorph/contract'
import type { Variant } from '@isomorph/problem'
import { createBoundedCache } from '../../../data/bounded-cache.ts'
import { writeInParts } from '../../../http/written-answer.ts'
import { unsignedMark } from '../../../rendering/index.ts'
import type { InstanceMemory } from '../cache/memory.ts'
import { showProblem, type ShownProblem } from './shown-problem.ts'

const { write, join } = writeInParts(problemInstanceSchema, ['statementHtml', 'answerFields'])

/** Puts what can have changed of a problem page beside what never does. */
export const joinPage = join

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

/** The pages of some thousand learners; one takes a few kilobytes. */
const maximumCharacters = 64 * 1024 * 1024

const writtenProblems = createBoundedCache<Variant, string>({
  maximumEntries: 50_000,
  maximumSize: maximumCharacters,
  sizeOf: (text) => text.length,
})

/** Statement and answer fields of an instance as they are sent: written once per variant, unless figures are signed. */
export function writeProblem(instance: InstanceMemory, signed: Sign): string {
  const known = writtenProblems.get(instance.variant)
  if (known !== undefined) return known
  const shown = showProblem(instance)
  const text = write(shown)
  if (text.includes(unsignedMark)) return write(signProblem(shown, signed))
  writtenProblems.set(instance.variant, text)
  return text
}
