import { t } from '@isomorph/messages'
import { Button, MessageBand } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { useIsAllowed } from '../../../data/hooks.ts'
import { useCopyAndOpen } from '../../../entities/problem/use-copy-and-open.ts'

interface ReadOnlyBandProps {
  readonly problemId: number | undefined
  readonly name: string
}

/** Says that a problem cannot be changed, and offers a copy to those who may make problems. */
export function ReadOnlyBand({ problemId, name }: ReadOnlyBandProps): ReactNode {
  const mayCopy = useIsAllowed('ProblemCreate')
  const copy = useCopyAndOpen()
  return (
    <MessageBand
      action={
        mayCopy &&
        problemId !== undefined && (
          <Button size="small" onClick={() => void copy({ id: problemId, name })}>
            {t('shared.act.copy')}
          </Button>
        )
      }
    >
      {t('problem-editor.readOnly')}
    </MessageBand>
  )
}
