import { defaultLicensing, type SavedProblemDraft } from '@isomorph/contract'
import { emptyProblemContent } from '@isomorph/problem'
import { ProgressLine } from '@isomorph/ui'
import { useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useIsAllowed, useUserInfo } from '../../data/hooks.ts'
import { randomUuid } from '../../data/uuid.ts'
import { editorBackup, type BackupPlace, type ProblemDraft } from '../../entities/problem/editor-backup.ts'
import { useGetNewProblemDraftQuery } from '../../entities/problem/problem-drafts.api.ts'
import { afterSaving } from '../../screen/unsaved-guard.tsx'
import { useGetProblemQuery } from './problem-editor.api.ts'
import { ProblemEditor } from './problem-editor.tsx'
import { draftStartOf } from './save/draft-start.ts'

const empty: ProblemDraft = { name: '', tags: [], licensing: defaultLicensing, content: emptyProblemContent }

interface NewProblemProps {
  /** What the first save has made; the page goes on with it under its own path. */
  readonly madeId: number | undefined
  readonly onMade: (problemId: number) => void
}

interface BegunProblemProps extends NewProblemProps {
  readonly draftKey: string
  readonly serverDraft: SavedProblemDraft | null
}

function BegunProblem({ draftKey, serverDraft, madeId, onMade }: BegunProblemProps): ReactNode {
  const userId = useUserInfo()?.id ?? 0
  const navigate = useNavigate()
  const place: BackupPlace = `new:${draftKey}`
  const [{ work, upload }] = useState(() => draftStartOf(userId, place, empty, serverDraft))
  const isMade = madeId !== undefined
  const { data: current } = useGetProblemQuery({ params: { problemId: madeId ?? 0 } }, { skip: !isMade })
  const mayUpdate = useIsAllowed('Update', { entityType: 'Problem', entity: current })
  return (
    <ProblemEditor
      userId={userId}
      current={current}
      place={place}
      upload={upload}
      initial={{ ...empty, ...work?.draft }}
      empty={empty}
      baseRevisionNumber={0}
      isRestored={work !== undefined}
      changedAt={work?.changedAt}
      isByAi={work?.isByAi === true}
      canSave={current === undefined || mayUpdate}
      onMade={({ id }) => {
        onMade(id)
        void navigate(`/problems/${id}`, { ...afterSaving, preventScrollReset: true })
      }}
      onChanged={() => {
        // A reload finds what was written, and another new problem begins blank.
        if (!isMade) void navigate({ search: `?draft=${draftKey}` }, { replace: true })
      }}
    />
  )
}

const isKey = (text: string | null): text is string =>
  text !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** The draft that the path asks for; that of a problem that was made has none any more. */
function useAskedDraft(isMade: boolean): string | null {
  const asked = useSearchParams()[0].get('draft')
  const [known, setKnown] = useState(asked)
  if (!isMade && known !== asked) setKnown(asked)
  return isMade ? known : asked
}

/** /problems/new begins blank; /problems/new?draft={key} goes on with unsaved work. The first save makes the problem. */
export function NewProblem({ madeId, onMade }: NewProblemProps): ReactNode {
  const userId = useUserInfo()?.id ?? 0
  const asked = useAskedDraft(madeId !== undefined)
  const [fresh] = useState(() => {
    const key = randomUuid()
    return { key, isFormer: !isKey(asked) && editorBackup.adoptFormer(userId, `new:${key}`) }
  })
  const draftKey = isKey(asked) ? asked : fresh.key
  const isBlank = draftKey === fresh.key
  const { data, isFetching } = useGetNewProblemDraftQuery(
    { params: { draftKey } },
    { skip: isBlank, refetchOnMountOrArgChange: true },
  )
  const [known, setKnown] = useState<string>()
  if (!isBlank && !isFetching && known !== draftKey) setKnown(draftKey)
  if (!isBlank && known !== draftKey) return <ProgressLine />
  const serverDraft = isBlank ? null : (data?.draft ?? null)
  return <BegunProblem key={draftKey} {...{ draftKey, serverDraft, madeId, onMade }} />
}
