import { t } from '@isomorph/messages'
import { useEffect, useState } from 'react'
import { useUserInfo } from '../data/hooks.ts'
import { formBackups, type FormBackup } from './form-backups.ts'
import { changesOf, withChanges } from './form-changes.ts'
import { useUnsavedRegistration } from './unsaved-registry.ts'

interface FormBackupOptions<Draft extends object> {
  /** Tells the form from others at the same address. */
  readonly form: string
  /** The form's input; null: nothing is typed yet. */
  readonly draft: Draft | null
  /** The values of the form without input. Only what differs from them is stored, and is restored on top of them. */
  readonly saved: Draft
  /** Fields that are never stored. */
  readonly secrets?: readonly (keyof Draft & string)[]
  /** Puts a draft into the form; null: drops the input. */
  readonly restore: (draft: Draft | null) => void
}

/** What the form says of restored input. */
export interface RestoredBackup {
  readonly text: string
  readonly drop: () => void
}

function sentenceOf({ because, isWhole }: FormBackup): string {
  return t('shell.restored', {
    because: because === 'sessionEnd' ? because : 'other',
    isWhole: isWhole ? 'yes' : 'other',
  })
}

/** Whose input it is; undefined for impersonators: what they type belongs to nobody and is not stored. */
function useOwnerId(): number | undefined {
  const user = useUserInfo()
  return user?.isImpersonated ? undefined : user?.id
}

/** The backup of a place, found while the place is first rendered, so that the form does not flash empty. */
function useFoundBackup(
  userId: number | undefined,
  place: string,
  onFound: (backup: FormBackup) => void,
): [FormBackup | null, (backup: FormBackup | null) => void] {
  const [readPlace, setReadPlace] = useState<string>()
  const [found, setFound] = useState<FormBackup | null>(null)
  if (userId !== undefined && readPlace !== place) {
    setReadPlace(place)
    const backup = formBackups.read(userId, place)
    if (backup) {
      setFound(backup)
      onFound(backup)
    }
  }
  return [found, setFound]
}

/** A backup is restored once. */
function useRemovalOnceRead(userId: number | undefined, place: string): void {
  useEffect(() => {
    if (userId === undefined) return undefined
    const remove = () => formBackups.remove(userId, place)
    remove()
    // A page from the back-forward cache still shows the input that it stored when it was hidden.
    window.addEventListener('pageshow', remove)
    return () => window.removeEventListener('pageshow', remove)
  }, [userId, place])
}

/**
 * Stores the input of a form when the session ends or the page is left, and restores it once, when the same user opens the
 * form again.
 */
export function useFormBackup<Draft extends object>(options: FormBackupOptions<Draft>): RestoredBackup | null {
  const { form, draft, saved, secrets = [], restore } = options
  const userId = useOwnerId()
  const place = `${window.location.pathname}#${form}`
  const [restored, setRestored] = useFoundBackup(userId, place, ({ changes }) => restore(withChanges(saved, changes)))
  const typed = draft === null ? [] : changesOf(draft, saved)
  const changes = typed.filter(([field]) => !secrets.some((secret) => secret === field))
  const isWhole = changes.length === typed.length
  useUnsavedRegistration(
    userId === undefined || typed.length === 0
      ? null
      : (because) => {
          if (changes.length === 0) return false
          const isStored = formBackups.write(userId, place, { because, isWhole, changes: Object.fromEntries(changes) })
          return isStored && isWhole
        },
  )
  // Saved or dropped: what is typed next is new.
  if (restored !== null && typed.length === 0) setRestored(null)
  useRemovalOnceRead(userId, place)

  function drop() {
    setRestored(null)
    restore(null)
  }
  return restored && typed.length > 0 ? { text: sentenceOf(restored), drop } : null
}
