import { doc } from '@isomorph/rich-text'
import type { MultipleChoiceQuestion } from '@isomorph/problem'

/** A question with a choice for each key; texts by their keys where they are given. */
export function choiceQuestion(
  questionKey: number,
  keys: readonly number[],
  { texts = {}, points = 1 }: { readonly texts?: Readonly<Record<number, string>>; readonly points?: number } = {},
): MultipleChoiceQuestion {
  const answers = keys.map((choiceKey) => ({
    choiceKey,
    content: doc(texts[choiceKey] ?? `Choice ${choiceKey}`),
    percentCorrect: 0,
  }))
  const base = { questionKey, label: '', points, hints: [], isMultiple: false, isShuffled: false }
  return { ...base, answerType: 'MultipleChoice', choiceSets: [{ id: 1, answers }], creditRule: 'allOrNothing' }
}
