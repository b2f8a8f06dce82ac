import { rubricPoints, rubricPointsMaximum, type RubricOfQuestion } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, TextInput } from '@isomorph/ui'
import Checkbox from '@mui/material/Checkbox'
import { useState, type RefObject } from 'react'
import { formatCount } from '../../numbers/counts.ts'
import { formatPoints, nameOfPoints } from '../../numbers/points.ts'
import { typedRubricPoints } from '../../numbers/typed-rubric-points.ts'
import { filledIn } from '../../numbers/values.ts'
import { CommentField } from './comment-field.tsx'
import { faultOfPercent, keyOfAnswer, lacksWords, parsePercent, type DeskEntry, type DeskMark } from './desk-state.ts'
import { Buttons, ItemRow, Key, Pane, Quiet, Rows } from './grading.styles.ts'
import type { DeskQuestion } from './use-desk.ts'

interface MarkPaneProps {
  readonly question: DeskQuestion
  readonly entry: DeskEntry
  readonly stored: RubricOfQuestion
  readonly percentRef: RefObject<HTMLInputElement | null>
  readonly commentRef: RefObject<HTMLInputElement | null>
  readonly onEdit: (draft: Partial<DeskMark>) => void
  readonly onSave: () => void
  readonly onUndo: () => void
  /** Whether a mark of this visit can be taken back. */
  readonly canUndo: boolean
  readonly onEditRubric: () => void
  readonly onLeaveComment: () => void
}

/** The rubric's choice with an item put on or taken off. */
export function withItem({ rubric }: DeskMark, id: number): Partial<DeskMark> {
  const { itemIds } = rubric
  const changed = itemIds.includes(id) ? itemIds.filter((each) => each !== id) : [...itemIds, id]
  return { rubric: { ...rubric, itemIds: changed } }
}

function signed(points: number): string {
  return points > 0 ? `+${formatPoints(points)}` : formatPoints(points).replace('-', '−')
}

function nameOfRubricAct({ rubric, suggestion }: RubricOfQuestion): string {
  if (rubric) return t('grading.mark.changeRubric')
  return suggestion ? t('grading.mark.suggestedRubric') : t('grading.mark.makeRubric')
}

/** Where a mark is given: by the rubric's items, or in percent. */
export function MarkPane(props: MarkPaneProps) {
  const { question, entry, stored, percentRef, commentRef, onEdit, onSave, onUndo, canUndo, onEditRubric } = props
  const { draft } = entry
  const isMark = stored.rubric ? Number.isFinite(draft.rubric.adjustment) : parsePercent(draft.percent) !== null
  const isReady = isMark && !lacksWords(entry)
  return (
    <Pane>
      {stored.rubric ? (
        <Items {...props} />
      ) : (
        <TextInput
          label={t('grading.mark.percent')}
          value={draft.percent}
          onChange={(percent) => onEdit({ percent })}
          error={faultOfPercent(draft.percent)}
          inputRef={percentRef}
          input={{ inputMode: 'decimal', autoComplete: 'off' }}
        />
      )}
      <CommentField
        question={question}
        value={draft.comment}
        hint={entry.answer.response.appeal ? t('grading.comment.answersAppeal') : undefined}
        inputRef={commentRef}
        onChange={(comment) => onEdit({ comment })}
        onSave={onSave}
        onLeave={props.onLeaveComment}
      />
      <Buttons>
        <Button variant="contained" disabled={!isReady || entry.state === 'saving'} onClick={onSave}>
          {t('grading.mark.save')}
        </Button>
        <Button variant="outlined" disabled={!canUndo} onClick={onUndo}>
          {t('grading.mark.undo')}
        </Button>
        <Button onClick={onEditRubric}>{nameOfRubricAct(stored)}</Button>
      </Buttons>
    </Pane>
  )
}

/** Keeps what is typed, so that a sign or a zero at the end stays while more is typed. NaN: it is no number of points. */
function AdjustmentField({ adjustment, onChange }: { adjustment: number; onChange: (adjustment: number) => void }) {
  const [typed, setTyped] = useState(adjustment === 0 ? '' : String(adjustment))
  const change = (text: string) => {
    setTyped(text)
    onChange(typedRubricPoints(text) ?? 0)
  }
  return (
    <TextInput
      label={t('grading.mark.adjustment')}
      value={typed}
      onChange={change}
      error={
        Number.isNaN(adjustment)
          ? t('grading.rubric.wrong.points', { most: formatCount(rubricPointsMaximum) })
          : undefined
      }
      input={{ inputMode: 'text', autoComplete: 'off' }}
    />
  )
}

function Items({ entry, stored, onEdit }: MarkPaneProps) {
  const { draft } = entry
  if (!stored.rubric) return null
  const { maximum, items } = stored.rubric
  const { itemIds, adjustment } = draft.rubric
  return (
    <Rows role="group" aria-label={t('grading.rubric')}>
      {items.map(({ id, points, text }, index) => (
        <ItemRow key={id}>
          <Key>{index + 1}</Key>
          <Checkbox
            size="small"
            checked={itemIds.includes(id ?? 0)}
            onChange={() => onEdit(withItem(draft, id ?? 0))}
          />
          <strong>{signed(points)}</strong>
          <span>{filledIn(text, entry.answer.shownValues)}</span>
        </ItemRow>
      ))}
      <AdjustmentField
        key={`${keyOfAnswer(entry.answer)} ${entry.answer.response.markingNumber}`}
        adjustment={adjustment}
        onChange={(changed) => onEdit({ rubric: { itemIds, adjustment: changed } })}
      />
      <Quiet role="status">
        {t('grading.mark.points', {
          points: formatPoints(rubricPoints(stored.rubric, itemIds, adjustment || 0)),
          maximum: nameOfPoints(maximum),
        })}
      </Quiet>
    </Rows>
  )
}
