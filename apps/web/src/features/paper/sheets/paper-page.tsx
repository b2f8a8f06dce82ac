import type { GroupAssessment, PaperSheets } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { Button, EmptyState, ErrorPanel, Page, PageHeader, PageSkeleton, ProgressLine, SelectInput } from '@isomorph/ui'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { AssessmentLinks } from '../../../entities/group/assessment-links.tsx'
import { sittingPath } from '../../../entities/group/learner-row.tsx'
import { requestErrorOf, useIsAllowed } from '../../../data/index.ts'
import { formatCount } from '../../../numbers/counts.ts'
import { DetailGuard } from '../../../screen/detail-guard.tsx'
import { usePageTitle } from '../../../screen/page-title.ts'
import { MakeSheets } from './make-sheets.tsx'
import { useGetPaperCourseQuery, useGetPaperHeaderQuery, useListPaperSheetsQuery } from '../paper.api.ts'
import { firstChoice, PrintChoices, type PrintChoice } from './print-choices.tsx'
import { Controls, OnScreen, Sheets } from './print.styles.ts'
import { pageNumbersOf, printedSheets, type PrintedSheet } from './printed-paper.ts'
import { PrintedKey } from './printed-key.tsx'
import { PrintedList } from './printed-list.tsx'
import { PrintedSheetView, type SheetOptions } from './printed-sheet.tsx'
import { usePaperContents, type PaperKind } from './use-paper-contents.ts'

/** An assessment on paper: sheets, keys and a marking list to print. */
export function PaperPage() {
  const { groupId = '', groupAssessmentId = '' } = useParams()
  const params = { groupAssessmentId: Number(groupAssessmentId) }
  const header = useGetPaperHeaderQuery({ params })
  const course = useGetPaperCourseQuery({ params: { groupId: Number(groupId) } })
  const sheets = useListPaperSheetsQuery({ params })
  usePageTitle(header.data && t('paper.title', { name: header.data.name }))
  return (
    <DetailGuard fetched={sheets} fallback={`/courses/${groupId}`}>
      {(made) => (
        <Page>
          <OnScreen>
            <PageHeader
              title={t('paper.title', { name: header.data?.name ?? '' })}
              breadcrumbs={[{ label: course.data?.name ?? t('paper.course'), href: `/courses/${groupId}` }]}
              actions={made.sheets.length > 0 && <EntryLink />}
            />
            <AssessmentLinks groupId={Number(groupId)} groupAssessmentId={params.groupAssessmentId} />
          </OnScreen>
          <PaperPart made={made} header={header} course={course} />
        </Page>
      )}
    </DetailGuard>
  )
}

interface PaperPartProps {
  readonly made: PaperSheets
  readonly header: ReturnType<typeof useGetPaperHeaderQuery>
  readonly course: ReturnType<typeof useGetPaperCourseQuery>
}

/** For those who may make sheets all about them, once it is known who they are; for others how many there are. */
function PaperPart({ made, header, course }: PaperPartProps) {
  const canMake = useIsAllowed('GroupAssessmentUpdate', { entity: course.data })
  const missing = [header, course].find(({ data }) => data === undefined)
  if (missing?.error) return <ErrorPanel error={requestErrorOf(missing.error)} onRetry={() => void missing.refetch()} />
  if (!header.data || !course.data) return <PageSkeleton />
  if (canMake) return <Printing made={made} assessment={header.data} course={course.data.name} />
  return (
    <OnScreen>
      <p>
        {standingOf(made)} {t('paper.onlyInstructors')}
      </p>
    </OnScreen>
  )
}

function EntryLink() {
  const { groupId = '', groupAssessmentId = '' } = useParams()
  const path = sittingPath({ groupId: Number(groupId), id: Number(groupAssessmentId) })
  return (
    <Button variant="outlined" href={`${path}/paper/marks`}>
      {t('paper.enterMarks')}
    </Button>
  )
}

/** `40 sheets; marks of 12 are entered.` */
function standingOf({ sheets }: PaperSheets): string {
  const entered = sheets.filter(({ enteredAt }) => enteredAt !== null).length
  return t('paper.standing', { count: sheets.length, entered: formatCount(entered) })
}

