import { useEffect, useState } from 'react'
import { useUserInfo } from '../data/hooks.ts'
import { formBackups, type FormBackup } from './form-backups.ts'
import { useUnsavedRegistration } from './unsaved-registry.ts'
import { changesOf, withChanges } from './form-changes.ts'

interface FormBackupOptions<Draft extends object> {
  /** Tells the form from others at the same address. */
  readonly form: string
  /** What is typed; null: nothing yet. */
  readonly draft: Draft | null
  /** What stands in the form while nothing is typed. Only what differs from it is kept, and comes back on top of it. */
  readonly saved: Draft
  /** Fields that are never written down. */
  readonly secrets?: readonly (keyof Draft & string)[]
  /** Puts a draft into the form; null: drops what is typed. */
  readonly restore: (draft: Draft | null) => void
}

/** What the form says of a draft that came back. */
export interface RestoredBackup {
  readonly text: string
  readonly drop: () => void
}

function sentenceOf({ because, isWhole }: FormBackup): string {
  const sentence =
    because === 'sessionEnd'
      ? 'What you typed before your session ended is back'
      : 'What you had typed here and not saved is back'
  return isWhole ? `${sentence}.` : `${sentence}, except what is secret.`
}

/**
 * Keeps what is typed in a form when the session ends or the page is left, and brings it back once, when the same person
 * opens the form again. What is typed while acting as somebody else is nobody's, and is not kept.
 */
export function useFormBackup<Draft extends object>(options: FormBackupOptions<Draft>): RestoredBackup | null {
  const { form, draft, saved, secrets = [], restore } = options
  const person = useUserInfo()
  const userId = person?.isImpersonated ? undefined : person?.id
  const place = `${window.location.pathname}#${form}`
  const [lookedAt, setLookedAt] = useState<string>()
  const [back, setBack] = useState<FormBackup | null>(null)
  const typed = draft === null ? [] : changesOf(draft, saved)
  const changes = typed.filter(([field]) => !secrets.some((secret) => secret === field))
  const isWhole = changes.length === typed.length

  useUnsavedRegistration(
    userId === undefined || typed.length === 0
      ? null
      : (because) => {
          if (changes.length === 0) return false
          const isKept = formBackups.write(userId, place, { because, isWhole, changes: Object.fromEntries(changes) })
          return isKept && isWhole
        },
  )
  // While it is rendered, so that the form does not flash empty first.
  if (userId !== undefined && lookedAt !== place) {
    setLookedAt(place)
    const kept = formBackups.read(userId, place)
    if (kept) {
      setBack(kept)
      restore(withChanges(saved, kept.changes))
    }
  }
  // Saved or dropped: what is typed next is new.
  if (back !== null && typed.length === 0) setBack(null)
  useEffect(() => {
    if (userId === undefined) return undefined
    const forget = () => formBackups.forget(userId, place)
    forget()
    // A page that the browser kept as it was still has what it wrote when it was left.
    window.addEventListener('pageshow', forget)
    return () => window.removeEventListener('pageshow', forget)
  }, [userId, place])

  function drop() {
    setBack(null)
    restore(null)
  }
  return back && typed.length > 0 ? { text: sentenceOf(back), drop } : null
}
