import { defaultLicensing, type SavedProblemDraft, type Problem } from '@isomorph/contract'
import { emptyProblemContent } from '@isomorph/problem'
import { useState, type ReactNode } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { useIsAllowed, useUserInfo } from '../../data/hooks.ts'
import { DetailGuard } from '../../screen/detail-guard.tsx'
import { notFoundPath } from '../../screen/not-found-redirect.tsx'
import { answerToAddIn } from '../../entities/problem/answer-to-add.ts'
import type { ProblemDraft } from '../../entities/problem/editor-backup.ts'
import { useGetProblemDraftQuery } from '../../entities/problem/problem-drafts.api.ts'
import { useGetProblemQuery } from './problem-editor.api.ts'
import { NewProblem } from './new-problem.tsx'
import { ProblemEditor } from './problem-editor.tsx'
import { draftStartOf } from './save/draft-start.ts'
import { draftOf } from './save/use-saving.ts'

const empty: ProblemDraft = { name: '', tags: [], licensing: defaultLicensing, content: emptyProblemContent }

interface LoadedProblemProps {
  /** As it was when the page was opened. */
  readonly loaded: Problem
  /** As the server has it now: saved since, or with other roles on it. */
  readonly current: Problem
  /** What the server has kept of unsaved work. */
  readonly serverDraft: SavedProblemDraft | null
}

function LoadedProblem({ loaded, current, serverDraft }: LoadedProblemProps): ReactNode {
  const userId = useUserInfo()?.id ?? 0
  const canSave = useIsAllowed('Update', { entityType: 'Problem', entity: current })
  // What the page begins with stays as it was: a later fetch must not replace what is being written.
  const [start] = useState(() => ({
    problem: loaded,
    ...draftStartOf(userId, loaded.id, draftOf(loaded), serverDraft),
  }))
  const state: unknown = useLocation().state
  if (loaded.isDeleted) return <Navigate to="/problems" replace />
  const { problem, work, upload } = start
  return (
    <ProblemEditor
      userId={userId}
      problem={problem}
      current={current}
      place={problem.id}
      upload={upload}
      initial={{ ...draftOf(problem), ...work?.draft }}
      empty={empty}
      baseRevisionNumber={work?.baseRevisionNumber ?? problem.revisionNumber}
      baseSettings={work?.baseSettings}
      isRestored={work !== undefined}
      changedAt={work?.changedAt}
      canSave={canSave}
      answerToAdd={canSave ? answerToAddIn(state) : undefined}
    />
  )
}

function ProblemById({ problemId }: { problemId: number }): ReactNode {
  const fetched = useGetProblemQuery({ params: { problemId } }, { refetchOnMountOrArgChange: true })
  const drafts = useGetProblemDraftQuery({ params: { problemId } }, { refetchOnMountOrArgChange: true })
  // While it is fetched anew an older answer may still be there.
  const fresh = fetched.isFetching ? { ...fetched, data: undefined, error: undefined } : fetched
  const [first, setFirst] = useState<Problem>()
  // Where the server cannot say whether there is a draft, what this browser has stored goes on.
  const [serverDraft, setServerDraft] = useState<SavedProblemDraft | null>(null)
  const areDraftsKnown = !drafts.isFetching
  if (first === undefined && fresh.data !== undefined && areDraftsKnown) {
    setFirst(fresh.data)
    setServerDraft(drafts.data?.draft ?? null)
  }
  return (
    <DetailGuard fetched={{ ...fresh, data: first }} fallback="/problems">
      {(loaded) => <LoadedProblem loaded={loaded} current={fetched.data ?? loaded} serverDraft={serverDraft} />}
    </DetailGuard>
  )
}

/** Which problem is on the page. */
interface Visit {
  /** As the path names it; undefined: a new one. */
  readonly problemId: string | undefined
  /** What the first save of the new one has made. */
  readonly madeId: number | undefined
  readonly number: number
}

/** The visit of a path. The path of what was just made belongs to the same visit. */
function visitOf(before: Visit, problemId: string | undefined): Visit {
  if (before.problemId === problemId) return before
  const isMade = before.madeId !== undefined && problemId === String(before.madeId)
  return isMade ? { ...before, problemId } : { problemId, madeId: undefined, number: before.number + 1 }
}

/**
 * /problems/new and /problems/{problemId}. Both are one screen: the first save of a new problem changes the path, and its author goes
 * on typing in the same fields.
 */
export function ProblemPage(): ReactNode {
  const { problemId } = useParams()
  const [known, setKnown] = useState<Visit>({ problemId, madeId: undefined, number: 0 })
  const visit = visitOf(known, problemId)
  if (visit !== known) setKnown(visit)
  if (problemId === undefined || visit.madeId !== undefined) {
    const onMade = (madeId: number): void => setKnown((before) => ({ ...before, madeId }))
    return <NewProblem key={visit.number} madeId={visit.madeId} onMade={onMade} />
  }
  const id = Number(problemId)
  if (!Number.isSafeInteger(id) || id < 1) return <Navigate to={notFoundPath(`/problems/${problemId}`)} replace />
  return <ProblemById key={id} problemId={id} />
}
