import { styled } from '@mui/material/styles'
import type { Problem } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, MessageBand } from '@isomorph/ui'
import { Suspense, useState, type ReactNode } from 'react'
import { useNotify } from '../../../data/hooks.ts'
import { lazyPart } from '../../../screen/load-screen.ts'
import type { DraftStore } from '../draft/draft-store.ts'
import type { ProblemDraft } from '../../../entities/problem/editor-backup.ts'

const OriginDialog = lazyPart(
  async () => (await import('./origin-dialog.tsx')).OriginDialog,
  ['problem-editor', 'problem-history', 'shared'],
)

const Room = styled('div')({ marginBottom: 12 })

interface OriginBandProps {
  /** As the server has it now. */
  readonly problem: Problem
  readonly draft: ProblemDraft
  readonly store: DraftStore
}

/** Says that the original of a copy has a newer version than the copy has looked at, and shows what changed. */
export function OriginBand({ problem, draft, store }: OriginBandProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false)
  const notify = useNotify()
  const { origin } = problem
  const seen = Math.max(origin?.mergedRevisionNumber ?? 0, draft.mergedOriginRevision ?? 0)
  if (!origin?.current || origin.problemId === null || origin.current.revisionNumber <= seen) return null
  const { name, revisionNumber } = origin.current
  return (
    <Room>
      <MessageBand
        icon="info"
        action={
          <Button size="small" onClick={() => setIsOpen(true)}>
            {t('problem-editor.origin.see')}
          </Button>
        }
      >
        {t('problem-editor.origin.changed', { name, number: String(revisionNumber) })}
      </MessageBand>
      <Suspense>
        {isOpen && (
          <OriginDialog
            problemId={origin.problemId}
            copiedNumber={origin.revisionNumber}
            seen={seen}
            newest={origin.current}
            mine={draft.content}
            largestUsedId={problem.largestUsedId}
            onTake={(content) => {
              store.replace({ ...draft, content, mergedOriginRevision: revisionNumber })
              setIsOpen(false)
              notify('INFO', t('problem-editor.origin.taken'))
            }}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </Room>
  )
}
