import type { TaughtClass } from '@isomorph/contract'
import { CheckboxInput } from '@isomorph/ui'
import { Link } from 'react-router'
import { timesOf } from './courses-to-make.ts'
import { ClassFacts, Classes } from './timetable-courses.styles.ts'

function FactsOf({ taught }: { taught: TaughtClass }) {
  const { courses, groups } = taught
  const titles = courses.map(({ title }) => title).filter((title) => title !== '')
  const times = timesOf(taught)
  return (
    <>
      {titles.length > 0 && <ClassFacts>{titles.join(' / ')}</ClassFacts>}
      {times !== '' && <ClassFacts>{times}</ClassFacts>}
      {groups.length > 0 && (
        <ClassFacts>
          You have a course of it:{' '}
          {groups.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={`/courses/${id}`}>{name}</Link>
            </span>
          ))}
        </ClassFacts>
      )}
    </>
  )
}

interface ClassChoiceProps {
  readonly termName: string
  readonly classes: readonly TaughtClass[]
  readonly chosen: readonly number[]
  readonly onChange: (chosen: readonly number[]) => void
}

/** The classes of a term, several of which may be chosen. */
export function ClassChoice({ termName, classes, chosen, onChange }: ClassChoiceProps) {
  return (
    <Classes>
      <legend>Your classes in {termName}</legend>
      {classes.map((taught) => (
        <CheckboxInput
          key={taught.classId}
          label={taught.name}
          hint={<FactsOf taught={taught} />}
          isChecked={chosen.includes(taught.classId)}
          onChange={(isChecked) =>
            onChange(isChecked ? [...chosen, taught.classId] : chosen.filter((classId) => classId !== taught.classId))
          }
        />
      ))}
    </Classes>
  )
}
