import type { LibraryChangeOutcome, LibraryRole, ProblemSummary } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { SelectInput } from '@isomorph/ui'
import { useState } from 'react'
import { useNotify } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import type { NamedLibrary } from '../../../data/slices/search-slice.ts'
import { LibraryChoiceDialog } from '../../../entities/shared-library/library-choice-dialog.tsx'
import { OutcomeDialog, type RefusedOne } from '../../../lists/outcome-dialog.tsx'
import { useModifyProblemSharedLibraryRolesMutation } from '../libraries/shared-libraries.api.ts'
import { libraryRoleOptions, readerRole } from '../people/entity-role-labels.ts'

function countOfProblems(count: number): string {
  return t('shared.problemCount', { count })
}

type Named = Pick<ProblemSummary, 'id' | 'name'>

interface Outcome {
  readonly done: number
  readonly refused: readonly RefusedOne[]
}

const refusals: { readonly [Kind in LibraryChangeOutcome['outcome']]?: PlainKey } = {
  notAllowed: 'sharing.refused.notAllowed',
  notFound: 'sharing.refused.notFound',
}

function nameOfRefused(problem: string, library: NamedLibrary): string {
  return t('sharing.refused.what', { problem, library: library.name })
}

/** Each problem that a library did not take: `Beam, in Mechanics`. */
function refusedBy(library: NamedLibrary, problems: readonly Named[], outcomes: readonly LibraryChangeOutcome[]) {
  return outcomes.flatMap(({ problemId, outcome }) => {
    const reason = refusals[outcome]
    const name = problems.find(({ id }) => id === problemId)?.name ?? String(problemId)
    return reason === undefined ? [] : [{ problemId, name: nameOfRefused(name, library), because: t(reason) }]
  })
}

function useShareProblems(problems: readonly Named[]) {
  const [send] = useModifyProblemSharedLibraryRolesMutation()
  // The state of the hook is that of the latest request only, and one is sent for each library.
  const [isBusy, setIsBusy] = useState(false)
  async function refusedIn(library: NamedLibrary, role: LibraryRole) {
    const add = problems.map(({ id }) => ({ problemId: id, role }))
    const { data, error } = await send({ body: { sharedLibraryId: library.id, add } })
    if (data) return refusedBy(library, problems, data)
    const { detail } = requestErrorOf(error)
    return problems.map(({ id, name }) => ({ problemId: id, name: nameOfRefused(name, library), because: detail }))
  }
  async function share(libraries: readonly NamedLibrary[], role: LibraryRole): Promise<Outcome> {
    setIsBusy(true)
    const refused = (await Promise.all(libraries.map(async (library) => refusedIn(library, role)))).flat()
    setIsBusy(false)
    const failed = new Set(refused.map(({ problemId }) => problemId))
    return { done: problems.length - failed.size, refused: refused.map(({ name, because }) => ({ name, because })) }
  }
  return { share, isBusy }
}

interface ShareProblemsDialogProps {
  readonly problems: readonly Named[]
  /** Libraries that hold them already and cannot be chosen. */
  readonly heldIn?: ReadonlySet<number>
  readonly onClose: () => void
}

const none: ReadonlySet<number> = new Set()

/** Adds problems to shared libraries, and says of each one that was refused why. */
export function ShareProblemsDialog({ problems, heldIn = none, onClose }: ShareProblemsDialogProps) {
  const [role, setRole] = useState<LibraryRole>(readerRole)
  const [outcome, setOutcome] = useState<Outcome>()
  const { share, isBusy } = useShareProblems(problems)
  const notify = useNotify()
  async function addTo(libraries: readonly NamedLibrary[]): Promise<void> {
    const shared = await share(libraries, role)
    if (problems.length > 1 || shared.refused.length > 0) return setOutcome(shared)
    notify('SUCCESS', t('sharing.added', { names: libraries.map(({ name }) => name).join(', ') }))
    onClose()
  }
  if (outcome) return <OutcomeDialog {...outcome} counted={countOfProblems} onClose={onClose} />
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
