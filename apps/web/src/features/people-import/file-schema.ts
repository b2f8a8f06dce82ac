import { groupRoles, type GroupRole } from '@isomorph/access'
import { importMaximumBytes } from '@isomorph/contract'
import { z } from 'zod'
import { sizeOf } from '../../forms/file-input.tsx'

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
    const chosen = file ?? (text.trim() ? new File([text], 'pasted text') : null)
    const path = [file === null && chosen !== null ? 'text' : 'file']
    if (!chosen) {
      context.addIssue({ code: 'custom', path, message: 'Choose a file, or paste what it would hold.' })
      return z.NEVER
    }
    if (chosen.size > importMaximumBytes) {
      const limit = `At most ${importMaximumBytes / 1024 / 1024} MB.`
      context.addIssue({ code: 'custom', path, message: `${limit} “${chosen.name}” has ${sizeOf(chosen)}.` })
    }
    return { file: chosen, role }
  })
