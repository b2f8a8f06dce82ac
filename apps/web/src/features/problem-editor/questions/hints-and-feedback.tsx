import { t } from '@isomorph/messages'
import { emptyRichText } from '@isomorph/rich-text'
import type { Question } from '@isomorph/problem'
import { memo, type ReactNode } from 'react'
import { RichTextEditor } from '../../../rich-text-editor/index.ts'
import { useIsReadOnly } from '../draft/editor-context.ts'
import { MoreOptions } from '../more-options.tsx'
import { useRichTextHost } from '../rich-text-host.ts'
import { OptionalText } from './feedback-editor.tsx'
import { AddButton, HintRows, RemoveButton } from './questions.styles.ts'

type Hint = Question['hints'][number]

/** What students are told to a question. */
export interface Messages {
  readonly hints: Question['hints']
  /** Absent where there is no feedback. */
  readonly feedback?: Question['feedback']
}

interface HintsAndFeedbackProps {
  readonly hints: Question['hints']
  readonly feedback: Question['feedback']
  readonly onChange: (messages: Messages) => void
}

interface HintListProps {
  readonly hints: Question['hints']
  readonly onChange: (hints: Question['hints']) => void
}

function HintList({ hints, onChange }: HintListProps): ReactNode {
  const host = useRichTextHost()
  const isReadOnly = useIsReadOnly()
  return (
    <>
      {hints.map((hint, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- hints have no id; their place tells them apart
        <HintRows key={index}>
          <RichTextEditor
            isReadOnly={isReadOnly}
            label={t('question-editor.hint.number', { number: String(index + 1) })}
            isCompact
            value={hint}
            host={host}
            placeholder={t('question-editor.hint.number', { number: String(index + 1) })}
            onChange={(changed) => onChange(hints.map((each, at) => (at === index ? changed : each)))}
          />
          <RemoveButton size="small" color="error" onClick={() => onChange(hints.filter((_, at) => at !== index))}>
            {t('question-editor.hint.delete', { number: String(index + 1) })}
          </RemoveButton>
        </HintRows>
      ))}
      <AddButton size="small" onClick={() => onChange([...hints, emptyRichText])}>
        {t('question-editor.hint.add')}
      </AddButton>
    </>
  )
}

/** What students are told: hints before, feedback after an attempt, as the course releases them. */
export const HintsAndFeedback = memo(function HintsAndFeedback(props: HintsAndFeedbackProps): ReactNode {
  const { hints, feedback, onChange } = props
  const setFeedback = (name: 'correct' | 'incorrect', text: Hint | undefined): void => {
    const { [name]: _before, ...others } = feedback ?? {}
    const changed = text === undefined ? others : { ...others, [name]: text }
    onChange({ hints, ...(Object.keys(changed).length > 0 ? { feedback: changed } : {}) })
  }
  return (
    <MoreOptions label={t('question-editor.feedback')} isInUse={hints.length > 0 || feedback !== undefined}>
      <HintList hints={hints} onChange={(changed) => onChange({ hints: changed, feedback })} />
      <OptionalText
        label={t('question-editor.feedback.right')}
        addLabel={t('question-editor.feedback.right.add')}
        value={feedback?.correct}
        onChange={(text) => setFeedback('correct', text)}
      />
      <OptionalText
        label={t('question-editor.feedback.wrong')}
        addLabel={t('question-editor.feedback.wrong.add')}
        value={feedback?.incorrect}
        onChange={(text) => setFeedback('incorrect', text)}
      />
    </MoreOptions>
  )
})
