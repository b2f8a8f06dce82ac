import { t } from '@isomorph/messages'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { color, fontSize, Icon, MessageBand, ProgressLine } from '@isomorph/ui'
import type { ProblemContent } from '@isomorph/problem'
import { useEffect, useState, type ReactNode } from 'react'
import { RichTextView } from '../../../rich-text-view/index.ts'
import { superseded, type EngineClient } from '../engine/engine-client.ts'
import type { PreviewAnswer } from '../engine/protocol.ts'
import { CorrectAnswers } from '../preview/correct-answers.tsx'
import { VariantValues } from '../preview/variant-values.tsx'
import { findingWords } from '../../../entities/finding/finding-words.ts'

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minWidth: 0,
  // Beside the table it stays in sight while that is scrolled.
  '@media (min-width: 1000px)': { position: 'sticky', top: 0, maxHeight: '100%', overflowY: 'auto' },
})
const Sheet = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: 12,
  border: `1px solid ${color.line}`,
  borderRadius: 8,
  overflowX: 'auto',
  '& h3': { margin: 0, fontSize: fontSize.table, fontWeight: 650 },
  '& .slot': {
    padding: '1px 8px',
    border: `1.5px dashed ${color.primary}`,
    borderRadius: 6,
    fontSize: fontSize.small,
    whiteSpace: 'nowrap',
  },
})
const Steps = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, fontSize: fontSize.table })

/** The variants of some seeds, one after the other: the worker answers the newest request of a kind only. */
function useVariants(engine: EngineClient, content: ProblemContent, seeds: readonly number[]) {
  const [answers, setAnswers] = useState<ReadonlyMap<number, PreviewAnswer>>(new Map())
  const [failure, setFailure] = useState<string>()
  const asked = seeds.join(' ')
  useEffect(() => {
    let isGone = false
    const work = async (): Promise<void> => {
      for (const seed of asked.split(' ').map(Number)) {
        const answer = await engine.ask('preview', { content, seed })
        if (isGone || answer === superseded) return
        setAnswers((before) => new Map([...before, [seed, answer]]))
      }
    }
    if (asked !== '')
      work().catch((error: unknown) => {
        if (!isGone) setFailure(error instanceof Error ? error.message : t('variant-lab.sheet.failed'))
      })
    return () => {
      isGone = true
    }
  }, [engine, content, asked])
  return { answers, failure }
}

function OneSheet({
  seed,
  answer,
  content,
}: {
  seed: number
  answer: PreviewAnswer | undefined
  content: ProblemContent
}) {
  const numberOf = (key: number) => content.questions.findIndex(({ questionKey }) => questionKey === key) + 1
  return (
    <Sheet aria-label={t('variant-lab.sheet', { number: String(seed) })}>
      <h3>{t('variant-lab.sheet', { number: String(seed) })}</h3>
      {answer === undefined && <ProgressLine />}
      {answer?.issue && (
        <MessageBand tone="warning">
          {t('variant-lab.sheet.notDrawn', { message: findingWords(answer.issue) })}
        </MessageBand>
      )}
      {answer?.variant && (
        <>
          <RichTextView
            document={answer.variant.statement}
            renderQuestion={(key) => (
              <span className="slot">{t('variant-lab.answer', { number: String(numberOf(key)) })}</span>
            )}
          />
          <CorrectAnswers questions={content.questions} variant={answer.variant} />
          <VariantValues variant={answer.variant} />
        </>
      )}
    </Sheet>
  )
}

interface VariantSheetsProps {
  readonly engine: EngineClient
  readonly content: ProblemContent
  /** One variant, or two side by side. */
  readonly seeds: readonly number[]
  /** Shows the row before or after in the table; absent where two variants are shown. */
  readonly onStep: ((by: -1 | 1) => void) | undefined
}

/** What students read in a variant, with its answers and values. */
export function VariantSheets({ engine, content, seeds, onStep }: VariantSheetsProps): ReactNode {
  const { answers, failure } = useVariants(engine, content, seeds)
  return (
    <Root>
      {onStep && (
        <Steps>
          <IconButton size="small" aria-label={t('variant-lab.sheet.previous')} onClick={() => onStep(-1)}>
            <Icon name="chevronLeft" size={18} />
          </IconButton>
          <IconButton size="small" aria-label={t('variant-lab.sheet.next')} onClick={() => onStep(1)}>
            <Icon name="chevronRight" size={18} />
          </IconButton>
        </Steps>
      )}
      {failure !== undefined && <MessageBand tone="error">{failure}</MessageBand>}
      {seeds.map((seed) => (
        <OneSheet key={seed} seed={seed} answer={answers.get(seed)} content={content} />
      ))}
    </Root>
  )
}
