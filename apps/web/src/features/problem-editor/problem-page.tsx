import { defaultLicensing, type Problem } from '@isomorph/contract'
import { emptyProblemContent } from '@isomorph/problem'
import { useState, type ReactNode } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { useIsAllowed, useUserInfo } from '../../data/hooks.ts'
import { DetailGuard } from '../../screen/detail-guard.tsx'
import { notFoundPath } from '../../screen/not-found-redirect.tsx'
import type { ProblemDraft } from './draft/editor-backup.ts'
import { areDraftsEqual, editorBackup } from './draft/editor-backup.ts'
import { useGetProblemQuery } from './problem-editor.api.ts'
import { ProblemEditor } from './problem-editor.tsx'
import { draftOf } from './save/use-saving.ts'

const empty: ProblemDraft = { name: '', tags: [], licensing: defaultLicensing, content: emptyProblemContent }

interface LoadedProblemProps {
  /** As it was when the page was opened. */
  readonly loaded: Problem
  /** As the server has it now: saved since, or with other roles on it. */
  readonly current: Problem
}

function LoadedProblem({ loaded, current }: LoadedProblemProps): ReactNode {
  const userId = useUserInfo()?.id ?? 0
  const canSave = useIsAllowed('Update', { entityType: 'Problem', entity: current })
  // What the page begins with stays as it was: a later fetch must not replace what is being written.
  const [start] = useState(() => {
    const backup = editorBackup.read(userId, loaded.id)
    const isRestored = backup !== undefined && !areDraftsEqual(backup.draft, draftOf(loaded))
    return { problem: loaded, backup: isRestored ? backup : undefined }
  })
  const state: unknown = useLocation().state
  const isJustMade = typeof state === 'object' && state !== null && 'isJustMade' in state
  if (loaded.isDeleted) return <Navigate to="/problems" replace />
  const { problem, backup } = start
  return (
    <ProblemEditor
      userId={userId}
      problem={problem}
      current={current}
      initial={{ ...draftOf(problem), ...backup?.draft }}
      empty={empty}
      baseRevisionNumber={backup?.baseRevisionNumber ?? problem.revisionNumber}
      baseSettings={backup?.baseSettings}
      isRestored={backup !== undefined}
      canSave={canSave}
      isJustMade={isJustMade}
    />
  )
}

function ProblemById({ problemId }: { problemId: number }): ReactNode {
  const fetched = useGetProblemQuery({ params: { problemId } }, { refetchOnMountOrArgChange: true })
  // While it is fetched anew an older answer may still be there.
  const fresh = fetched.isFetching ? { ...fetched, data: undefined, error: undefined } : fetched
  const [first, setFirst] = useState<Problem>()
  if (first === undefined && fresh.data !== undefined) setFirst(fresh.data)
  return (
    <DetailGuard fetched={{ ...fresh, data: first ?? fresh.data }} fallback="/problems">
      {(loaded) => <LoadedProblem loaded={loaded} current={fetched.data ?? loaded} />}
    </DetailGuard>
  )
}

/** /problems/{problemId} */
export function ProblemPage(): ReactNode {
  const { problemId = '' } = useParams()
  const id = Number(problemId)
  if (!Number.isSafeInteger(id) || id < 1) return <Navigate to={notFoundPath(`/problems/${problemId}`)} replace />
  return <ProblemById key={id} problemId={id} />
}
