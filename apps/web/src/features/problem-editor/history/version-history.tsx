import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { color, ErrorPanel, fontSize, ProgressLine, Dialog, SelectInput } from '@isomorph/ui'
import type { ListedRevision, VariantReport } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import type { ProblemContent } from '@isomorph/problem'
import { useId, useState, type ReactNode } from 'react'
import { requestErrorOf } from '../../../data/request-error.ts'
import { useTimeZone } from '../../../data/hooks.ts'
import { formatMoment } from '../../../dates/dates.ts'
import { displayName } from '../../../entities/person/names.ts'
import { useGetProblemRevisionQuery } from '../../../entities/problem/problem-revisions.api.ts'
import { useListProblemRevisionsQuery } from '../problem-editor.api.ts'
import { areAlike } from '../../../entities/problem/are-alike.ts'
import type { UndoableChange } from '../draft/draft-store.ts'
import { variantReportWords } from '../lab/variant-report-words.ts'
import { undoReplacement } from './merge-drafts.ts'
import { VersionComparison } from './version-comparison.tsx'
import { VersionNote } from './version-note.tsx'
import { VersionView } from './version-view.tsx'
import { HistoryRows } from './history.styles.ts'

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(180px, 1fr) minmax(0, 3fr)',
  gap: 16,
  '@media (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
})
const List = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  maxHeight: '60vh',
  margin: 0,
  padding: 0,
  overflow: 'auto',
  listStyle: 'none',
  '@media (max-width: 599px)': { maxHeight: 160 },
  '& button': {
    width: '100%',
    padding: '6px 10px',
    border: 0,
    borderRadius: 8,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontSize: fontSize.table,
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& button[aria-pressed="true"]': { backgroundColor: color.primarySoft },
  '& small': { display: 'block', color: color.textSecond },
})

/** What a version is compared with. */
type Other = 'editor' | number

interface VersionProps {
  readonly problemId: number
  readonly number: number
  readonly other: Other
  readonly current: ProblemContent
  readonly canRestore: boolean
  readonly onRestorePart: VersionHistoryProps['onRestorePart']
}

function versionRestored(number: number, before: ProblemContent, restored: ProblemContent): UndoableChange {
  return {
    message: t('problem-editor.restoredVersion', { number: String(number) }),
    savedMessage: t('problem-editor.restoredVersion.saved', { number: String(number) }),
    undo: undoReplacement(before, restored),
  }
}

function partPutBack(change: string, before: ProblemContent, restored: ProblemContent): UndoableChange {
  return {
    message: t('problem-editor.putBack', { change }),
    savedMessage: t('problem-editor.putBack.saved', { change }),
    undo: undoReplacement(before, restored),
  }
}

/** What the changes lie between; of two versions the older one comes first. */
function titleOf(number: number, other: Other): string {
  if (other === 'editor') return t('problem-history.since', { number: String(number) })
  return t('problem-history.between', {
    from: String(Math.min(number, other)),
    to: String(Math.max(number, other)),
  })
}

function Version({ problemId, number, other, current, canRestore, onRestorePart }: VersionProps): ReactNode {
  const { data, error } = useGetProblemRevisionQuery({ params: { problemId, revisionNumber: number } })
  const compared = useGetProblemRevisionQuery(
    { params: { problemId, revisionNumber: other === 'editor' ? number : other } },
    { skip: other === 'editor' },
  )
  const failure = error ?? compared.error
  if (failure) return <ErrorPanel error={requestErrorOf(failure)} />
  const against = other === 'editor' ? current : compared.data?.content
  if (!data || against === undefined) return <ProgressLine />
  // Of two versions the older one is what was before.
  const [before, after] = other !== 'editor' && other < number ? [against, data.content] : [data.content, against]
  return (
    <HistoryRows>
      <VersionComparison
        title={titleOf(number, other)}
        before={before}
        after={after}
        onPutBack={
          canRestore && other === 'editor'
            ? (content, { sentence }) => onRestorePart(content, partPutBack(sentence, current, content))
            : undefined
        }
      />
      {areAlike(before.statement, after.statement) && <VersionView content={data.content} />}
    </HistoryRows>
  )
}

interface VersionHistoryProps {
  readonly problemId: number
  readonly current: ProblemContent
  readonly canRestore: boolean
  readonly onRestore: (content: ProblemContent, undoable: UndoableChange) => void
  /** One part is as it was in a version. */
  readonly onRestorePart: (content: ProblemContent, undoable: UndoableChange) => void
  readonly onClose: () => void
}

function RestoreButton({
  problemId,
  number,
  current,
  onRestore,
}: Pick<VersionHistoryProps, 'problemId' | 'current' | 'onRestore'> & { number: number }): ReactNode {
  const { data } = useGetProblemRevisionQuery({ params: { problemId, revisionNumber: number } })
  const isAnother = data !== undefined && !areAlike(data.content, current)
  return (
    <Button
      variant="contained"
      disabled={!isAnother}
      onClick={() => data && onRestore(data.content, versionRestored(number, current, data.content))}
    >
      {t('problem-history.restore', { number: String(number) })}
    </Button>
  )
}