interface PrintingProps {
  readonly made: PaperSheets
  readonly assessment: GroupAssessment
  readonly course: string
}

const kindNames: Readonly<Record<PaperKind, PlainKey>> = {
  learners: 'paper.which.learners',
  versions: 'paper.which.versions',
}

/** The kinds of sheets that can be printed now. */
function kindsOf({ sheets }: PaperSheets): PaperKind[] {
  const printable = sheets.filter(({ isOutdated }) => !isOutdated)
  const kinds: PaperKind[] = []
  if (printable.some(({ version }) => version === null)) kinds.push('learners')
  if (printable.some(({ version }) => version !== null)) kinds.push('versions')
  return kinds
}

interface TypesettingProps {
  readonly sheets: PaperSheets['sheets']
  /** How many of them stand on the page. */
  readonly ready: number
}

function Typesetting({ sheets, ready }: TypesettingProps) {
  const count = sheets.filter(({ isOutdated }) => !isOutdated).length
  return (
    <OnScreen role="status">
      <p>{t('paper.typesetting', { ready: formatCount(ready), count: formatCount(count) })}</p>
      <ProgressLine />
    </OnScreen>
  )
}

function Printing({ made, assessment, course }: PrintingProps) {
  const [chosenKind, chooseKind] = useState<PaperKind>('learners')
  const [choice, setChoice] = useState(firstChoice)
  const kinds = kindsOf(made)
  const kind = kinds.includes(chosenKind) ? chosenKind : (kinds[0] ?? 'learners')
  const ofKind = made.sheets.filter(({ version }) => (version === null) === (kind === 'learners'))
  const contents = usePaperContents(assessment.id, kind, ofKind.length)
  const printed = printedSheets(ofKind, contents.papers)
  return (
    <>
      <MakeSheets groupAssessmentId={assessment.id} made={made} onMade={chooseKind} />
      {kinds.length === 0 ? (
        <OnScreen>
          <EmptyState picture="done">{t('paper.none')}</EmptyState>
        </OnScreen>
      ) : (
        <>
          <OnScreen>
            <p>{standingOf(made)}</p>
          </OnScreen>
          {kinds.length > 1 && (
            <Controls>
              <SelectInput
                label={t('paper.which')}
                value={kind}
                options={kinds.map((value) => ({ value, label: t(kindNames[value]) }))}
                onChange={chooseKind}
              />
            </Controls>
          )}
          <PrintChoices choice={choice} onChange={setChoice} isReady={contents.isComplete} />
          {contents.error && <ErrorPanel error={contents.error} onRetry={() => void contents.reload()} />}
          {!contents.isComplete && !contents.error && <Typesetting sheets={ofKind} ready={printed.length} />}
          <Preview printed={printed} choice={choice} title={assessment.name} course={course} made={made} />
        </>
      )}
    </>
  )
}

interface PreviewProps {
  readonly printed: readonly PrintedSheet[]
  readonly choice: PrintChoice
  readonly title: string
  readonly course: string
  readonly made: PaperSheets
}

/** One paper of each version, or every learner's. */
function distinctPapers(printed: readonly PrintedSheet[]): PrintedSheet[] {
  const byKey = new Map<string, PrintedSheet>()
  for (const each of printed) if (!byKey.has(each.paper.paperKey)) byKey.set(each.paper.paperKey, each)
  return [...byKey.values()]
}

/** What is printed, as it comes out of the printer. */
function Preview({ printed, choice, title, course, made }: PreviewProps) {
  const { room } = choice
  const options = useMemo<SheetOptions>(
    () => ({ title, course, common: made, room: Number(room) }),
    [title, course, made, room],
  )
  const numbers = useMemo(() => pageNumbersOf(printed.map(({ sheet }) => sheet)), [printed])
  if (choice.part === 'list') return <PrintedList printed={printed} options={options} size={choice.size} />
  return (
    <Sheets>
      {choice.part === 'sheets' && <style>{numbers}</style>}
      {choice.part === 'key'
        ? distinctPapers(printed).map((each) => (
            <PrintedKey key={each.paper.paperKey} printed={each} options={options} />
          ))
        : printed.map((each) => <PrintedSheetView key={each.sheet.code} {...each} options={options} />)}
    </Sheets>
  )
}
