import type { SheetToMark } from '@isomorph/contract'
import { t } from '@isomorph/messages'
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
      <Button onClick={() => setAsked(true)}>{t('paper.takeBack')}</Button>
      {error && (
        <MessageBand tone="error" role="alert">
          {requestErrorOf(error).detail}
        </MessageBand>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title={t('paper.takeBack.title', { code: sheet.code })}
        confirmLabel={t('paper.takeBack.confirm')}
        isDestructive
        isBusy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(false)}
      >
        {t('paper.takeBack.consequence', { name })}
        {sheet.version !== null && ` ${t('paper.takeBack.again')}`}
      </ConfirmDialog>
    </>
  )
}
