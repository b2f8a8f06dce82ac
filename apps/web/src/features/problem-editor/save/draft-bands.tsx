import type { SavedProblemDraft } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, MessageBand } from '@isomorph/ui'
import { Suspense, useState, type ReactNode } from 'react'
import { useTimeZone } from '../../../data/hooks.ts'
import { formatMoment } from '../../../dates/dates.ts'
import { workOf, type ProblemDraft } from '../../../entities/problem/editor-backup.ts'
import { lazyPart } from '../../../screen/load-screen.ts'
import type { DraftStore } from '../draft/draft-store.ts'
import { OneLine } from '../editor.styles.ts'
import type { Saving } from './use-saving.ts'

const DraftComparison = lazyPart(
  async () => (await import('../history/draft-comparison.tsx')).DraftComparison,
  ['problem-editor', 'problem-history', 'shared'],
)

interface CompareButtonProps {
  readonly title: string
  readonly before: ProblemDraft
  readonly after: ProblemDraft
}

function CompareButton(props: CompareButtonProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('problem-editor.draft.compare')}
      </Button>
      <Suspense>{isOpen && <DraftComparison {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

/** Unsaved work of an earlier visit that stands in the editor. */
export interface Restored {
  readonly changedAt: string | undefined
  readonly onGoOn: () => void
  readonly onDrop: () => void
}

interface RestoredBandProps {
  readonly restored: Restored
  readonly saved: ProblemDraft
  readonly draft: ProblemDraft
}

/** Says that unsaved work came back: its author goes on, looks at what it changes, or discards it. */
export function RestoredBand({ restored, saved, draft }: RestoredBandProps): ReactNode {
  const timeZone = useTimeZone()
  const { changedAt, onGoOn, onDrop } = restored
  return (
    <MessageBand
      tone="primary"
      role="status"
      action={
        <OneLine>
          <Button size="small" onClick={onGoOn}>
            {t('problem-editor.draft.goOn')}
          </Button>
          <CompareButton title={t('problem-editor.draft.own')} before={saved} after={draft} />
          <Button size="small" onClick={onDrop}>
            {t('problem-editor.discard')}
          </Button>
        </OneLine>
      }
    >
      {changedAt
        ? t('problem-editor.draft.restored.from', { moment: formatMoment(changedAt, timeZone) })
        : t('problem-editor.draft.restored')}
    </MessageBand>
  )
}

interface OtherDraftBandProps {
  readonly other: SavedProblemDraft
  readonly draft: ProblemDraft
  readonly saving: Pick<Saving, 'resolveWithLocal' | 'resolveWithServer'>
  readonly store: Pick<DraftStore, 'replace'>
}

/** Says that the same person has changed the problem on another page: until they choose, nothing of this one is sent. */
export function OtherDraftBand({ other, draft, saving, store }: OtherDraftBandProps): ReactNode {
  const timeZone = useTimeZone()
  const use = (): void => {
    const taken = saving.resolveWithServer()
    if (taken) store.replace(taken)
  }
  return (
    <MessageBand
      tone="warning"
      role="alert"
      action={
        <OneLine>
          <CompareButton title={t('problem-editor.draft.elsewhere')} before={draft} after={workOf(other).draft} />
          <Button size="small" onClick={use}>
            {t('problem-editor.draft.useThose')}
          </Button>
          <Button size="small" onClick={saving.resolveWithLocal}>
            {t('problem-editor.draft.keepThese')}
          </Button>
        </OneLine>
      }
    >
      {t('problem-editor.draft.other', { moment: formatMoment(other.savedAt, timeZone) })}
    </MessageBand>
  )
}
