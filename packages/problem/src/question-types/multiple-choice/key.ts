import { fillDocument } from '../../statement/document-template.ts'
import { fillingOf } from '../../statement/instantiate.ts'
import { answersThatApply } from '../answer-sets.ts'
import type { KeyAnswer, KeyAt } from '../key-shown.ts'
import type { CompiledChoiceQuestion } from './compile.ts'

export function multipleChoiceKey(
  { sets }: CompiledChoiceQuestion,
  { compiled, environment }: KeyAt,
): readonly KeyAnswer[] {
  const filling = fillingOf(compiled, environment)
  return answersThatApply(sets, environment).map(({ choiceKey, content, percentCorrect }) => ({
    id: choiceKey,
    percentCorrect,
    show: () => ({ choice: { choiceKey, content: fillDocument(compiled.templateOf(content), filling) } }),
  }))
}
