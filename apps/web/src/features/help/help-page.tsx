import { t } from '@isomorph/messages'
import Link from '@mui/material/Link'
import { inParts } from '../../messages/in-parts.tsx'
import { Codes } from './codes.tsx'
import { HelpArticle, type HelpSection } from './help-article.tsx'
import { EditorFigure, MapFigure, PillsFigure, ReadingFigure, VerdictsFigure } from './figures.tsx'

/** What can be typed; the examples are the same in every language. */
function Writing() {
  return (
    <dl>
      <dt>{t('help.answering.numbers')}</dt>
      <dd>
        <Codes of={['0.25', '1/4', '2.5e-3', '1,250', '25%']} />
      </dd>
      <dt>{t('help.answering.formulas')}</dt>
      <dd>
        {inParts('help.answering.formulas.examples', {
          examples: <Codes of={['3x^2 - 1', 'sqrt(2)/2', 'sin(x)', 'e^(-t)']} />,
        })}
      </dd>
      <dt>{t('help.answering.units')}</dt>
      <dd>{inParts('help.answering.units.examples', { examples: <Codes of={['9.81 m/s^2', '12.5 kN']} /> })}</dd>
      <dt>{t('help.answering.complex')}</dt>
      <dd>{inParts('help.answering.complex.examples', { example: <Codes of={['3+4i']} /> })}</dd>
      <dt>{t('help.answering.lists')}</dt>
      <dd>{inParts('help.answering.lists.examples', { example: <Codes of={['[1; -2; 3]']} /> })}</dd>
    </dl>
  )
}

function answering(): HelpSection {
  return {
    id: 'answering',
    title: t('help.answering.title'),
    content: (
      <>
        <p>{t('help.answering.intro')}</p>
        <ReadingFigure />
        <p>{t('help.answering.write')}</p>
        <Writing />
      </>
    ),
  }
}

function saving(): HelpSection {
  return {
    id: 'saving',
    title: t('help.saving.title'),
    content: (
      <>
        <p>{t('help.saving.saved')}</p>
        <p>{t('help.saving.submitting')}</p>
        <MapFigure />
        <VerdictsFigure />
        <p>
          {inParts('help.saving.scores', {
            link: <Link href="/help/scoring-docs">{t('help.saving.scores.link')}</Link>,
          })}
        </p>
      </>
    ),
  }
}

function timer(): HelpSection {
  return { id: 'time', title: t('help.time.title'), content: <p>{t('help.time')}</p> }
}

function teaching(): HelpSection {
  return {
    id: 'teaching',
    title: t('help.teaching.title'),
    content: (
      <>
        <ol>
          <li>
            {inParts('help.teaching.write', { problems: <Link href="/problems">{t('help.teaching.problems')}</Link> })}
          </li>
          <li>{t('help.teaching.variants')}</li>
          <li>
            {inParts('help.teaching.assessment', {
              assessment: <Link href="/assessments">{t('help.teaching.assessment.link')}</Link>,
            })}
          </li>
          <li>
            {inParts('help.teaching.course', {
              course: <Link href="/courses">{t('help.teaching.course.link')}</Link>,
            })}
          </li>
          <li>{t('help.teaching.results')}</li>
        </ol>
        <EditorFigure />
        <PillsFigure />
      </>
    ),
  }
}

function SaveKeys() {
  return inParts('help.keys.or', {
    one: (
      <>
        <kbd>{t('help.keys.ctrl')}</kbd> <kbd>{'S'}</kbd>
      </>
    ),
    other: (
      <>
        <kbd>⌘</kbd> <kbd>{'S'}</kbd>
      </>
    ),
  })
}

function keys(): HelpSection {
  return {
    id: 'keys',
    title: t('help.keys.title'),
    content: (
      <dl>
        <dt>
          <kbd>/</kbd>
        </dt>
        <dd>{t('help.keys.search')}</dd>
        <dt>
          <SaveKeys />
        </dt>
        <dd>{t('help.keys.save')}</dd>
        <dt>
          <kbd>{'Alt'}</kbd> <kbd>↑</kbd> <kbd>↓</kbd>
        </dt>
        <dd>{t('help.keys.move')}</dd>
        <dt>
          <kbd>←</kbd> <kbd>→</kbd>
        </dt>
        <dd>{t('help.keys.learner')}</dd>
        <dt>
          <kbd>{'Esc'}</kbd>
        </dt>
        <dd>{t('help.keys.escape')}</dd>
      </dl>
    ),
  }
}

/** /help */
export function HelpPage() {
  return <HelpArticle title={t('help.title')} sections={[answering(), saving(), timer(), teaching(), keys()]} />
}
