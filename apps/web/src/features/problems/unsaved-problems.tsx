import type { ListedProblemDraft } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, color, ConfirmDialog, fontSize, radius } from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import { useState, type ReactNode } from 'react'
import { useServerNow, useUserInfo } from '../../data/hooks.ts'
import { formatDistance } from '../../dates/dates.ts'
import { editorBackup, type BackupPlace } from '../../entities/problem/editor-backup.ts'
import {
  useDiscardNewProblemDraftMutation,
  useDiscardProblemDraftMutation,
  useListProblemDraftsQuery,
} from '../../entities/problem/problem-drafts.api.ts'
import { formatCount } from '../../numbers/counts.ts'
import { inParts } from '../../messages/in-parts.tsx'

const List = styled('ul')({
  margin: '0 0 12px',
  padding: '4px 16px',
  listStyle: 'none',
  borderRadius: radius.control,
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  fontSize: fontSize.table,
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px', minHeight: 44 },
  '& li > span': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { color: color.textSecond, fontSize: fontSize.small },
})

const Acts = styled('div')({ display: 'flex', gap: 12, marginInlineStart: 'auto' })

/** More of them are behind a button. */
const shownAtFirst = 3

function nameOf({ name }: ListedProblemDraft): string {
  return name.trim() === '' ? t('problems.unsaved.untitled') : name.trim()
}

interface DraftRowProps {
  readonly draft: ListedProblemDraft
  readonly onDiscard: () => void
}

function DraftRow({ draft, onDiscard }: DraftRowProps): ReactNode {
  const now = useServerNow()
  const { problemId, draftKey, savedAt } = draft
  const name = nameOf(draft)
  const isolated = { name: <bdi>{name}</bdi> }
  const path = problemId === null ? `/problems/new?draft=${draftKey}` : `/problems/${problemId}`
  return (
    <li>
      <span>
        {problemId === null ? inParts('problems.unsaved.new', isolated) : inParts('problems.unsaved.changes', isolated)}{' '}
        <small>{formatDistance(savedAt, now())}</small>
      </span>
      <Acts>
        <Button size="small" href={path} aria-label={t('problems.unsaved.goOn.of', { name })}>
          {t('problems.unsaved.goOn')}
        </Button>
        <Button size="small" onClick={onDiscard} aria-label={t('problems.unsaved.discard.of', { name })}>
          {t('problems.unsaved.discard')}
        </Button>
      </Acts>
    </li>
  )
}

interface DiscardQuestionProps {
  /** Absent while nothing is asked. */
  readonly draft: ListedProblemDraft | undefined
  readonly onCancel: () => void
  readonly onConfirm: (draft: ListedProblemDraft) => void
}

/** Asks first: discarded work cannot be restored. */
function DiscardQuestion({ draft, onCancel, onConfirm }: DiscardQuestionProps): ReactNode {
  if (!draft) return null
  return (
    <ConfirmDialog
      isOpen
      title={t('problems.unsaved.question')}
      confirmLabel={t('problems.unsaved.discard')}
      isDestructive
      onCancel={onCancel}
      onConfirm={() => onConfirm(draft)}
    >
      {draft.problemId === null
        ? t('problems.unsaved.question.new', { name: nameOf(draft) })
        : t('problems.unsaved.question.changed', { name: nameOf(draft) })}
    </ConfirmDialog>
  )
}

/** What the person has written and not saved, on whatever device: above the list of problems. */
export function UnsavedProblems(): ReactNode {
  const userId = useUserInfo()?.id ?? 0
  const { data = [] } = useListProblemDraftsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [discard] = useDiscardProblemDraftMutation()
  const [discardNew] = useDiscardNewProblemDraftMutation()
  const [areAllShown, setAllShown] = useState(false)
  const [asked, setAsked] = useState<ListedProblemDraft>()
  if (data.length === 0) return null
  const remove = async ({ problemId, draftKey, version }: ListedProblemDraft): Promise<void> => {
    setAsked(undefined)
    const place: BackupPlace = problemId ?? `new:${draftKey}`
    const { error } =
      problemId === null
        ? await discardNew({ params: { draftKey: draftKey ?? '' }, query: { version } })
        : await discard({ params: { problemId }, query: { version } })
    // A copy that this tab has stored would be restored when the page is opened again.
    if (!error) editorBackup.clear(userId, place)
  }
  const shown = areAllShown ? data : data.slice(0, shownAtFirst)
  return (
    <List aria-label={t('problems.unsaved.label')}>
      {shown.map((draft) => (
        <DraftRow key={draft.draftKey ?? draft.problemId} draft={draft} onDiscard={() => setAsked(draft)} />
      ))}
      {shown.length < data.length && (
        <li>
          <Button size="small" onClick={() => setAllShown(true)}>
            {t('problems.unsaved.showMore', { count: formatCount(data.length - shown.length) })}
          </Button>
        </li>
      )}
      <DiscardQuestion draft={asked} onCancel={() => setAsked(undefined)} onConfirm={(draft) => void remove(draft)} />
    </List>
  )
}
