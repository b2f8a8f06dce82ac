import type { Assessment, AssessmentSummary } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useGetAssessmentQuery } from '../../entities/assessment/assessments.api.ts'
import { formatCount } from '../../numbers/counts.ts'
import { formatPoints, nameOfPoints } from '../../numbers/points.ts'
import { StructureTable } from './settings.styles.ts'

/** Its share of what can be earned. */
function weightOf(points: number, { points: possible }: Assessment): string {
  if (possible === 0) return ''
  return t('group-assessments.structure.percent', { percent: formatPoints((points / possible) * 100) })
}

function Row({ name, points, assessment }: { name: string; points: number; assessment: Assessment }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{nameOfPoints(points)}</td>
      <td>{weightOf(points, assessment)}</td>
    </tr>
  )
}

function Part({ sectionKey, assessment }: { sectionKey: number | null; assessment: Assessment }) {
  const { items, pools } = assessment
  return (
    <>
      {items
        .filter((item) => item.poolKey === null && item.sectionKey === sectionKey)
        .map(({ itemKey, name, points, isBonus }) => (
          <Row
            key={itemKey}
            name={isBonus ? t('group-assessments.structure.bonus', { name }) : name}
            points={points}
            assessment={assessment}
          />
        ))}
      {pools
        .filter((pool) => pool.sectionKey === sectionKey)
        .map(({ poolKey, draws, points }) => {
          const members = items.filter((item) => item.poolKey === poolKey)
          const name = t('group-assessments.structure.pool', {
            draws: formatCount(draws),
            count: formatCount(members.length),
            names: members.map((item) => item.name).join(', '),
          })
          return <Row key={`pool ${poolKey}`} name={name} points={draws * points} assessment={assessment} />
        })}
    </>
  )
}

/** What is about to be assigned: every problem with its points, and what part of the whole they are. */
export function ChosenStructure({ chosen }: { chosen: AssessmentSummary }) {
  const { data: assessment } = useGetAssessmentQuery({ params: { assessmentId: chosen.id } })
  if (!assessment) return null
  return (
    <StructureTable>
      <caption>{t('group-assessments.structure.caption', { points: nameOfPoints(assessment.points) })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('group-assessments.structure.problem')}</th>
          <th scope="col">{t('group-assessments.structure.points')}</th>
          <th scope="col">{t('group-assessments.structure.weight')}</th>
        </tr>
      </thead>
      <tbody>
        <Part sectionKey={null} assessment={assessment} />
      </tbody>
      {assessment.sections.map(({ sectionKey, title }) => (
        <tbody key={sectionKey}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              {title}
            </th>
          </tr>
          <Part sectionKey={sectionKey} assessment={assessment} />
        </tbody>
      ))}
    </StructureTable>
  )
}
