import { defaultLicensing } from '@isomorph/contract'
import { emptyProblemContent } from '@isomorph/problem'
import { useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useUserInfo } from '../../data/hooks.ts'
import { areDraftsEqual, editorBackup, type ProblemDraft } from './draft/editor-backup.ts'
import { ProblemEditor } from './problem-editor.tsx'

const empty: ProblemDraft = { name: '', tags: [], licensing: defaultLicensing, content: emptyProblemContent }

/** /problems/new: nothing is stored on the server until the first save. */
export function NewProblemPage(): ReactNode {
  const userId = useUserInfo()?.id ?? 0
  const navigate = useNavigate()
  const [backup] = useState(() => {
    const work = editorBackup.read(userId, 'new')
    return work && !areDraftsEqual(work.draft, empty) ? work : undefined
  })
  const [createdId, setCreatedId] = useState<number>()
  // After the render in which the page knows itself saved, so that nobody is asked whether to leave.
  useEffect(() => {
    if (createdId !== undefined) void navigate(`/problems/${createdId}`, { replace: true, state: { isJustMade: true } })
  }, [createdId, navigate])
  return (
    <ProblemEditor
      userId={userId}
      initial={{ ...empty, ...backup?.draft }}
      empty={empty}
      baseRevisionNumber={0}
      isRestored={backup !== undefined}
      isByAi={backup?.isByAi === true}
      canSave
      onCreated={(problem) => setCreatedId(problem.id)}
    />
  )
}
