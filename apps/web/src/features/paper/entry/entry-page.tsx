import type { SheetToMark } from '@isomorph/contract'
import { Page, PageHeader } from '@isomorph/ui'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { AssessmentLinks } from '../../../entities/group/assessment-links.tsx'
import { useIsAllowed } from '../../../data/index.ts'
import { sittingPath } from '../../../entities/group/learner-row.tsx'
import { displayName } from '../../../entities/person/names.ts'
import { formatPoints } from '../../../numbers/points.ts'
import { DetailGuard } from '../../../screen/detail-guard.tsx'
import { usePageTitle } from '../../../screen/page-title.ts'
import { CodeForm } from './code-form.tsx'
import { Entered, Quiet } from './entry.styles.ts'
import { MarksForm } from './marks-form.tsx'
import { useGetPaperCourseQuery, useGetPaperHeaderQuery, useListPaperSheetsQuery } from '../paper.api.ts'

/** Enters what was marked on paper: code, points, next code, all by keyboard. */
export function EntryPage() {
  const { groupId = '', groupAssessmentId = '' } = useParams()
  const params = { groupAssessmentId: Number(groupAssessmentId) }
  const header = useGetPaperHeaderQuery({ params })
  const course = useGetPaperCourseQuery({ params: { groupId: Number(groupId) } })
  const sheets = useListPaperSheetsQuery({ params })
  const canTakeBack = useIsAllowed('GroupAssessmentUpdate', { entity: course.data })
  const path = sittingPath({ groupId: Number(groupId), id: params.groupAssessmentId })
  usePageTitle(header.data && `Marks on paper: ${header.data.name}`)
  return (
    <DetailGuard fetched={sheets} fallback={`/courses/${groupId}`}>
      {(made) => (
        <Page>
          <PageHeader
            title="Enter marks given on paper"
            breadcrumbs={[
              { label: course.data?.name ?? 'Course', href: `/courses/${groupId}` },
              { label: `Paper: ${header.data?.name ?? ''}`, href: `${path}/paper` },
            ]}
            meta={`Marks of ${made.sheets.filter(({ enteredAt }) => enteredAt !== null).length} of ${made.sheets.length} sheets are entered.`}
          />
          <AssessmentLinks groupId={Number(groupId)} groupAssessmentId={params.groupAssessmentId} />
          <Entry {...params} canTakeBack={canTakeBack} />
        </Page>
      )}
    </DetailGuard>
  )
}

/** Said once a sheet is stored, and read out. */
function savedWords({ code, learner, points, possible }: SheetToMark): string {
  const name = learner ? `, ${displayName(learner)}` : ''
  return `Saved ${code}${name}: ${formatPoints(points)} of ${formatPoints(possible)} points.`
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

function Entry({ groupAssessmentId, canTakeBack }: EntryProps) {
  const [sheet, setSheet] = useState<SheetToMark>()
  const [saved, setSaved] = useState<readonly SheetToMark[]>([])
  const codeRef = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The frame gives the focus to a new page as a whole: from there it goes on to the field.
    const frame = requestAnimationFrame(() => codeRef.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  const next = () => {
    setSheet(undefined)
    codeRef.current?.focus()
  }
  return (
    <>
      <CodeForm
        groupAssessmentId={groupAssessmentId}
        inputRef={codeRef}
        isOpen={sheet !== undefined}
        onFound={setSheet}
      />
      {sheet && (
        <MarksForm
          key={standOf(sheet)}
          groupAssessmentId={groupAssessmentId}
          sheet={sheet}
          onSaved={(stored) => {
            setSaved((before) => [stored, ...before.filter(({ code }) => code !== stored.code)].slice(0, remembered))
            next()
          }}
          onReload={setSheet}
          onLeave={next}
          canTakeBack={canTakeBack}
        />
      )}
      <Entered aria-live="polite">
        {saved.map((each) => (
          <li key={each.code}>{savedWords(each)}</li>
        ))}
      </Entered>
      <Quiet>Enter leads to the next field, and from the last one it saves. Escape leads back to the code.</Quiet>
    </>
  )
}
