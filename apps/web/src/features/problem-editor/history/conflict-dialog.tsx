import { inParts } from '../../../messages/in-parts.tsx'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import type { Problem } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { color, Dialog, ErrorPanel, fontSize, ProgressLine } from '@isomorph/ui'
import { useId, useMemo, useState, type ReactNode } from 'react'
import { requestErrorOf } from '../../../data/request-error.ts'
import { useGetProblemRevisionQuery } from '../../../entities/problem/problem-revisions.api.ts'
import { useListProblemRevisionsQuery } from '../problem-editor.api.ts'
import { draftDifferences } from './differences.ts'
import type { ProblemDraft } from '../../../entities/problem/editor-backup.ts'
import { draftOf, type SavedBase } from '../save/use-saving.ts'
import type { Side } from '../merge/merge-sequences.ts'
import type { Change } from '../merge/three-way-merge.ts'
import type { LargestUsedIds } from './fresh-ids.ts'
import { mergeDrafts } from './merge-drafts.ts'
import { TextDiff } from './text-diff.tsx'
import { ConflictContent, Paragraph } from './history.styles.ts'

const Sides = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  fontSize: fontSize.table,
  '@media (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& h3': { margin: '0 0 4px', fontSize: fontSize.table, fontWeight: 650 },
  '& ul': { margin: 0, paddingInlineStart: 20 },
})
const Group = styled('fieldset')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  margin: 0,
  padding: 12,
  border: `1px solid ${color.line}`,
  borderRadius: 8,
  '& legend': { padding: '0 4px', fontSize: fontSize.table, fontWeight: 650 },
  '& label': { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: 8, fontSize: fontSize.table },
  '& input': { width: 18, height: 18, margin: '2px 0 0', accentColor: color.primary },
})
const Choice = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 })

interface ConflictDialogProps {
  readonly theirs: Problem
  readonly mine: ProblemDraft
  /** What both began from. */
  readonly base: SavedBase
  readonly isSaving: boolean
  readonly onSave: (draft: ProblemDraft) => void
  readonly onTakeTheirs: () => void
  readonly onClose: () => void
}

const sides = [
  ['mine', 'problem-history.yours'],
  ['theirs', 'problem-history.theirs'],
] as const satisfies readonly (readonly [Side, string])[]

interface OverlapFieldProps {
  readonly overlap: Change
  readonly side: Side | undefined
  readonly onChoose: (side: Side) => void
  readonly numberOf: (key: number) => number
}

/** Something that both changed: whose goes on. */
function OverlapField({ overlap, side, onChoose, numberOf }: OverlapFieldProps): ReactNode {
  const name = useId()
  return (
    <Group>
      <legend>{t('problem-history.overlap', { name: overlap.name })}</legend>
      {sides.map(([each, key]) => {
        const label = t(key)
        const said = overlap[each]
        return (
          <label key={each}>
            <input type="radio" name={name} checked={side === each} onChange={() => onChoose(each)} />
            <Choice>
              {typeof said === 'string' ? t('problem-history.side.said', { side: label, what: said }) : label}
              {typeof said !== 'string' && 'base' in overlap && (
                <TextDiff
                  before={overlap.base}
                  after={said}
                  label={t('problem-history.side.said', { side: label, what: overlap.name })}
                  numberOf={numberOf}
                />
              )}
            </Choice>
          </label>
        )
      })}
    </Group>
  )
}

function ChangeList({ title, changes }: { title: string; changes: readonly string[] }): ReactNode {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
        {changes.length === 0 && <li>{t('problem-history.nothingElse')}</li>}
      </ul>
    </div>
  )
}

function useWhoSaved(theirs: Problem): string {
  const { data } = useListProblemRevisionsQuery({ params: { problemId: theirs.id } })
  const author = data?.find(({ number }) => number === theirs.revisionNumber)?.createdBy
  return author ? `${author.firstName} ${author.lastName}` : t('problem-history.somebody')
}

interface MergingProps extends Pick<ConflictDialogProps, 'theirs' | 'mine' | 'isSaving' | 'onSave'> {
  readonly base: ProblemDraft
  readonly usedIds: LargestUsedIds
  readonly others: ReactNode
}

/** What each of the two did, what both changed, and the button that saves both. */
function Merging({ base, usedIds, mine, theirs, isSaving, onSave, others }: MergingProps): ReactNode {
  const their = useMemo(() => draftOf(theirs), [theirs])
  const merge = useMemo(() => mergeDrafts({ base, mine, theirs: their }, usedIds), [base, mine, their, usedIds])
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map())
  const numberOf = (key: number) => mine.content.questions.findIndex(({ questionKey }) => questionKey === key) + 1
  const { overlaps } = merge
  const isChosen = overlaps.every(({ id }) => choices.has(id))
  return (
    <>
      <ConflictContent>
        <Paragraph>{t(overlaps.length === 0 ? 'problem-history.fits' : 'problem-history.fits.but')}</Paragraph>
        <Sides>
          <ChangeList title={t('problem-history.theyChanged')} changes={draftDifferences(base, their)} />
          <ChangeList title={t('problem-history.youChanged')} changes={draftDifferences(base, mine)} />
        </Sides>
        {overlaps.map((overlap) => (
          <OverlapField
            key={overlap.id}
            overlap={overlap}
            side={choices.get(overlap.id)}
            onChoose={(side) => setChoices(new Map([...choices, [overlap.id, side]]))}
            numberOf={numberOf}
          />
        ))}
      </ConflictContent>
      <DialogActions>
        {others}
        <Button disabled={isSaving} onClick={() => onSave(merge.mine)}>
          {t('problem-history.saveMine')}
        </Button>
        <Button variant="contained" disabled={isSaving || !isChosen} onClick={() => onSave(merge.settle(choices))}>
          {t('problem-history.merge', { number: String(theirs.revisionNumber + 1) })}
        </Button>
      </DialogActions>
    </>
  )
}

/** What both began from. */
function useBaseDraft({ id, largestUsedId: now }: Problem, { settings, revisionNumber, largestUsedId }: SavedBase) {
  const { data, error } = useGetProblemRevisionQuery({ params: { problemId: id, revisionNumber } })
  const base = useMemo(() => data && { ...settings, content: data.content }, [settings, data])
  const usedIds = useMemo(() => ({ atBase: largestUsedId, now }), [largestUsedId, now])
  return { base, usedIds, error }
}

/** Somebody else saved in the meantime: what both did is merged, and only what both changed is asked about. */
export function ConflictDialog(props: ConflictDialogProps): ReactNode {
  const { theirs, mine, isSaving, onSave, onTakeTheirs, onClose } = props
  const { base, usedIds, error } = useBaseDraft(theirs, props.base)
  const name = useWhoSaved(theirs)
  const others = (
    <>
      <Button onClick={onClose}>{t('problem-history.goOn')}</Button>
      <Button color="error" onClick={onTakeTheirs}>
        {t('problem-history.takeTheirs')}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">
        {inParts('problem-history.conflict.title', {
          name: <bdi>{name}</bdi>,
          number: theirs.revisionNumber,
        })}
      </DialogTitle>
      {base ? (
        <Merging
          base={base}
          usedIds={usedIds}
          mine={mine}
          theirs={theirs}
          isSaving={isSaving}
          onSave={onSave}
          others={others}
        />
      ) : (
        <>
          <ConflictContent>{error ? <ErrorPanel error={requestErrorOf(error)} /> : <ProgressLine />}</ConflictContent>
          <DialogActions>{others}</DialogActions>
        </>
      )}
    </Dialog>
  )
}
