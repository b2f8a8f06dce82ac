import { lockdownKinds, type LockdownSettings } from '@isomorph/contract'
import { browserExamKeysSchema, quitPasswordSchema } from '@isomorph/contract/schemas'
import { t } from '@isomorph/messages'
import { z } from 'zod'

/** The settings while they are being typed: one key a line. */
export interface LockdownDraft {
  readonly kind: LockdownSettings['kind']
  readonly quitPassword: string
  readonly browserExamKeys: string
}

export function draftOf({ kind, quitPassword, browserExamKeys }: LockdownSettings): LockdownDraft {
  return { kind, quitPassword: quitPassword ?? '', browserExamKeys: browserExamKeys.join('\n') }
}

/** Browser Exam Keys belong to settings that hold the quit password: with another one, those that are listed let nobody in. */
export function makesKeysUseless(saved: LockdownSettings, draft: LockdownDraft): boolean {
  const isOther = draft.quitPassword.trim() !== (saved.quitPassword ?? '')
  const keys = keysIn(draft.browserExamKeys.toLowerCase())
  return draft.kind === 'safeExamBrowser' && isOther && saved.browserExamKeys.some((key) => keys.includes(key))
}

function keysIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter((each) => each !== '')
}

export const lockdownDraftSchema = z.object({
  kind: z.enum(lockdownKinds),
  quitPassword: z
    .string()
    .trim()
    .transform((typed) => (typed === '' ? null : typed))
    .pipe(quitPasswordSchema.nullable()),
  browserExamKeys: z.string().transform((text, context) => {
    const read = browserExamKeysSchema.safeParse(keysIn(text))
    if (read.success) return read.data
    for (const { path, message } of read.error.issues) {
      const [position] = path
      context.addIssue({
        code: 'custom',
        message:
          typeof position === 'number'
            ? t('lockdown-settings.keys.wrong', { number: String(position + 1), message })
            : message,
      })
    }
    return z.NEVER
  }),
})
