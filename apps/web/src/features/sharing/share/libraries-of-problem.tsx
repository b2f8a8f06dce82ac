import Link from '@mui/material/Link'
import { libraryRoles, type LibraryOfProblem, type LibraryRole, type ProblemSummary } from '@isomorph/contract'
import { Button, ErrorPanel, SelectInput, TableSkeleton } from '@isomorph/ui'
import { useState } from 'react'
import { requestErrorOf } from '../../../data/request-error.ts'
import { useListSharedLibrariesQuery } from '../../../entities/shared-library/shared-libraries.api.ts'
import { useListLibrariesOfProblemQuery } from '../libraries/shared-libraries.api.ts'
import { useLibraryProblems } from '../libraries/use-library-problems.ts'
import { Actions, AddRow, Detail, Name, Row, Rows } from '../sharing.styles.ts'

const roleOptions = libraryRoles.map((role) => ({ value: role, label: role }))

/** The shared libraries that hold a problem, and those that it can be added to. */
export function LibrariesOfProblem({ problem, canModify }: { problem: ProblemSummary; canModify: boolean }) {
  const { data, error, refetch } = useListLibrariesOfProblemQuery({ params: { problemId: problem.id } })
  if (error && !data) return <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton rows={1} />
  return (
    <>
      {data.length === 0 && <Detail>No shared library holds this problem.</Detail>}
      {data.length > 0 && (
        <Rows aria-label="Shared libraries">
          {data.map((held) => (
            <HeldBy key={held.sharedLibraryId} held={held} problemId={problem.id} canModify={canModify} />
          ))}
        </Rows>
      )}
      {canModify && <AddToLibrary problemId={problem.id} held={data} />}
    </>
  )
}

interface HeldByProps {
  readonly held: LibraryOfProblem
  readonly problemId: number
  readonly canModify: boolean
}

function HeldBy({ held, problemId, canModify }: HeldByProps) {
  const { sharedLibraryId, name, role, isDeleted, isReadable } = held
  const { isBusy, modify } = useLibraryProblems(sharedLibraryId)
  return (
    <Row>
      <span>
        <Name>{isReadable ? <Link href={`/sharedLibraries/${sharedLibraryId}`}>{name}</Link> : name}</Name>
        <Detail>
          {isDeleted
            ? 'Deleted: nobody has a role by it, unless it is restored.'
            : `Its readers are ${role === 'Editor' ? 'editors' : 'readers'} of this problem.`}
        </Detail>
      </span>
      <Actions>
        {canModify && (
          <Button
            size="small"
            disabled={isBusy}
            aria-label={`Remove the problem from ${name}`}
            onClick={() => void modify({ remove: [problemId] })}
          >
            Remove
          </Button>
        )}
      </Actions>
    </Row>
  )
}

function AddToLibrary({ problemId, held }: { problemId: number; held: readonly LibraryOfProblem[] }) {
  const { data } = useListSharedLibrariesQuery({ query: { pageSize: 100, sort: 'name' } })
  const libraries = (data?.items ?? []).filter(
    ({ id, problemActivities }) =>
      problemActivities.includes('Create') && held.every(({ sharedLibraryId }) => sharedLibraryId !== id),
  )
  const [chosen, setChosen] = useState('')
  const [role, setRole] = useState<LibraryRole>('Reader')
  const { isBusy, modify } = useLibraryProblems(Number(chosen))
  if (libraries.length === 0) return null
  async function add() {
    if (await modify({ add: [{ problemId, role }] })) setChosen('')
  }
  return (
    <AddRow>
      <SelectInput
        label="Add to a library"
        value={chosen}
        options={[
          { value: '', label: 'Choose a library' },
          ...libraries.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={setChosen}
      />
      <SelectInput label="Its readers become" value={role} options={roleOptions} onChange={setRole} />
      <Button variant="outlined" disabled={chosen === '' || isBusy} onClick={() => void add()}>
        Add
      </Button>
    </AddRow>
  )
}
