import type { Problem } from '@isomorph/contract'
import type { ProblemDraft } from '../../entities/problem/editor-backup.ts'
import { caretAt, type Caret } from '../../rich-text-editor/index.ts'
import { editorTabs, type DraftStore, type OpenParts } from './draft/draft-store.ts'
import { regionIds } from './findings-summary.tsx'

/** What the first save hands to the page of the problem that it made, and what a reload of that page finds. */
interface JustMade {
  readonly isJustMade: true
  readonly open: OpenParts
}

export function justMade(open: OpenParts): JustMade {
  return { isJustMade: true, open }
}

const isKey = (value: unknown): value is number => Number.isSafeInteger(value)

/** Reads it from the state of the location; undefined where the page was opened in another way. */
export function justMadeIn(state: unknown): JustMade | undefined {
  const { isJustMade, open } = fieldsOf(state)
  if (isJustMade !== true) return undefined
  const { tab, openVariableId, openQuestionKey } = fieldsOf(open)
  return justMade({
    tab: editorTabs.find((each) => each === tab) ?? 'write',
    openVariableId: isKey(openVariableId) ? openVariableId : undefined,
    openQuestionKey: isKey(openQuestionKey) ? openQuestionKey : undefined,
  })
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** The text that holds the caret, and where. */
export interface TextCaret {
  readonly region: 'statement' | 'solution'
  readonly caret: Caret
}

function textCaret(): TextCaret | undefined {
  const focused = document.activeElement
  const region = (['statement', 'solution'] as const).find((each) => focused?.closest(`#${regionIds[each]}`))
  const caret = caretAt(focused)
  return region && caret && { region, caret }
}

/** The writing that goes on: with the same store no key is lost that is typed while one page takes the place of the other. */
export interface Continuation {
  readonly problem: Problem
  readonly store: DraftStore
  /** What was stored, as the store has it. */
  readonly saved: ProblemDraft
}

let waiting: Continuation | undefined

/** The page of the problem that was just made goes on from here; nothing waits once it is there. */
export function handOver(continuation: Continuation | undefined): void {
  waiting = continuation
}

/** What was handed over to the page of a problem, with the caret as it stands now. */
export function handedOverTo(
  problemId: number,
): (Continuation & { readonly caret: TextCaret | undefined }) | undefined {
  return waiting?.problem.id === problemId ? { ...waiting, caret: textCaret() } : undefined
}
