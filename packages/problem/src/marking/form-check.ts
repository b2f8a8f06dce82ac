import { sameTree, type Tree } from '@isomorph/evaluator'
import type { AnswerForm } from '../content/question.ts'
export function hasForm(tree: Tree, form: AnswerForm, key: Tree, _options: unknown): boolean {
  return form === 'identical' ? sameTree(tree, key) : sameTree(tree, key)
}
