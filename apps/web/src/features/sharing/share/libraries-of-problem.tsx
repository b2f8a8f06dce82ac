import Link from '@mui/material/Link'
import type { LibraryOfProblem, ProblemSummary } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, ErrorPanel, Icon, TableSkeleton } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { requestErrorOf } from '../../../data/request-error.ts'
import { useListSharedLibrariesQuery } from '../../../entities/shared-library/shared-libraries.api.ts'
import { lazyPart } from '../../../screen/load-screen.ts'
import { useListLibrariesOfProblemQuery } from '../libraries/shared-libraries.api.ts'
import { useLibraryProblems } from '../libraries/use-library-problems.ts'
import { Actions, Detail, Name, Row, Rows } from '../sharing.styles.ts'

const ShareProblemsDialog = lazyPart(async () => (await import('./share-problems.tsx')).ShareProblemsDialog)

/** The shared libraries that hold a problem, and those that it can be added to. */
export function LibrariesOfProblem({ problem, canModify }: { problem: ProblemSummary; canModify: boolean }) {
  const { data, error, refetch } = useListLibrariesOfProblemQuery({ params: { problemId: problem.id } })
  if (error && !data) return <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton rows={1} />
  return (
    <>
      {data.length === 0 && <Detail>{t('sharing.held.none')}</Detail>}
      {data.length > 0 && (
        <Rows aria-label={t('shared.libraries')}>
          {data.map((held) => (
            <HeldBy key={held.sharedLibraryId} held={held} problemId={problem.id} canModify={canModify} />
          ))}
        </Rows>
      )}
      {canModify && <AddButton problem={problem} held={data} />}
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
            ? t('sharing.held.deleted')
            : t('sharing.held.readers', { role: role === 'Editor' ? role : 'other' })}
        </Detail>
      </span>
      <Actions>
        {canModify && (
          <Button
            size="small"
            disabled={isBusy}
            aria-label={t('sharing.held.remove.of', { name })}
            onClick={() => void modify({ remove: [problemId] })}
          >
            {t('shared.remove')}
          </Button>
        )}
      </Actions>
    </Row>
  )
}

/** Shown where there is a library that the problem can be added to. */
function AddButton({ problem, held }: { problem: ProblemSummary; held: readonly LibraryOfProblem[] }) {
  const { data } = useListSharedLibrariesQuery({ query: { takesProblems: true } })
  const [isAdding, setIsAdding] = useState(false)
  if ((data?.total ?? 0) === 0) return null
  return (
    <div>
      <Button variant="outlined" startIcon={<Icon name="add" size={18} />} onClick={() => setIsAdding(true)}>
        {t('sharing.held.add')}
      </Button>
      <Suspense>
        {isAdding && (
          <ShareProblemsDialog
            problems={[problem]}
            heldIn={new Set(held.map(({ sharedLibraryId }) => sharedLibraryId))}
            onClose={() => setIsAdding(false)}
          />
        )}
      </Suspense>
    </div>
  )
}
