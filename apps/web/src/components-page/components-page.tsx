import { Button, Page, PageHeader, useColorMode } from '@isomorph/ui'
import { useEffect, useState } from 'react'
import { AnswerSpecimens } from './answer-specimens.tsx'
import { BasicsSpecimens } from './basics-specimens.tsx'
import { FeedbackSpecimens } from './feedback-specimens.tsx'
import { FormSpecimens } from './form-specimens.tsx'
import { ListSpecimens } from './list-specimens.tsx'
import { ShellSpecimens } from './shell-specimens.tsx'
import { PageBackground } from './specimens.styles.ts'

const sizes = [100, 200] as const

/** Every component in every state, to be looked at without clicking through the product. */
export function ComponentsPage() {
  const { mode, setMode } = useColorMode()
  const [percent, setPercent] = useState<(typeof sizes)[number]>(100)
  useEffect(() => {
    document.documentElement.style.fontSize = `${percent}%`
  }, [percent])
  return (
    <PageBackground>
      <Page as="main">
        <PageHeader
          title="Components"
          actions={
            <>
              {(['light', 'dark'] as const).map((name) => (
                <Button key={name} variant="outlined" aria-pressed={mode === name} onClick={() => setMode(name)}>
                  {name}
                </Button>
              ))}
              {sizes.map((size) => (
                <Button key={size} variant="outlined" aria-pressed={percent === size} onClick={() => setPercent(size)}>
                  {size} %
                </Button>
              ))}
            </>
          }
        />
        <BasicsSpecimens />
        <FormSpecimens />
        <AnswerSpecimens />
        <ListSpecimens />
        <FeedbackSpecimens />
        <ShellSpecimens />
      </Page>
    </PageBackground>
  )
}
