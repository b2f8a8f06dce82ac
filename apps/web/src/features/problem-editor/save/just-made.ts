import { editorTabs, type OpenParts } from '../draft/draft-store.ts'

/** What the first save hands to the page of the problem that it made. */
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
