import { promptTexts } from '@isomorph/contract'
import { z } from 'zod'
import {
  compileProblem,
  drawVariant,
  instantiateDocument,
  isAuthoringError,
  type ProblemContent,
  type Question,
  type Variant,
} from '@isomorph/problem'
import { plainText, type RichText } from '@isomorph/rich-text'
import type { Services } from '../../services/services.ts'
import type { AskModel } from './ask-model.ts'
import { issuesOf, modelAnswersSchema, readJson, type ModelAnswers } from './draft-format.ts'
import { fenced, solvingInstructions } from './instructions.ts'
import { beginning } from './storable-text.ts'

type Compiled = ReturnType<typeof compileProblem>

const maximumVariants = 5
const maximumSeeds = 20
const maximumTokens = 8000

interface BlindVariant {
  readonly variant: Variant
  readonly text: string
  /** Which choice a letter stands for, by question. */
  readonly letters: ReadonlyMap<number, ReadonlyMap<string, number>>
}

interface SecondSolve {
  readonly variants: number
  readonly right: number
  /** The first disagreement, in words; absent where there is none. */
  readonly disagreement?: string
}

/** The statement with `(question 3)` in place of each question. */
function withNamedPlaces(statement: RichText): RichText {
  return JSON.parse(JSON.stringify(statement), (_, node: unknown) => {
    const { type, attrs } = (node ?? {}) as { type?: unknown; attrs?: { questionKey?: number } }
    return type === 'questionSlot' ? { type: 'text', text: `(question ${attrs?.questionKey ?? 0})` } : node
  }) as RichText
}

/** Choices sorted by their text: the author's order could reveal which is right. */
function choicesOf(compiled: Compiled, variant: Variant, question: Question) {
  if (question.answerType !== 'MultipleChoice') return []
  const choices = question.choiceSets[0]?.answers ?? []
  return choices
    .map(({ choiceKey, content }) => ({ choiceKey, text: plainText(instantiateDocument(compiled, variant, content)) }))
    .toSorted((one, other) => one.text.localeCompare(other.text))
    .map((choice, index) => ({ ...choice, letter: String.fromCodePoint(65 + index) }))
}

/** What a student sees of a variant, as text: without key, solution and author's notes. */
function blindVariant(compiled: Compiled, variant: Variant): BlindVariant {
  const { content } = compiled
  const statement = plainText(withNamedPlaces(instantiateDocument(compiled, variant, content.statement)))
  const letters = new Map<number, ReadonlyMap<string, number>>()
  const choices = content.questions.flatMap((question) => {
    const listed = choicesOf(compiled, variant, question)
    if (listed.length === 0) return []
    letters.set(question.questionKey, new Map(listed.map(({ letter, choiceKey }) => [letter, choiceKey])))
    return [`Choices of question ${question.questionKey}:`, ...listed.map(({ letter, text }) => `${letter}: ${text}`)]
  })
  return { variant, letters, text: [statement, ...choices].join('\n') }
}

function differentVariants(compiled: Compiled): readonly Variant[] {
  const found = new Map<string, Variant>()
  for (let seed = 1; seed <= maximumSeeds && found.size < maximumVariants; seed += 1) {
    const variant = drawVariant(compiled, seed)
    if (!isAuthoringError(variant)) found.set(JSON.stringify(variant.drawn), variant)
  }
  return [...found.values()]
}

/** Replaces letters by the keys of choices; other answers stay as they are. */
function answerToMark({ letters }: BlindVariant, questionKey: number, answer: string): string {
  const known = letters.get(questionKey)
  if (known === undefined) return beginning(answer.replaceAll('$', '').trim(), 1000)
  const chosen = answer.toUpperCase().match(/[A-Z]/g) ?? []
  return chosen.flatMap((letter) => known.get(letter) ?? []).join(';')
}

interface Marked {
  readonly isRight: boolean
  readonly question?: number
  readonly answer?: string
}

async function markVariant(
  { evaluation }: Pick<Services, 'evaluation'>,
  compiled: Compiled,
  blind: BlindVariant,
  given: ModelAnswers['variants'][number] | undefined,
): Promise<Marked> {
  const answerTo = (key: number): string => given?.answers.find(({ question }) => question === key)?.answer ?? ''
  const answers = compiled.content.questions.map(({ questionKey }) => ({
    questionKey,
    value: answerToMark(blind, questionKey, answerTo(questionKey)),
  }))
  const markings = await evaluation.tryAnswers({ compiled }, blind.variant, answers)
  const wrong = markings.findIndex(({ percent }) => percent < 100)
  if (wrong < 0) return { isRight: true }
  const question = answers[wrong]?.questionKey ?? 0
  return { isRight: false, question, answer: answerTo(question) }
}

function valuesOf({ content }: Compiled, { values }: Variant): string {
  return content.variables
    .flatMap(({ name }) => (values[name] === undefined ? [] : [`${name} = ${values[name].slice(0, 40)}`]))
    .slice(0, 6)
    .join(', ')
}

const { write } = promptTexts

function disagreementOf(compiled: Compiled, variant: Variant, { question, answer = '' }: Marked): string {
  const values = valuesOf(compiled, variant)
  const at = { question: question ?? 0, values, answer: beginning(answer, 100) }
  if (answer === '') return values === '' ? write('secondNoAnswer', at) : write('secondNoAnswerWith', at)
  return values === '' ? write('secondDiffers', at) : write('secondDiffersWith', at)
}

/**
 * Has variants solved in a conversation that has never seen the key, and marks the answers like those of a student.
 */
export async function solveBlind(
  services: Pick<Services, 'evaluation'>,
  ask: AskModel,
  content: ProblemContent,
): Promise<SecondSolve> {
  const compiled = compileProblem(content)
  const blind = differentVariants(compiled).map((variant) => blindVariant(compiled, variant))
  const problems = blind.map(({ text }, index) => `Variant ${index + 1}:\n${fenced('problem', text)}`).join('\n\n')
  const { text } = await ask({
    messages: [
      { role: 'system', content: solvingInstructions },
      { role: 'user', content: problems },
    ],
    format: { name: 'answers', schema: z.toJSONSchema(modelAnswersSchema, { io: 'input' }) },
    maximumTokens,
  })
  const read = modelAnswersSchema.safeParse(readJson(text))
  if (!read.success) {
    const disagreement = `${write('secondUnreadable')} ${issuesOf(read.error)[0] ?? ''}`
    return { variants: blind.length, right: 0, disagreement }
  }
  let right = 0
  let disagreement: string | undefined
  for (const [index, each] of blind.entries()) {
    const given = read.data.variants.find(({ variant }) => variant === index + 1)
    const marked = await markVariant(services, compiled, each, given)
    if (marked.isRight) right += 1
    else disagreement ??= disagreementOf(compiled, each.variant, marked)
  }
  return { variants: blind.length, right, ...(disagreement === undefined ? {} : { disagreement }) }
}

/** Four of five must agree: a model sometimes miscalculates, while a wrong key is wrong in nearly all variants. */
export function isAgreed({ variants, right }: SecondSolve): boolean {
  return variants > 0 && right >= Math.ceil(variants * 0.8)
}
