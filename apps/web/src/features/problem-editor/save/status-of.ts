import type { Saving } from './use-saving.ts'

/** What is said of unsaved work beside `not saved`. */
const keptWords = { none: '', sending: '', kept: ' · draft kept', local: ' · draft in this browser only' } as const

/** What the header says of the state of saving. */
export function statusOf(saving: Saving, isNew: boolean, lab: string): string {
  if (saving.isSaving) return 'saving…'
  if (saving.isDirty) return `not saved${keptWords[saving.kept.state]}`
  if (isNew) return ''
  return lab === '' ? 'saved' : `saved · ${lab}`
}
