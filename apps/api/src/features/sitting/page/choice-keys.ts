import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { TypedAnswer } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import type { Question } from '@isomorph/problem'
import { selectTokenKey } from '../../../authorization/tokens.ts'

/**
 * The keys of choices as one learner gets them. Authors number choices in the order in which they write them, often the
 * right one first, so learners get random numbers instead. Everything that is stored holds the author's keys.
 */
export interface ChoiceKeys {
  /** The learner's key of a choice. */
  readonly forLearner: (questionKey: number, choiceKey: number) => number
  /** A stored answer with the learner's keys in it, in the order of these keys. */
  readonly answerForLearner: (questionKey: number, value: string) => string
  /** What a learner sent, with the author's keys in it. */
  readonly answersFromLearner: (answers: readonly TypedAnswer[]) => TypedAnswer[]
}

export interface ChoiceKeysOptions {
  readonly secret: Buffer
  readonly problemInstanceId: number
  /** As they are marked now: a regrade may have brought choices or changed their order. */
  readonly questions: readonly Question[]
  /** As the learner was given them. */
  readonly deliveredQuestions: readonly Question[]
  /** The learner got the author's keys before keys became random: a page open since then still sends them. */
  readonly takesAuthoredKeys: boolean
}

interface KeysOfQuestion {
  readonly learnerKeys: ReadonlyMap<number, number>
  readonly authoredKeys: ReadonlyMap<string, number>
}

/** All learner keys have nine digits: as long as each other, and above every key that an author can give. */
const smallestKey = 100_000_000
const keyCount = 900_000_000

/** Before what names no choice: such an answer is stored, but can never be read as an author's key. */
const unknownMark = '?'

const bytesPerKey = 6
const keysPerDigest = 10

/** Random keys without end, always the same ones: ten from each digest. */
function* drawKeys(secret: Buffer, ...scope: readonly number[]): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    const digest = createHmac('sha512', secret)
      .update([...scope, block].join(':'))
      .digest()
    for (let index = 0; index < keysPerDigest; index += 1)
      yield smallestKey + (digest.readUIntBE(index * bytesPerKey, bytesPerKey) % keyCount)
  }
}

function choiceKeysOf(questions: readonly Question[], questionKey: number): number[] {
  const question = questions.find((each) => each.questionKey === questionKey)
  return question?.answerType === 'MultipleChoice'
    ? question.choiceSets.flatMap(({ answers }) => answers.map(({ choiceKey }) => choiceKey))
    : []
}

/**
 * The keys of delivered choices depend on nothing that a regrade changes: pages that are open, and what waits in browsers, go on
 * naming them. A choice that a regrade brings has keys of its own, the same in every later version.
 */
function keysOf(options: ChoiceKeysOptions, questionKey: number): KeysOfQuestion {
  const { secret, problemInstanceId, questions, deliveredQuestions } = options
  const learnerKeys = new Map<number, number>()
  const authoredKeys = new Map<string, number>()
  const give = (choiceKey: number, drawn: Generator<number, never>): void => {
    if (learnerKeys.has(choiceKey)) return
    let key = drawn.next().value
    while (authoredKeys.has(String(key))) key = drawn.next().value
    learnerKeys.set(choiceKey, key)
    authoredKeys.set(String(key), choiceKey)
  }
  const drawn = drawKeys(secret, problemInstanceId, questionKey)
  for (const choiceKey of choiceKeysOf(deliveredQuestions, questionKey)) give(choiceKey, drawn)
  for (const choiceKey of choiceKeysOf(questions, questionKey))
    give(choiceKey, drawKeys(secret, problemInstanceId, questionKey, choiceKey))
  return { learnerKeys, authoredKeys }
}

function partsOf(value: string): string[] {
  return value.split(';').map((part) => part.trim())
}

function answerFromLearner({ learnerKeys, authoredKeys }: KeysOfQuestion, value: string, takesAuthored: boolean) {
  if (value.trim() === '') return value
  const known: number[] = []
  const unknown: string[] = []
  for (const part of partsOf(value)) {
    const authored =
      authoredKeys.get(part) ?? (takesAuthored && learnerKeys.has(Number(part)) ? Number(part) : undefined)
    if (authored === undefined) unknown.push(part.startsWith(unknownMark) ? part : unknownMark + part)
    else known.push(authored)
  }
  return [...known.toSorted((a, b) => a - b), ...unknown].join(';')
}

function answerForLearner({ learnerKeys }: KeysOfQuestion, value: string): string {
  if (value === '') return ''
  // In the order of the learner's keys: the author's order says as much as the author's keys.
  return partsOf(value)
    .map((part) => String(learnerKeys.get(Number(part)) ?? part.replace(unknownMark, '')))
    .toSorted()
    .join(';')
}

/** The keys of the choices of one problem instance: the same in every process. */
export function createChoiceKeys(options: ChoiceKeysOptions): ChoiceKeys {
  const byQuestion = new Map<number, KeysOfQuestion>()
  const asked = new Set(options.questions.map(({ questionKey }) => questionKey))
  // What was answered to a question that a regrade removed is still shown.
  const removed = options.deliveredQuestions.filter(({ questionKey }) => !asked.has(questionKey))
  for (const question of [...options.questions, ...removed])
    if (question.answerType === 'MultipleChoice')
      byQuestion.set(question.questionKey, keysOf(options, question.questionKey))
  return {
    forLearner: (questionKey, choiceKey) => {
      const key = byQuestion.get(questionKey)?.learnerKeys.get(choiceKey)
      if (key === undefined) throw new RangeError(`Question ${questionKey} has no choice ${choiceKey}.`)
      return key
    },
    answerForLearner: (questionKey, value) => {
      const keys = byQuestion.get(questionKey)
      return keys ? answerForLearner(keys, value) : value
    },
    answersFromLearner: (answers) =>
      answers.map((answer) => {
        const keys = byQuestion.get(answer.questionKey)
        return keys ? { ...answer, value: answerFromLearner(keys, answer.value, options.takesAuthoredKeys) } : answer
      }),
  }
}

/** What the keys of a shard's learners are made with; the same for all its processes. */
export async function selectChoiceSecret(db: Kysely<Tables>): Promise<Buffer> {
  return await selectTokenKey(db, 'choiceKey')
}
