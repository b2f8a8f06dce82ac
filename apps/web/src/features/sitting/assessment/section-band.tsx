import type { Sitting } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { nameOfPoints } from '../../../numbers/points.ts'
import { SafeHtml } from '../../../statement/safe-html.tsx'
import { SectionFacts, SectionRoom, SectionRows } from './sections.styles.ts'

type Section = Sitting['sections'][number]

/** The section of the problem at hand, with its instructions. */
export function SectionBand({ section }: { section: Section }) {
  return (
    <SectionRoom aria-label={t('sitting.section')}>
      <h2>{section.title}</h2>
      {section.instructionsHtml && <SafeHtml html={section.instructionsHtml} />}
    </SectionRoom>
  )
}

/** All sections, for the start page. */
export function SectionList({ sections }: { sections: readonly Section[] }) {
  return (
    <SectionRows aria-label={t('sitting.sections')}>
      {sections.map((section) => (
        <li key={section.sectionKey}>
          <h2>{section.title}</h2>
          <SectionFacts>
            {t('sitting.sections.problems', { count: section.problemCount })} · {nameOfPoints(section.points)}
          </SectionFacts>
          {section.instructionsHtml && <SafeHtml html={section.instructionsHtml} />}
        </li>
      ))}
    </SectionRows>
  )
}
