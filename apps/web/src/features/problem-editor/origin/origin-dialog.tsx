import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import type { ProblemOrigin } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import type { ProblemContent } from '@isomorph/problem'
import { Button, CheckboxInput, Dialog, ErrorPanel, ProgressLine } from '@isomorph/ui'
import { useId, useMemo, useState, type ReactNode } from 'react'
import { requestErrorOf } from '../../../data/request-error.ts'
import { useGetProblemRevisionQuery } from '../../../entities/problem/problem-revisions.api.ts'
import { TextDiff } from '../history/text-diff.tsx'
import { questionNumbers } from '../history/version-comparison.tsx'
import { besideOwn, type OriginVersions } from './beside-own.ts'
import { theirChanges, takeChanges, type TheirChange } from './merge-origin.ts'

const Changes = styled('ul')({ display: 'grid', gap: 12, margin: '12px 0 0', padding: 0, listStyle: 'none' })

const Paragraph = styled('p')({ margin: 0 })

interface OriginDialogProps {
  /** The original. */
  readonly problemId: number
  /** The version of the original that was copied. */
  readonly copiedNumber: number
  /** The version of the original that the copy has looked at last, perhaps not saved yet. */
  readonly seen: number
  readonly newest: NonNullable<ProblemOrigin['current']>
  /** What is being written. */
  readonly mine: ProblemContent
  /** The largest id that any version of the copy had. */
  readonly largestUsedId: number
  /** The content with what was taken; the changes up to the newest version count as looked at. */
  readonly onTake: (content: ProblemContent) => void
  readonly onClose: () => void
}

/** What changed in the original since the copy last looked: take all of it, some, or none. */
export function OriginDialog(props: OriginDialogProps): ReactNode {
  const { problemId, copiedNumber, seen, newest, onClose, ...copy } = props
  const titleId = useId()
  const at = (revisionNumber: number) => ({ params: { problemId, revisionNumber } })
  const copied = useGetProblemRevisionQuery(at(copiedNumber))
  const base = useGetProblemRevisionQuery(at(seen))
  const theirs = useGetProblemRevisionQuery(at(newest.revisionNumber))
  const error = copied.error ?? base.error ?? theirs.error
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {t('problem-history.origin.title', {
          name: newest.name,
          from: String(seen),
          to: String(newest.revisionNumber),
        })}
      </DialogTitle>
      {copied.data && base.data && theirs.data ? (
        <Choice
          {...copy}
          copied={copied.data.content}
          base={base.data.content}
          theirs={theirs.data.content}
          onClose={onClose}
        />
      ) : (
        <>
          <DialogContent>{error ? <ErrorPanel error={requestErrorOf(error)} /> : <ProgressLine />}</DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t('shared.close')}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

type ChoiceProps = OriginVersions & Pick<OriginDialogProps, 'onTake' | 'onClose'>

interface ChoiceActionsProps extends Pick<OriginDialogProps, 'onClose'> {
  readonly changes: readonly TheirChange[]
  readonly ticked: ReadonlySet<string>
  readonly onTake: (ids: readonly string[]) => void
}

function ChoiceActions({ changes, ticked, onTake, onClose }: ChoiceActionsProps): ReactNode {
  return (
    <DialogActions>
      <Button onClick={onClose}>{t('shared.cancel')}</Button>
      <Button onClick={() => onTake([])}>
        {t(changes.length === 0 ? 'problem-history.origin.dontRemind' : 'problem-history.origin.takeNone')}
      </Button>
      {changes.length > 1 && (
        <Button variant="outlined" onClick={() => onTake(changes.map(({ id }) => id))}>
          {t('problem-history.origin.takeAll')}
        </Button>
      )}
      {changes.length > 0 && (
        <Button variant="contained" disabled={ticked.size === 0} onClick={() => onTake([...ticked])}>
          {t('problem-history.origin.takeSelected')}
        </Button>
      )}
    </DialogActions>
  )
}

function Choice({ onTake, onClose, copied, base, theirs, mine, largestUsedId }: ChoiceProps): ReactNode {
  const versions = useMemo(
    () => besideOwn({ copied, base, mine, theirs, largestUsedId }),
    [copied, base, mine, theirs, largestUsedId],
  )
  const changes = useMemo(() => theirChanges(versions), [versions])
  // What the copy has changed itself is replaced only by who ticks it.
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(changes.filter(({ isContested }) => !isContested).map(({ id }) => id)),
  )
  function tick(id: string, isTicked: boolean): void {
    const others = [...ticked].filter((each) => each !== id)
    setTicked(new Set(isTicked ? [...others, id] : others))
  }
  function take(ids: readonly string[]): void {
    onTake(takeChanges(versions, ids))
  }
  return (
    <>
      <DialogContent>
        <Paragraph>
          {changes.length === 0 ? t('problem-history.origin.nothing') : t('problem-history.origin.explain')}
        </Paragraph>
        <ChangeList base={base} theirs={theirs} changes={changes} ticked={ticked} onTick={tick} />
      </DialogContent>
      <ChoiceActions changes={changes} ticked={ticked} onTake={take} onClose={onClose} />
    </>
  )
}

interface ChangeListProps extends Pick<ChoiceProps, 'base' | 'theirs'> {
  readonly changes: readonly TheirChange[]
  readonly ticked: ReadonlySet<string>
  readonly onTick: (id: string, isTicked: boolean) => void
}

/** A text that changed, word by word. */
function TextOfChange({ id, base, theirs }: Pick<ChangeListProps, 'base' | 'theirs'> & { id: string }): ReactNode {
  if (id !== 'statement' && id !== 'solution') return null
  const numberOf = questionNumbers(theirs)
  return (
    <TextDiff
      before={base[id]}
      after={theirs[id]}
      label={t(id === 'statement' ? 'problem-history.changesIn.statement' : 'problem-history.changesIn.solution')}
      numberOf={numberOf}
    />
  )
}

function ChangeList({ base, theirs, changes, ticked, onTick }: ChangeListProps): ReactNode {
  if (changes.length === 0) return null
  return (
    <Changes aria-label={t('problem-history.origin.changes')}>
      {changes.map(({ id, sentence, isContested }) => (
        <li key={id}>
          <CheckboxInput
            label={sentence}
            isChecked={ticked.has(id)}
            onChange={(isTicked) => onTick(id, isTicked)}
            {...(isContested ? { hint: t('problem-history.origin.contested') } : {})}
          />
          <TextOfChange id={id} base={base} theirs={theirs} />
        </li>
      ))}
    </Changes>
  )
}
