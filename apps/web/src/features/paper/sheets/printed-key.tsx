import { choiceLetterOf, type PaperProblem } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { nameOfPoints } from '../../../numbers/points.ts'
import { StaticMath } from '../../../math/index.ts'
import { SafeHtml } from '../../../statement/safe-html.tsx'
import { KeyList, QuestionPoints, SheetFrame } from './print.styles.ts'
import { nameOfSheet, questionNumber, type PrintedSheet } from './printed-paper.ts'
import { PaperHead, type SheetOptions } from './printed-sheet.tsx'

function KeyOf({ field }: { readonly field: PaperProblem['fields'][number] }) {
  const right = new Set(field.rightChoices)
  if (field.answerType === 'MultipleChoice')
    return field.choices.map(({ choiceKey, html }, index) =>
      right.has(choiceKey) ? (
        <div key={choiceKey}>
          <strong>{choiceLetterOf(index)}</strong> <SafeHtml html={html} />
        </div>
      ) : null,
    )
  return field.keyLatex === '' ? <em>{t('paper.key.byPerson')}</em> : <StaticMath latex={field.keyLatex} />
}

/** The right answers of a version, or of the sheet of one learner. */
export function PrintedKey({ printed: { sheet, paper }, options }: { printed: PrintedSheet; options: SheetOptions }) {
  const name =
    sheet.version === null
      ? t('paper.key.of', { sheet: nameOfSheet(sheet) })
      : t('paper.key.ofVersion', { version: sheet.version })
  return (
    <SheetFrame aria-label={name}>
      <PaperHead name={name} options={options} {...(sheet.version === null ? { code: sheet.code } : {})} />
      <KeyList>
        {paper.problems.flatMap((problem, position) =>
          problem.fields.map((field, index) => [
            <dt key={`${problem.itemKey}/${field.questionKey}/number`}>
              {questionNumber(position + 1, problem, index)}
            </dt>,
            <dd key={`${problem.itemKey}/${field.questionKey}`}>
              <KeyOf field={field} /> <QuestionPoints>{nameOfPoints(field.points)}</QuestionPoints>
            </dd>,
          ]),
        )}
      </KeyList>
    </SheetFrame>
  )
}