/** Servers of the former release, which answer during an update, have no reports. */
function ReportLine({ report }: { readonly report: VariantReport | undefined }): ReactNode {
  const words = report && variantReportWords(report)
  return words && <small>{words}</small>
}

/** What else is to be known of a version. Servers of the former release, which answer during an update, say nothing of it. */
function VersionFacts({
  version,
}: {
  readonly version: Omit<ListedRevision, 'note' | 'sameAs' | 'uses'> & Partial<ListedRevision>
}): ReactNode {
  const { note = '', sameAs = null, uses = 0 } = version
  return (
    <>
      {note !== '' && <small>{t('problem-history.note.quoted', { note })}</small>}
      {sameAs !== null && <small>{t('problem-history.sameAs', { number: String(sameAs) })}</small>}
      {uses > 0 && <small>{t('problem-history.usedIn', { count: uses })}</small>}
    </>
  )
}

function VersionList({
  versions,
  number,
  onChoose,
}: {
  versions: readonly ListedRevision[]
  number: number | undefined
  onChoose: (number: number) => void
}): ReactNode {
  const timeZone = useTimeZone()
  return (
    <List>
      {versions.map((version) => (
        <li key={version.id}>
          <button type="button" aria-pressed={version.number === number} onClick={() => onChoose(version.number)}>
            {t('problem-history.version', { number: String(version.number) })}
            <small>
              {t('problem-history.version.by', {
                moment: formatMoment(version.createdAt, timeZone),
                name: displayName(version.createdBy),
              })}
            </small>
            <VersionFacts version={version} />
            <ReportLine report={version.variantReport} />
          </button>
        </li>
      ))}
    </List>
  )
}

function noteOf(versions: readonly Partial<ListedRevision>[], number: number): string {
  return versions.find((version) => version.number === number)?.note ?? ''
}

interface OtherSelectProps {
  readonly number: number
  readonly versions: readonly ListedRevision[]
  readonly other: Other
  readonly onChange: (other: Other) => void
}

function OtherSelect({ number, versions, other, onChange }: OtherSelectProps): ReactNode {
  const others = versions.filter((version) => version.number !== number)
  return (
    <SelectInput
      label={t('problem-history.compare', { number: String(number) })}
      value={String(other)}
      options={[
        { value: 'editor', label: t('problem-history.compare.editor') },
        ...others.map((version) => ({
          value: String(version.number),
          label: t('problem-history.compare.version', { number: String(version.number) }),
        })),
      ]}
      onChange={(value) => onChange(value === 'editor' ? 'editor' : Number(value))}
    />
  )
}

interface ChosenVersionProps extends Pick<
  VersionHistoryProps,
  'problemId' | 'current' | 'canRestore' | 'onRestorePart'
> {
  readonly versions: readonly ListedRevision[]
  readonly number: number
  readonly other: Other
  readonly onCompareWith: (other: Other) => void
}

/** The note of a version, and what differs between it and what it is compared with. */
function ChosenVersion({ versions, onCompareWith, ...version }: ChosenVersionProps): ReactNode {
  const { problemId, number, other, canRestore } = version
  return (
    <HistoryRows>
      {canRestore && <VersionNote key={number} problemId={problemId} number={number} note={noteOf(versions, number)} />}
      <OtherSelect number={number} versions={versions} other={other} onChange={onCompareWith} />
      <Version {...version} />
    </HistoryRows>
  )
}

/** Every version: who, when, what changed against the editor or any other, and the way back to it or to a part of it. */
export function VersionHistory(props: VersionHistoryProps): ReactNode {
  const { problemId, current, canRestore, onRestore, onRestorePart, onClose } = props
  const titleId = useId()
  const { data, error } = useListProblemRevisionsQuery({ params: { problemId } })
  const [chosen, setChosen] = useState<number>()
  const [other, setOther] = useState<Other>('editor')
  const versions = data ?? []
  const number = chosen ?? versions[0]?.number
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('problem-history.versions')}</DialogTitle>
      <DialogContent>
        {error && <ErrorPanel error={requestErrorOf(error)} />}
        <Columns>
          <VersionList
            versions={versions}
            number={number}
            onChoose={(next) => {
              setChosen(next)
              if (next === other) setOther('editor')
            }}
          />
          {number !== undefined && (
            <ChosenVersion
              {...{ problemId, number, versions, other, current, canRestore, onRestorePart }}
              onCompareWith={setOther}
            />
          )}
        </Columns>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('shared.close')}</Button>
        {canRestore && number !== undefined && (
          <RestoreButton problemId={problemId} number={number} current={current} onRestore={onRestore} />
        )}
      </DialogActions>
    </Dialog>
  )
}
