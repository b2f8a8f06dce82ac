import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import type { Person } from '@isomorph/contract'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../screen/load-screen.ts'

const ExamActDialog = lazyPart(async () => (await import('./exam-act-dialog.tsx')).ExamActDialog)

interface ExamActButtonProps {
  readonly groupAssessmentId: number
  readonly people: readonly Person[]
  /** Absent: everybody, or everybody who has not finished. */
  readonly chosen?: readonly Person[]
  /** In the header of a page. */
  readonly isMain?: boolean
  readonly onActed?: () => void
}

/** Opens what staff can do while an exam runs. */
export function ExamActButton({ isMain = false, ...props }: ExamActButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...(isMain ? { variant: 'outlined' } : { size: 'small' })} onClick={() => setOpen(true)}>
        {t('exam-acts.title')}
      </Button>
      {isOpen && (
        <Suspense>
          <ExamActDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
