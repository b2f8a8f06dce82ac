import { t } from '@isomorph/messages'
import type { Saving } from './use-saving.ts'

/** What the header says of the state of saving. */
export function statusOf(saving: Saving, lab: string): string {
  if (saving.isSaving) return t('problem-editor.save.saving')
  const { state } = saving.serverDraft
  const kept = state === 'kept' || state === 'local' ? state : 'other'
  if (saving.isDirty) return t('problem-editor.save.unsaved', { kept })
  if (!saving.problem) return ''
  return lab === '' ? t('problem-editor.save.saved') : t('problem-editor.save.saved.lab', { lab })
}
