import { t } from '@isomorph/messages'
import { CheckboxInput } from '@isomorph/ui'
import { Link } from 'react-router'
import { inParts } from '../../messages/in-parts.tsx'
import type { Choice } from './courses-to-make.ts'
import { ClassFacts, Classes } from './timetable-courses.styles.ts'

function FactsOf({ choice: { facts, groups } }: { choice: Choice }) {
  return (
    <>
      {facts.map((fact) => (
        <ClassFacts key={fact}>{fact}</ClassFacts>
      ))}
      {groups.length > 0 && (
        <ClassFacts>
          {inParts('timetable-courses.choice.madeAlready', {
            courses: groups.map(({ id, name }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <Link to={`/courses/${id}`}>{name}</Link>
              </span>
            )),
          })}
        </ClassFacts>
      )}
    </>
  )
}

interface ClassChoiceProps {
  readonly termName: string
  readonly choices: readonly Choice[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

const legends = { class: 'timetable-courses.choice.classes', course: 'timetable-courses.choice.courses' } as const

/** The classes of a term and the courses that somebody coordinates in it, several of which may be chosen. */
export function ClassChoice({ termName, choices, chosen, onChange }: ClassChoiceProps) {
  return (['class', 'course'] as const).map((kind) => {
    const ofKind = choices.filter((choice) => choice.kind === kind)
    if (ofKind.length === 0) return null
    return (
      <Classes key={kind}>
        <legend>{t(legends[kind], { term: termName })}</legend>
        {ofKind.map((choice) => (
          <CheckboxInput
            key={choice.key}
            label={choice.name}
            hint={<FactsOf choice={choice} />}
            isChecked={chosen.includes(choice.key)}
            onChange={(isChecked) =>
              onChange(isChecked ? [...chosen, choice.key] : chosen.filter((key) => key !== choice.key))
            }
          />
        ))}
      </Classes>
    )
  })
}
