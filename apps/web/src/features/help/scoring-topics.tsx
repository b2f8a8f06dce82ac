import { t } from '@isomorph/messages'
import { decimals } from '../../numbers/estimates.ts'
import { inParts } from '../../messages/in-parts.tsx'
import { Codes } from './codes.tsx'
import type { HelpSection } from './help-article.tsx'
import { scoringExample } from './scoring-example.ts'

export interface ScoringTopic {
  /** The end of its address; '' is the area itself. */
  readonly slug: string
  readonly label: string
  readonly title: string
  readonly sections: readonly HelpSection[]
}

const example = scoringExample

/** A section that is one paragraph. */
function paragraph(id: string, title: string, text: string): HelpSection {
  return { id, title, content: <p>{text}</p> }
}

/** The example in steps, as a table. */
function ExampleSteps() {
  const points = String(example.points)
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('scoring-help.example.step')}</th>
          <th scope="col" className="figure">
            {t('scoring-help.example.gives')}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>{t('scoring-help.example.percent')}</td>
          <td className="figure">{decimals(Number(example.percentOfProblem))} %</td>
        </tr>
        <tr>
          <td>{t('scoring-help.example.points', { points })}</td>
          <td className="figure">{decimals(4)}</td>
        </tr>
        <tr>
          <td>{t('scoring-help.example.attempt', { factor: decimals(0.9, 1) })}</td>
          <td className="figure">{decimals(3.6)}</td>
        </tr>
        <tr>
          <td>{t('scoring-help.example.late', { factor: decimals(0.8, 1) })}</td>
          <td className="figure">
            <strong>{decimals(Number(example.earned))}</strong>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function overview(): ScoringTopic {
  return {
    slug: '',
    label: t('scoring-help.overview'),
    title: t('scoring-help.overview.title'),
    sections: [
      {
        id: 'from-answer-to-score',
        title: t('scoring-help.overview.steps.title'),
        content: (
          <ol>
            <li>{t('scoring-help.overview.steps.answer')}</li>
            <li>{t('scoring-help.overview.steps.weights')}</li>
            <li>{t('scoring-help.overview.steps.points')}</li>
            <li>{t('scoring-help.overview.steps.counts')}</li>
            <li>{t('scoring-help.overview.steps.sum')}</li>
          </ol>
        ),
      },
      {
        id: 'example',
        title: t('scoring-help.example.title'),
        content: (
          <>
            <p>
              {t('scoring-help.example', {
                points: String(example.points),
                attemptPenalty: String(example.penaltyPerExtraAttempt),
                dayPenalty: String(example.penaltyPerLateDay),
              })}
            </p>
            <ExampleSteps />
            <p>{t('scoring-help.example.exact')}</p>
          </>
        ),
      },
    ],
  }
}

function numbers(): HelpSection {
  return {
    id: 'numbers',
    title: t('scoring-help.answers.numbers.title'),
    content: (
      <>
        <p>
          {inParts('scoring-help.answers.numbers', {
            same: <Codes of={['0.5', '1/2', '50%']} />,
            last: <Codes of={['5e-1']} />,
          })}
        </p>
        <p>
          {inParts('scoring-help.answers.figures', { three: <Codes of={['1.50']} />, two: <Codes of={['1.5']} /> })}
        </p>
      </>
    ),
  }
}

function answers(): ScoringTopic {
  return {
    slug: 'answers',
    label: t('scoring-help.answers'),
    title: t('scoring-help.answers.title'),
    sections: [
      numbers(),
      {
        id: 'units',
        title: t('scoring-help.answers.units.title'),
        content: (
          <p>
            {inParts('scoring-help.answers.units', {
              given: <Codes of={['1.5 km']} />,
              wanted: <Codes of={['1500 m']} />,
            })}
          </p>
        ),
      },
      {
        id: 'formulas',
        title: t('scoring-help.answers.formulas.title'),
        content: (
          <p>
            {inParts('scoring-help.answers.formulas', {
              one: <Codes of={['(a+b)^2']} />,
              other: <Codes of={['a^2+2ab+b^2']} />,
            })}
          </p>
        ),
      },
      paragraph('choices-and-texts', t('scoring-help.answers.choices.title'), t('scoring-help.answers.choices')),
      paragraph('unreadable', t('scoring-help.answers.unreadable.title'), t('scoring-help.answers.unreadable')),
    ],
  }
}

function attempts(): ScoringTopic {
  return {
    slug: 'attempts',
    label: t('scoring-help.attempts'),
    title: t('scoring-help.attempts'),
    sections: [
      paragraph('which-counts', t('scoring-help.attempts.which.title'), t('scoring-help.attempts.which')),
      paragraph('penalties', t('scoring-help.attempts.penalties.title'), t('scoring-help.attempts.penalties')),
      paragraph('deadline', t('scoring-help.attempts.deadline.title'), t('scoring-help.attempts.deadline')),
    ],
  }
}

function people(): ScoringTopic {
  return {
    slug: 'by-hand',
    label: t('scoring-help.person'),
    title: t('scoring-help.person'),
    sections: [
      paragraph('waiting', t('scoring-help.person.waiting.title'), t('scoring-help.person.waiting')),
      paragraph('set-by-hand', t('scoring-help.person.byHand.title'), t('scoring-help.person.byHand')),
      paragraph('released', t('scoring-help.person.released.title'), t('scoring-help.person.released')),
    ],
  }
}

/** The pages of the scoring help, in their order. */
export function scoringTopics(): readonly ScoringTopic[] {
  return [overview(), answers(), attempts(), people()]
}
