import type { LibraryOfProblem, LibraryRole } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { SelectInput } from '@isomorph/ui'
import { useState } from 'react'
import { LibraryChoiceDialog } from '../../../entities/shared-library/library-choice-dialog.tsx'
import type { NamedLibrary } from '../../../data/slices/search-slice.ts'
import { useAddToLibraries } from '../libraries/use-library-problems.ts'
import { libraryRoleOptions, readerRole } from '../people/entity-role-labels.ts'

interface AddToLibrariesProps {
  readonly problemId: number
  readonly held: readonly LibraryOfProblem[]
  readonly onClose: () => void
}

/** Adds a problem to shared libraries: those that hold it already cannot be chosen. */
export function AddToLibraries({ problemId, held, onClose }: AddToLibrariesProps) {
  const [role, setRole] = useState<LibraryRole>(readerRole)
  const { isBusy, add } = useAddToLibraries()
  const heldIn = new Set(held.map(({ sharedLibraryId }) => sharedLibraryId))
  async function addTo(libraries: readonly NamedLibrary[]): Promise<void> {
    if (await add({ problemId, role }, libraries)) onClose()
  }
  return (
    <LibraryChoiceDialog
      title={t('sharing.choose.title')}
      confirmLabel={(count) => t('sharing.choose.add', { count })}
      initial={[]}
      takesProblems
      isBusy={isBusy}
      refusalOf={({ id }) => (heldIn.has(id) ? t('sharing.alreadyShared') : null)}
      onConfirm={(libraries) => void addTo(libraries)}
      onClose={onClose}
    >
      <SelectInput label={t('sharing.choose.role')} value={role} options={libraryRoleOptions()} onChange={setRole} />
    </LibraryChoiceDialog>
  )
}
