import { defaultLicensing, type SavedProblemDraft } from '@isomorph/contract'
import { emptyProblemContent } from '@isomorph/problem'
import { ProgressLine } from '@isomorph/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useUserInfo } from '../../data/hooks.ts'
import { randomUuid } from '../../data/uuid.ts'
import { editorBackup, type BackupPlace, type ProblemDraft } from '../../entities/problem/editor-backup.ts'
import { useGetNewProblemDraftQuery } from '../../entities/problem/problem-drafts.api.ts'
import type { OpenParts } from './draft/draft-store.ts'
import { justMade } from './save/just-made.ts'
import { ProblemEditor } from './problem-editor.tsx'
import { draftStartOf } from './save/draft-start.ts'

const empty: ProblemDraft = { name: '', tags: [], licensing: defaultLicensing, content: emptyProblemContent }

interface NewProblemProps {
  readonly draftKey: string
  readonly serverDraft: SavedProblemDraft | null
}

function NewProblem({ draftKey, serverDraft }: NewProblemProps): ReactNode {
  const userId = useUserInfo()?.id ?? 0
  const navigate = useNavigate()
  const place: BackupPlace = `new:${draftKey}`
  const [{ work, upload }] = useState(() => draftStartOf(userId, place, empty, serverDraft))
  const [created, setCreated] = useState<{ readonly id: number; readonly open: OpenParts }>()
  // After the render in which the page knows itself saved, so that nobody is asked whether to leave.
  useEffect(() => {
    if (created) void navigate(`/problems/${created.id}`, { replace: true, state: justMade(created.open) })
  }, [created, navigate])
  return (
    <ProblemEditor
      userId={userId}
      place={place}
      upload={upload}
      initial={{ ...empty, ...work?.draft }}
      empty={empty}
      baseRevisionNumber={0}
      isRestored={work !== undefined}
      changedAt={work?.changedAt}
      isByAi={work?.isByAi === true}
      canSave
      onCreated={({ id }, open) => setCreated({ id, open })}
      // A reload finds what was written, and another new problem begins blank.
      onChanged={() => void navigate({ search: `?draft=${draftKey}` }, { replace: true })}
    />
  )
}

const isKey = (text: string | null): text is string =>
  text !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** /problems/new begins blank; /problems/new?draft={key} goes on with unsaved work. The first save makes the problem. */
export function NewProblemPage(): ReactNode {
  const userId = useUserInfo()?.id ?? 0
  const [search] = useSearchParams()
  const asked = search.get('draft')
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
  return <NewProblem key={draftKey} draftKey={draftKey} serverDraft={isBlank ? null : (data?.draft ?? null)} />
}
