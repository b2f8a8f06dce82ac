import type { Sitting } from '@isomorph/contract'
import { counted } from '../../../numbers/counts.ts'
import { nameOfPoints } from '../../../numbers/points.ts'
import { SafeHtml } from '../../../statement/safe-html.tsx'
import { SectionFacts, SectionRoom, SectionRows } from './sections.styles.ts'

type Section = Sitting['sections'][number]

/** The section of the problem at hand, with its instructions. */
export function SectionBand({ section }: { section: Section }) {
  return (
    <SectionRoom aria-label="Section">
      <h2>{section.title}</h2>
      {section.instructionsHtml && <SafeHtml html={section.instructionsHtml} />}
    </SectionRoom>
  )
}

/** All sections, for the start page. */
export function SectionList({ sections }: { sections: readonly Section[] }) {
  return (
    <SectionRows aria-label="Sections">
      {sections.map((section) => (
        <li key={section.sectionKey}>
          <h2>{section.title}</h2>
          <SectionFacts>
            {counted(section.problemCount, 'problem', 'problems')} · {nameOfPoints(section.points)}
          </SectionFacts>
          {section.instructionsHtml && <SafeHtml html={section.instructionsHtml} />}
        </li>
      ))}
    </SectionRows>
  )
}
