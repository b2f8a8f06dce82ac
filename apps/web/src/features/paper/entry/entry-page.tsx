import type { SheetToMark } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { ErrorPanel, Page, PageHeader, SelectInput } from '@isomorph/ui'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { AssessmentLinks } from '../../../entities/group/assessment-links.tsx'
import { requestErrorOf, useIsAllowed } from '../../../data/index.ts'
import { sittingPath } from '../../../entities/group/learner-row.tsx'
import { displayName } from '../../../entities/person/names.ts'
import { formatCount } from '../../../numbers/counts.ts'
import { formatPoints } from '../../../numbers/points.ts'
import { DetailGuard } from '../../../screen/detail-guard.tsx'
import { usePageTitle } from '../../../screen/page-title.ts'
import { CodeForm } from './code-form.tsx'
import { Entered, EntryChoices, Quiet } from './entry.styles.ts'
import type { EntryKind } from './entry-draft.ts'
import { optionsOf } from '../../../forms/message-options.ts'
import { FileEntry } from './file-entry.tsx'
import { MarksForm } from './marks-form.tsx'
import {
  useGetPaperCourseQuery,
  useGetPaperHeaderQuery,
  useListPaperLearnersQuery,
  useListPaperSheetsQuery,
} from '../paper.api.ts'

/** Enters what was marked on paper: code, points, next code, all by keyboard. */
export function EntryPage() {
  const { groupId = '', groupAssessmentId = '' } = useParams()
  const params = { groupAssessmentId: Number(groupAssessmentId) }
  const header = useGetPaperHeaderQuery({ params })
  const course = useGetPaperCourseQuery({ params: { groupId: Number(groupId) } })
  const sheets = useListPaperSheetsQuery({ params })
  const canTakeBack = useIsAllowed('GroupAssessmentUpdate', { entity: course.data })
  const path = sittingPath({ groupId: Number(groupId), id: params.groupAssessmentId })
  usePageTitle(header.data && t('paper.entry.title', { name: header.data.name }))
  return (
    <DetailGuard fetched={sheets} fallback={`/courses/${groupId}`}>
      {(made) => (
        <Page>
          <PageHeader
            title={t('paper.entry.heading')}
            breadcrumbs={[
              { label: course.data?.name ?? t('paper.course'), href: `/courses/${groupId}` },
              { label: t('paper.title', { name: header.data?.name ?? '' }), href: `${path}/paper` },
            ]}
            meta={t('paper.entry.standing', {
              entered: formatCount(made.sheets.filter(({ enteredAt }) => enteredAt !== null).length),
              count: made.sheets.length,
            })}
          />
          <AssessmentLinks groupId={Number(groupId)} groupAssessmentId={params.groupAssessmentId} />
          <Entry {...params} name={header.data?.name ?? ''} canTakeBack={canTakeBack} />
        </Page>
      )}
    </DetailGuard>
  )
}

/** Said once a sheet is stored, and read out. */
function savedWords({ code, learner, points, possible, checkedAt }: SheetToMark): string {
  const said = {
    sheet: learner ? `${code}, ${displayName(learner)}` : code,
    points: formatPoints(points),
    possible: formatPoints(possible),
  }
  return checkedAt === null ? t('paper.entry.saved', said) : t('paper.entry.checked', said)
}

const remembered = 5

interface EntryProps {
  readonly groupAssessmentId: number
  readonly canTakeBack: boolean
}

/** Changes with the marks that stand: a form is about those that were seen. */
function standOf({ code, learner, questions }: SheetToMark): string {
  return [code, learner?.id, ...questions.map(({ markingNumber }) => markingNumber)].join(' ')
}

const kinds: readonly (readonly [EntryKind, PlainKey])[] = [
  ['points', 'paper.entry.kind.points'],
  ['answers', 'paper.entry.kind.answers'],
]

type Turn = 'first' | 'second'

const turns: readonly (readonly [Turn, PlainKey])[] = [
  ['first', 'paper.entry.turn.first'],
  ['second', 'paper.entry.turn.second'],
]

/** What is typed, and what becomes of it. */
function Entry({ name, ...props }: EntryProps & { readonly name: string }) {
  const [kind, setKind] = useState<EntryKind>('points')
  const [turn, setTurn] = useState<Turn>('first')
  const isSecond = turn === 'second'
  return (
    <>
      <EntryChoices>
        <SelectInput label={t('paper.entry.kind')} value={kind} options={optionsOf(kinds)} onChange={setKind} />
        <SelectInput label={t('paper.entry.turn')} value={turn} options={optionsOf(turns)} onChange={setTurn} />
      </EntryChoices>
      <SheetEntry key={`${kind} ${turn}`} {...props} kind={kind} isSecond={isSecond} />
      {kind === 'answers' && <Quiet>{t('paper.entry.answers.explain')}</Quiet>}
      <FileEntry key={turn} groupAssessmentId={props.groupAssessmentId} isSecond={isSecond} name={name} />
    </>
  )
}

interface SheetEntryProps extends EntryProps {
  readonly kind: EntryKind
  readonly isSecond: boolean
}

/** The frame gives the focus to a new page as a whole: from there it goes on to the field. */
function useFocusOnArrival() {
  const fieldRef = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => fieldRef.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return fieldRef
}

/** The sheets that were saved last, the newest first. */
function useLastSaved(): readonly [readonly SheetToMark[], (stored: SheetToMark) => void] {
  const [saved, setSaved] = useState<readonly SheetToMark[]>([])
  const add = (stored: SheetToMark) =>
    setSaved((before) => [stored, ...before.filter(({ code }) => code !== stored.code)].slice(0, remembered))
  return [saved, add]
}

interface MarkedSheetProps extends SheetEntryProps {
  readonly sheet: SheetToMark
  readonly onSaved: (stored: SheetToMark) => void
  readonly onReload: (sheet: SheetToMark) => void
  readonly onLeave: () => void
}

/** The form of a sheet, once it can take a student: without the list, a name that is typed names nobody and the sheet is not saved. */
function MarkedSheet(props: MarkedSheetProps) {
  const { groupAssessmentId, sheet } = props
  const isBound = sheet.learner !== null
  const learners = useListPaperLearnersQuery({ params: { groupAssessmentId } }, { skip: isBound })
  if (isBound || learners.data !== undefined) return <MarksForm key={standOf(sheet)} {...props} />
  if (!learners.isError) return null
  return <ErrorPanel error={requestErrorOf(learners.error)} onRetry={() => void learners.refetch()} />
}

function SheetEntry(props: SheetEntryProps) {
  const [sheet, setSheet] = useState<SheetToMark>()
  const [saved, addSaved] = useLastSaved()
  const codeRef = useFocusOnArrival()
  const next = () => {
    setSheet(undefined)
    codeRef.current?.focus()
  }
  return (
    <>
      <CodeForm
        groupAssessmentId={props.groupAssessmentId}
        inputRef={codeRef}
        isOpen={sheet !== undefined}
        onFound={setSheet}
      />
      {sheet && (
        <MarkedSheet
          {...props}
          sheet={sheet}
          onSaved={(stored) => {
            addSaved(stored)
            next()
          }}
          onReload={setSheet}
          onLeave={next}
        />
      )}
      <Entered aria-live="polite">
        {saved.map((each) => (
          <li key={each.code}>{savedWords(each)}</li>
        ))}
      </Entered>
      <Quiet>{t('paper.entry.keys')}</Quiet>
    </>
  )
}
