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
  readonly onActed?: () => void
}

/** Opens what staff can do while an exam runs. */
export function ExamActButton(props: ExamActButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...(props.chosen ? { size: 'small' } : { variant: 'outlined' })} onClick={() => setOpen(true)}>
        {props.chosen ? 'Time, pause, finish' : 'During the exam'}
      </Button>
      {isOpen && (
        <Suspense>
          <ExamActDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
