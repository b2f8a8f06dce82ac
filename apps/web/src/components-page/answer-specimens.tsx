import type { AnswerField, AttemptForLearner } from '@isomorph/contract'
import { Card } from '@isomorph/ui'
import { useState } from 'react'
import { QuestionField } from '../features/sitting/problem/fields/question-field.tsx'
import { SaveMark } from '../features/sitting/assessment/save-mark.tsx'
import { Timer } from '../features/sitting/clock/timer.tsx'
import { Group, Specimen } from './specimen.tsx'

type Mark = AttemptForLearner['responses'][number]
type Verdict = NonNullable<Mark['verdict']>

const fields = {
  number: { answerType: 'Numeric', keyboards: ['numeric', 'unit'], takesUnit: true, choices: [] },
  formula: { answerType: 'ExpressionSymbolic', keyboards: ['numeric', 'functions'], choices: [] },
  choice: {
    answerType: 'MultipleChoice',
    keyboards: [],
    choices: [
      { choiceKey: 1, html: 'It grows' },
      { choiceKey: 2, html: 'It shrinks' },
    ],
  },
  text: { answerType: 'ShortAnswer', keyboards: [], isMultiline: true, choices: [] },
} as const

function fieldOf(kind: keyof typeof fields, questionKey: number, label: string): AnswerField {
  const { keyboards, choices, ...rest } = fields[kind]
  return { ...rest, keyboards: [...keyboards], choices: [...choices], questionKey, label, hintsHtml: [] }
}

const verdicts: readonly (readonly [Verdict | null, string])[] = [
  [null, 'not submitted'],
  ['correct', 'correct'],
  ['partial', 'partly correct'],
  ['incorrect', 'incorrect'],
  ['needsPerson', 'waits for a person'],
  ['pending', 'being marked'],
  ['unreadable', 'could not be read'],
]

function markOf(verdict: Verdict | null, value: string): Mark | null {
  if (verdict === null) return null
  const feedbackHtml = verdict === 'partial' ? '<p>Mind the unit.</p>' : null
  const percent = verdict === 'partial' ? 50 : 0
  const why: Mark['why'] = verdict === 'incorrect' ? ['unitMissing'] : []
  return { questionKey: 1, value, reading: value, verdict, percent, why, feedbackHtml }
}

interface AnswerProps {
  readonly kind: keyof typeof fields
  readonly label: string
  readonly start?: string
  readonly verdict?: Verdict | null
  readonly problem?: string
  readonly isReadOnly?: boolean
}

function Answer({ kind, label, start = '', verdict = null, problem, isReadOnly = false }: AnswerProps) {
  const [value, setValue] = useState(start)
  const [field] = useState(() => fieldOf(kind, 1, label))
  return (
    <QuestionField
      field={field}
      letter={null}
      value={value}
      mark={markOf(verdict, value)}
      problem={problem ?? null}
      isReadOnly={isReadOnly}
      answerLatex={null}
      onChange={setValue}
    />
  )
}

function inSeconds(seconds: number): string {
  return new Date(Date.now() + seconds * 1000).toISOString()
}

/** Answer fields with every verdict, the timer and the mark of what is saved. */
export function AnswerSpecimens() {
  const [moments] = useState(() => [2_500, 240, 30, 0].map(inSeconds))
  const [savedAt] = useState(() => inSeconds(0))
  return (
    <Group title="Answering">
      <Specimen title="A number, by verdict">
        <Card aria-label="Numbers">
          {verdicts.map(([verdict, label]) => (
            <Answer key={label} kind="number" label={label} start="14.4\,\mathrm{kN}" verdict={verdict} />
          ))}
        </Card>
      </Specimen>
      <Specimen title="Other fields and states">
        <Card aria-label="Other fields">
          <Answer kind="formula" label="empty" />
          <Answer kind="formula" label="not readable" start="(3+2" problem="One bracket is open." />
          <Answer kind="formula" label="read only" start="\frac{a}{b}" isReadOnly />
          <Answer kind="choice" label="What happens?" start="2" />
          <Answer kind="choice" label="Chosen and wrong" start="1" verdict="incorrect" />
          <Answer kind="text" label="In words" start="It opens upwards." verdict="needsPerson" />
        </Card>
      </Specimen>
      <Specimen title="Time left" isInLine>
        {moments.map((moment) => (
          <Timer key={moment} deadline={moment} isDue={false} />
        ))}
        <Timer deadline={moments[0] ?? ''} isDue />
      </Specimen>
      <Specimen title="What is saved" isInLine>
        {(['saved', 'unsaved', 'saving', 'offline', 'conflict', 'closed'] as const).map((state) => (
          <SaveMark key={state} state={state} savedAt={savedAt} />
        ))}
      </Specimen>
    </Group>
  )
}
