import { emptyRichText } from '@isomorph/rich-text'
import type { Question } from '@isomorph/problem'
import type { ReactNode } from 'react'
import { RichTextEditor } from '../../../rich-text-editor/index.ts'
import { MoreOptions } from '../more-options.tsx'
import { useRichTextHost } from '../rich-text-host.ts'
import { OptionalText } from './feedback-editor.tsx'
import { without } from './without.ts'
import { AddButton, HintRows, RemoveButton } from './questions.styles.ts'

/** What students are told: hints before, feedback after an attempt, as the course releases them. */
export function HintsAndFeedback<Q extends Question>({
  question,
  onChange,
}: {
  question: Q
  onChange: (question: Q) => void
}): ReactNode {
  const host = useRichTextHost()
  const setFeedback = (name: 'correct' | 'incorrect', text: Question['hints'][number] | undefined): void => {
    const { [name]: _before, ...others } = question.feedback ?? {}
    const feedback = text === undefined ? others : { ...others, [name]: text }
    onChange(
      Object.keys(feedback).length > 0 ? { ...question, feedback } : (without<Question>(question, 'feedback') as Q),
    )
  }
  const setHint = (index: number, hint: Question['hints'][number]): void =>
    onChange({ ...question, hints: question.hints.map((each, at) => (at === index ? hint : each)) })
  return (
    <MoreOptions label="Hints and feedback" isInUse={question.hints.length > 0 || question.feedback !== undefined}>
      {question.hints.map((hint, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- hints have no id; their place tells them apart
        <HintRows key={index}>
          <RichTextEditor
            label={`Hint ${index + 1}`}
            isCompact
            value={hint}
            host={host}
            placeholder={`Hint ${index + 1}`}
            onChange={(changed) => setHint(index, changed)}
          />
          <RemoveButton
            size="small"
            color="error"

            onClick={() => onChange({ ...question, hints: question.hints.filter((_, at) => at !== index) })}
          >
            Delete hint {index + 1}
          </RemoveButton>
        </HintRows>
      ))}
      <AddButton
        size="small"

        onClick={() => onChange({ ...question, hints: [...question.hints, emptyRichText] })}
      >
        Add a hint
      </AddButton>
      <OptionalText
        label="Feedback when right"
        addLabel="Add feedback when right"
        value={question.feedback?.correct}
        onChange={(text) => setFeedback('correct', text)}
      />
      <OptionalText
        label="Feedback when wrong"
        addLabel="Add feedback when wrong"
        value={question.feedback?.incorrect}
        onChange={(text) => setFeedback('incorrect', text)}
      />
    </MoreOptions>
  )
}
