import type { Choice, MultipleChoiceQuestion, ProblemContent, Question } from '@isomorph/problem'
import type { ThreeContents } from './merge-contents.ts'
import type { Side, Three } from './merge-sequences.ts'
import { questionOf } from './renumber.ts'
import { mergeList } from './three-way-merge.ts'

type Choices = readonly Choice[]

const choiceItems = {
  kind: 'choice',
  keyOf: ({ choiceKey }: Choice) => choiceKey,
  nameOf: () => '',
  tell: () => '',
}

/** The choices of both; of one that both changed, that of a side. */
function mergeChoices(lists: Three<Choices>, side: Side): Choices {
  const { settle } = mergeList(lists, choiceItems, { listing: ['mine', 'theirs', 'base'], order: 'merged' })
  return settle(({ changedBy }) => (changedBy === 'both' ? side : changedBy))
}

function choicesIn(question: Question | undefined, setId: number): Choices | undefined {
  if (question?.answerType !== 'MultipleChoice') return undefined
  return question.choiceSets.find(({ id }) => id === setId)?.answers
}

function withChoicesOfBoth(
  question: MultipleChoiceQuestion,
  { base, mine, theirs }: ThreeContents,
  side: Side,
): MultipleChoiceQuestion {
  const choiceSets = question.choiceSets.map((set) => {
    const [before, own, other] = [base, mine, theirs].map((each) =>
      choicesIn(questionOf(each, question.questionKey), set.id),
    )
    if (!before || !own || !other) return set
    return { ...set, answers: mergeChoices({ base: before, mine: own, theirs: other }, side) }
  })
  return { ...question, choiceSets }
}

/**
 * Each side with the choices that the other added to a question, or took away: who adds a choice keeps it, whichever side's question
 * goes on.
 */
export function withChoicesOfEach(contents: ThreeContents): ThreeContents {
  const completed = (side: Side): ProblemContent => ({
    ...contents[side],
    questions: contents[side].questions.map((question) =>
      question.answerType === 'MultipleChoice' ? withChoicesOfBoth(question, contents, side) : question,
    ),
  })
  return { base: contents.base, mine: completed('mine'), theirs: completed('theirs') }
}
