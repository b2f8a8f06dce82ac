import type { Paper, PaperProblem, PaperSheets } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { memo } from 'react'
import { nameOfPoints } from '../../../numbers/points.ts'
import { SafeHtml } from '../../../statement/safe-html.tsx'
import { StatementView } from '../../../statement/statement-view.tsx'
import { PaperField } from './paper-field.tsx'
import {
  CodeText,
  HeadName,
  HeadText,
  NameLines,
  Problem,
  ProblemWithRoom,
  Room,
  SheetFrame,
  SheetEnd,
  SheetHead,
  SheetTable,
  WriteLine,
} from './print.styles.ts'
import { nameOfSheet, pagesOfSheet, questionNumber, type PrintedSheet } from './printed-paper.ts'
import { SheetCode } from './sheet-code.tsx'

export interface SheetOptions {
  /** Of the assessment, and of its course. */
  readonly title: string
  readonly course: string
  readonly common: Pick<PaperSheets, 'instructionsHtml' | 'sections'>
  /** Room for working after each problem, in millimetres. */
  readonly room: number
}

/** What stands at the head of every page of a sheet, key or list. */
export function PaperHead({ name, options, code }: { name: string; options: SheetOptions; code?: string }) {
  return (
    <SheetHead>
      <HeadText>
        <HeadName>{name}</HeadName>
        {options.title} · {options.course}
      </HeadText>
      {code !== undefined && (
        <>
          <CodeText>{code}</CodeText>
          <SheetCode code={code} />
        </>
      )}
    </SheetHead>
  )
}

/** `Problem 2 (3 points, bonus)` */
function headingOf({ title, points, isBonus }: PaperProblem, position: string): string {
  const problem =
    title === null ? t('paper.sheet.problem', { position }) : t('paper.sheet.problem.titled', { position, title })
  const said = { problem, points: nameOfPoints(points) }
  return isBonus ? t('paper.sheet.heading.bonus', said) : t('paper.sheet.heading', said)
}

interface PrintedProblemProps {
  readonly problem: PaperProblem
  readonly position: number
  readonly room: number
  /** After the last problem: on its page, so that no page holds this alone. */
  readonly end: string | undefined
}

function PrintedProblem({ problem, position, room, end }: PrintedProblemProps) {
  const fields = new Map(
    problem.fields.map((field, index) => [
      field.questionKey,
      <PaperField
        key={field.questionKey}
        field={field}
        number={questionNumber(position, problem, index)}
        showsPoints={problem.fields.length > 1}
      />,
    ]),
  )
  return (
    <ProblemWithRoom data-last={end !== undefined}>
      <Problem>
        <h3>{headingOf(problem, String(position))}</h3>
        <StatementView html={problem.statementHtml} fields={fields} />
      </Problem>
      {room > 0 && <Room data-room={room} />}
      {end !== undefined && <SheetEnd>{end}</SheetEnd>}
    </ProblemWithRoom>
  )
}

type Section = PaperSheets['sections'][number]

/** The section that begins with a problem; none where the one before is of the same. */
function sectionBegun(problems: readonly PaperProblem[], index: number, sections: readonly Section[]) {
  const key = problems[index]?.sectionKey
  if (key === null || key === problems[index - 1]?.sectionKey) return undefined
  return sections.find(({ sectionKey }) => sectionKey === key)
}

/** Whose sheet it is: lines to write on, or the number of the learner; then what holds for all. */
function Beginning({ sheet: { learner }, options }: { sheet: PrintedSheet['sheet']; options: SheetOptions }) {
  const { instructionsHtml } = options.common
  return (
    <>
      {learner === null && (
        <NameLines>
          <WriteLine>{t('paper.sheet.name')}</WriteLine>
          <WriteLine>{t('paper.sheet.id')}</WriteLine>
        </NameLines>
      )}
      {learner !== null && learner.uid !== '' && <NameLines>{t('paper.sheet.idOf', { uid: learner.uid })}</NameLines>}
      {instructionsHtml !== null && <SafeHtml html={instructionsHtml} />}
    </>
  )
}

function SectionHead({ section }: { section: Section }) {
  return (
    <Problem>
      <h2>{section.title}</h2>
      {section.instructionsHtml !== null && <SafeHtml html={section.instructionsHtml} />}
    </Problem>
  )
}

interface ProblemRowProps {
  readonly paper: Paper
  readonly index: number
  readonly options: SheetOptions
  readonly code: string
}

function ProblemRow({ paper, index, options, code }: ProblemRowProps) {
  const end = index === paper.problems.length - 1 ? t('paper.sheet.end', { code }) : undefined
  const problem = paper.problems[index] as PaperProblem
  const section = sectionBegun(paper.problems, index, options.common.sections)
  return (
    <tr>
      <td>
        {section && <SectionHead section={section} />}
        <PrintedProblem problem={problem} position={index + 1} room={options.room} end={end} />
      </td>
    </tr>
  )
}

interface PrintedSheetViewProps extends PrintedSheet {
  readonly options: SheetOptions
}

/** One sheet, with its code on each of its pages. Hundreds stand on a page: while more of them arrive, none is drawn anew. */
export const PrintedSheetView = memo(function PrintedSheetView({ sheet, paper, options }: PrintedSheetViewProps) {
  return (
    <SheetFrame
      aria-label={t('paper.sheet.label', { code: sheet.code })}
      // oxlint-disable-next-line react/forbid-component-props -- each sheet has pages of its own
      style={{ page: pagesOfSheet(sheet) }}
    >
      <SheetTable role="presentation">
        <thead>
          <tr>
            <td>
              <PaperHead name={nameOfSheet(sheet)} options={options} code={sheet.code} />
            </td>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <Beginning sheet={sheet} options={options} />
            </td>
          </tr>
          {paper.problems.map(({ itemKey }, index) => (
            <ProblemRow key={itemKey} paper={paper} index={index} options={options} code={sheet.code} />
          ))}
        </tbody>
      </SheetTable>
    </SheetFrame>
  )
})
