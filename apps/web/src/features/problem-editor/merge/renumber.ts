import { mapRichText, type RichText } from '@isomorph/rich-text'
import { largestId, type Choice, type ChosenVariant, type ProblemContent, type Question } from '@isomorph/problem'

/** Other ids, by those that they take the place of. */
type NewIds = ReadonlyMap<number, number>

/** Other ids by what has them: a variable and a question of old content may have the same. */
interface Renumbering {
  readonly variables: NewIds
  readonly questions: NewIds
  /** By the key that their question has before. */
  readonly choices: ReadonlyMap<number, NewIds>
  readonly others: NewIds
}

/** Ids that no content has, and none that was given up to the largest used one. */
export function newIdsFor(ids: Iterable<number>, contents: readonly ProblemContent[], largestUsedId: number): NewIds {
  const largest = Math.max(largestUsedId, ...contents.map(largestId))
  return new Map([...new Set(ids)].map((id, index) => [id, largest + 1 + index]))
}

/** Those of the new ids that take the place of some ids. */
export function newIdsAmong(newIds: NewIds, ids: readonly number[]): NewIds {
  return new Map([...newIds].filter(([id]) => ids.includes(id)))
}

export function questionOf({ questions }: ProblemContent, key: number): Question | undefined {
  return questions.find(({ questionKey }) => questionKey === key)
}

/** The keys of the choices of a question; none where it has no choices, or is missing. */
export function choiceKeysOf(question: Question | undefined): readonly number[] {
  if (question?.answerType !== 'MultipleChoice') return []
  return question.choiceSets.flatMap(({ answers }) => answers.map(({ choiceKey }) => choiceKey))
}

function withSlots(document: RichText, renumbered: NewIds): RichText {
  return mapRichText(document, {
    inline: (node) => {
      if (node.type !== 'questionSlot') return [node]
      const questionKey = renumbered.get(node.attrs.questionKey) ?? node.attrs.questionKey
      return [{ ...node, attrs: { questionKey } }]
    },
  })
}

function withDrawn<T extends ChosenVariant>(variant: T, renumbered: NewIds): T {
  const drawn = Object.fromEntries(
    Object.entries(variant.drawn).map(([id, value]) => [String(renumbered.get(Number(id)) ?? id), value]),
  )
  return { ...variant, drawn }
}

function withChoiceKeys(question: Question, renumbered: NewIds | undefined): Question {
  if (question.answerType !== 'MultipleChoice' || renumbered === undefined) return question
  const withKey = (choice: Choice): Choice => ({
    ...choice,
    choiceKey: renumbered.get(choice.choiceKey) ?? choice.choiceKey,
  })
  return { ...question, choiceSets: question.choiceSets.map((set) => ({ ...set, answers: set.answers.map(withKey) })) }
}

function withQuestionKeys(question: Question, renumbered: NewIds): Question {
  const questionKey = renumbered.get(question.questionKey) ?? question.questionKey
  if (!('followThrough' in question) || question.followThrough === undefined) return { ...question, questionKey }
  const uses = question.followThrough.uses.map((use) => ({
    ...use,
    questionKey: renumbered.get(use.questionKey) ?? use.questionKey,
  }))
  return { ...question, questionKey, followThrough: { ...question.followThrough, uses } }
}

/** The content with other ids, also where it names them. */
export function renumber(content: ProblemContent, ids: Renumbering): ProblemContent {
  const { variables, questions, choices, others } = ids
  const { excludedVariants, pinnedVariants } = content
  return {
    ...content,
    variables: content.variables.map((variable) => ({ ...variable, id: variables.get(variable.id) ?? variable.id })),
    constraints: content.constraints.map((condition) => ({
      ...condition,
      id: others.get(condition.id) ?? condition.id,
    })),
    linkedDraws: content.linkedDraws.map(({ id, variableIds }) => ({
      id: others.get(id) ?? id,
      variableIds: variableIds.map((each) => variables.get(each) ?? each),
    })),
    ...(excludedVariants && { excludedVariants: excludedVariants.map((variant) => withDrawn(variant, variables)) }),
    ...(pinnedVariants && { pinnedVariants: pinnedVariants.map((variant) => withDrawn(variant, variables)) }),
    statement: withSlots(content.statement, questions),
    questions: content.questions.map((question) =>
      withQuestionKeys(withChoiceKeys(question, choices.get(question.questionKey)), questions),
    ),
    solution: withSlots(content.solution, questions),
  }
}
