import { formatPoints } from '../../../numbers/points.ts'
import { t } from '@isomorph/messages'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { color, fontSize, Icon, MessageBand, StatusChip } from '@isomorph/ui'
import { emptyProblemContent, type ProblemContent } from '@isomorph/problem'
import { memo, type ReactNode } from 'react'
import { isEmptyRichText } from '../../../rich-text-editor/index.ts'
import { RichTextView } from '../../../rich-text-view/index.ts'
import type { EngineClient } from '../engine/engine-client.ts'
import type { PreviewedVariant } from '../engine/protocol.ts'
import type { PreviewState } from '../engine/use-preview.ts'
import { MoreOptions } from '../more-options.tsx'
import { CorrectAnswers } from './correct-answers.tsx'
import { QuestionTrial } from './question-trial.tsx'
import { useTrial, type Trial } from './use-trial.ts'
import { VariantValues } from './variant-values.tsx'
import { Second } from './preview.styles.ts'
import { findingWords } from '../../../entities/finding/finding-words.ts'

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, minWidth: 0 })
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& h2': { margin: 0, fontSize: fontSize.body, fontWeight: 650 },
  '& .seed': { marginInlineStart: 'auto', fontSize: fontSize.small, color: color.textSecond },
})
const Sheet = styled('div')({
  padding: 16,
  border: `1px solid ${color.line}`,
  borderRadius: 12,
  backgroundColor: color.surface,
  overflowX: 'auto',
})
const Verdict = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '@media (max-width: 1099px)': {
    position: 'sticky',
    bottom: 0,
    padding: '8px 0',
    backgroundColor: color.page,
  },
})

interface PreviewProps {
  readonly engine: EngineClient
  readonly state: PreviewState
  readonly seed: number
  readonly onNewVariant: () => void
}

interface SheetsProps {
  readonly content: ProblemContent
  readonly variant: PreviewedVariant
  readonly trial: Trial
}

function Sheets({ content, variant, trial }: SheetsProps): ReactNode {
  const renderQuestion = (questionKey: number): ReactNode => {
    const index = content.questions.findIndex((each) => each.questionKey === questionKey)
    const question = content.questions[index]
    const shown = variant.questions.find((each) => each.questionKey === questionKey)
    if (!question || !shown) return null
    return (
      <QuestionTrial
        question={question}
        decimalSign={content.decimalSign}
        number={index + 1}
        shown={shown}
        value={trial.values[questionKey] ?? ''}
        reading={trial.readings.get(questionKey)}
        marked={trial.marked?.markings.find((each) => each.questionKey === questionKey)}
        onChange={(value) => trial.type(questionKey, value)}
        onSubmit={trial.check}
      />
    )
  }
  return (
    <Sheet>
      {isEmptyRichText(content.statement) ? (
        <Second>{t('problem-editor.preview.empty')}</Second>
      ) : (
        <RichTextView document={variant.statement} renderQuestion={renderQuestion} />
      )}
    </Sheet>
  )
}

function TrialBar({ trial }: { trial: Trial }): ReactNode {
  return (
    <Verdict>
      <Button
        variant="outlined"
        disabled={trial.isBusy || Object.keys(trial.values).length === 0}
        onClick={trial.check}
      >
        {t('problem-editor.preview.try')}
      </Button>
      <span role="status">
        {trial.failure}
        {trial.marked && (
          <StatusChip
            tone="neutral"
            icon="sum"
            label={t('problem-editor.preview.together', { percent: formatPoints(trial.marked.percent) })}
          />
        )}
      </span>
    </Verdict>
  )
}

/** One variant with answers to try, its correct answers and its solution. */
function VariantPreview(props: SheetsProps): ReactNode {
  const { content, variant, trial } = props
  const hasSolution = !isEmptyRichText(content.solution)
  return (
    <>
      <Sheets {...props} />
      {content.questions.length > 0 && <TrialBar trial={trial} />}
      <MoreOptions label={t('problem-editor.preview.answers')}>
        <CorrectAnswers questions={content.questions} variant={variant} />
        <VariantValues variant={variant} />
      </MoreOptions>
      {hasSolution && (
        <MoreOptions label={t('problem-editor.preview.solution')}>
          <RichTextView document={variant.solution} />
        </MoreOptions>
      )}
    </>
  )
}

/** The right region: one variant as a student gets it, with answers to try. */
export const Preview = memo(function Preview({ engine, state, seed, onNewVariant }: PreviewProps): ReactNode {
  const trial = useTrial(engine, state.content, seed)
  const { answer, content = emptyProblemContent, failure } = state
  const variant = answer?.variant
  return (
    <Root>
      <Head>
        <h2>{t('problem-editor.preview.title')}</h2>
        <span className="seed">{t('problem-editor.preview.seed', { number: String(seed) })}</span>
        <Button
          size="small"
          variant="outlined"
          startIcon={<Icon name="refresh" size={16} />}
          onClick={() => {
            trial.clear()
            onNewVariant()
          }}
        >
          {t('problem-editor.preview.new')}
        </Button>
      </Head>
      {failure !== undefined && <MessageBand tone="error">{failure}</MessageBand>}
      {answer?.issue && (
        <MessageBand tone="warning">
          {t('problem-editor.preview.noVariant', { message: findingWords(answer.issue) })}
        </MessageBand>
      )}
      {variant && <VariantPreview content={content} variant={variant} trial={trial} />}
    </Root>
  )
})
