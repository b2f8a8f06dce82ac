import { fillText } from '../../statement/fill-text.ts'
import { answersThatApply } from '../answer-sets.ts'
import type { KeyAnswer, KeyAt } from '../key-shown.ts'
import type { CompiledTextQuestion } from './compile.ts'

export function shortAnswerKey({ sets }: CompiledTextQuestion, { compiled, environment }: KeyAt): readonly KeyAnswer[] {
  return answersThatApply(sets, environment).map(({ id, percentCorrect, formula }) => ({
    id,
    percentCorrect,
    show: () => ({ text: fillText(compiled, environment, formula) }),
  }))
}
