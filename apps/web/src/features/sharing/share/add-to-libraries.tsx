import { libraryRoles, type LibraryOfProblem, type LibraryRole } from '@isomorph/contract'
import { SelectInput } from '@isomorph/ui'
import { useState } from 'react'
import { LibraryChoiceDialog } from '../../../entities/shared-library/library-choice-dialog.tsx'
import type { NamedLibrary } from '../../../data/slices/search-slice.ts'
import { useAddToLibraries } from '../libraries/use-library-problems.ts'

const roleOptions = libraryRoles.map((role) => ({ value: role, label: role }))

interface AddToLibrariesProps {
  readonly problemId: number
  readonly held: readonly LibraryOfProblem[]
  readonly onClose: () => void
}

/** Adds a problem to shared libraries: those that hold it already cannot be chosen. */
export function AddToLibraries({ problemId, held, onClose }: AddToLibrariesProps) {
  const [role, setRole] = useState<LibraryRole>('Reader')
  const { isBusy, add } = useAddToLibraries()
  const heldIn = new Set(held.map(({ sharedLibraryId }) => sharedLibraryId))
  async function addTo(libraries: readonly NamedLibrary[]): Promise<void> {
    if (await add({ problemId, role }, libraries)) onClose()
  }
  return (
    <LibraryChoiceDialog
      title="Add to which shared libraries?"
      confirmLabel={(count) => (count > 1 ? `Add to ${count} libraries` : 'Add to library')}
      initial={[]}
      takesProblems
      isBusy={isBusy}
      refusalOf={({ id }) => (heldIn.has(id) ? 'Already Shared' : null)}
      onConfirm={(libraries) => void addTo(libraries)}
      onClose={onClose}
    >
      <SelectInput label="Their readers become" value={role} options={roleOptions} onChange={setRole} />
    </LibraryChoiceDialog>
  )
}
