import type { RepairCode } from '@isomorph/evaluator'
import { t, type PlainKey } from '@isomorph/messages'

/** The message of each repair of a formula: a code without one does not compile. */
const repairKeys: Readonly<Record<RepairCode, PlainKey>> = {
  emptyFraction: 'problem-editor.formula.mended.emptyFraction',
  emptyBox: 'problem-editor.formula.mended.emptyBox',
  emptyScript: 'problem-editor.formula.mended.emptyScript',
  emptyRoot: 'problem-editor.formula.mended.emptyRoot',
  emptyIndexOfRoot: 'problem-editor.formula.mended.emptyIndexOfRoot',
  emptyText: 'problem-editor.formula.mended.emptyText',
  emptyBrackets: 'problem-editor.formula.mended.emptyBrackets',
  missingBracket: 'problem-editor.formula.mended.missingBracket',
  missingBar: 'problem-editor.formula.mended.missingBar',
}

const isCode = (repair: string): repair is RepairCode => Object.hasOwn(repairKeys, repair)

/** What was repaired in a formula, in the language of the page. A tab may hold sentences of a former version. */
export function repairWords(repairs: readonly string[]): string {
  return repairs.map((repair) => (isCode(repair) ? t(repairKeys[repair]) : repair)).join(' ')
}
