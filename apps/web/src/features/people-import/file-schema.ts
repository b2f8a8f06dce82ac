import { groupRoles, type GroupRole } from '@isomorph/access'
import { importMaximumBytes } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { z } from 'zod'
import { fileSize } from '../../numbers/file-size.ts'

/** What is imported, while it is being chosen: a file, or the pasted text in its place. */
export interface ImportDraft {
  readonly file: File | null
  readonly text: string
  /** Of those whose line names none. */
  readonly role: GroupRole
}

export const nothingChosen: ImportDraft = { file: null, text: '', role: 'GroupLearner' }

/** The choice as the file that is sent. */
export const importSchema = z
  .object({ file: z.instanceof(File).nullable(), text: z.string(), role: z.enum(groupRoles) })
  .transform(({ file, text, role }, context) => {
    const chosen = file ?? (text.trim() ? new File([text], t('people-import.paste.fileName')) : null)
    const path = [file === null && chosen !== null ? 'text' : 'file']
    if (!chosen) {
      context.addIssue({ code: 'custom', path, message: t('people-import.nothingChosen') })
      return z.NEVER
    }
    if (chosen.size > importMaximumBytes) {
      const limit = String(importMaximumBytes / 1024 / 1024)
      const message = t('people-import.tooLarge', { limit, name: chosen.name, size: fileSize(chosen.size) })
      context.addIssue({ code: 'custom', path, message })
    }
    return { file: chosen, role }
  })
