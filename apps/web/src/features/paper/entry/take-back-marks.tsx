import type { SheetToMark } from '@isomorph/contract'
import { Button, ConfirmDialog, MessageBand } from '@isomorph/ui'
import { useState } from 'react'
import { requestErrorOf } from '../../../data/index.ts'
import { displayName } from '../../../entities/person/names.ts'
import { useWithdrawPaperMarksMutation } from '../paper.api.ts'

interface TakeBackMarksProps {
  readonly groupAssessmentId: number
  readonly sheet: SheetToMark
  readonly onTakenBack: (sheet: SheetToMark) => void
}

/** For marks that were entered for the wrong student. */
export function TakeBackMarks({ groupAssessmentId, sheet, onTakenBack }: TakeBackMarksProps) {
  const [isAsked, setAsked] = useState(false)
  const [withdraw, { isLoading, error }] = useWithdrawPaperMarksMutation()
  const name = sheet.learner ? displayName(sheet.learner) : ''
  const confirm = async () => {
    const outcome = await withdraw({ params: { groupAssessmentId, sheetCode: sheet.code } })
    setAsked(false)
    if (outcome.data) onTakenBack(outcome.data)
  }
  return (
    <>
      <Button onClick={() => setAsked(true)}>Take marks back</Button>
      {error && (
        <MessageBand tone="error" role="alert">
          {requestErrorOf(error).detail}
        </MessageBand>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title={`Take the marks of ${sheet.code} back?`}
        confirmLabel="Take back"
        isDestructive
        isBusy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(false)}
      >
        They no longer count for {name}, who has not begun then.
        {sheet.version !== null && ' The sheet can be entered for another student.'}
      </ConfirmDialog>
    </>
  )
}
