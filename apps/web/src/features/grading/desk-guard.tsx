import { UnsavedGuard } from '../../screen/unsaved-guard.tsx'
import { hasChanges, type Desk } from './desk-state.ts'

/** Asks before marks and comments are left behind that are not saved. */
export function DeskGuard({ desk: { entries } }: { readonly desk: Desk }) {
  return <UnsavedGuard isDirty={entries.some((each) => each.state !== 'saving' && hasChanges(each))} />
}
