import { styled } from '@mui/material/styles'
import { t } from '@isomorph/messages'
import { color, fontSize, Page, PageHeader } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../screen/page-title.ts'
import { Prose } from './prose.tsx'

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 72ch) minmax(160px, 1fr)',
  gap: 64,
  alignItems: 'start',
  '@media (max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
})
const Contents = styled('nav')({
  position: 'sticky',
  top: 80,
  maxWidth: 240,
  order: 2,
  fontSize: fontSize.table,
  borderInlineStart: `1px solid ${color.line}`,
  paddingInlineStart: 16,
  '& h2': { fontSize: fontSize.small, color: color.textSecond, fontWeight: 620, margin: '0 0 4px' },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& a': { display: 'block', padding: '4px 0', color: color.text, textDecoration: 'none' },
  '& a:hover': { color: color.primary, textDecoration: 'underline' },
  '@media (max-width: 899px)': { position: 'static', order: 0, border: 0, paddingInlineStart: 0, marginBottom: 8 },
})

export interface HelpSection {
  readonly id: string
  readonly title: string
  readonly content: ReactNode
}

interface HelpArticleProps {
  readonly title: string
  readonly intro?: ReactNode
  readonly above?: ReactNode
  readonly sections: readonly HelpSection[]
}

/** Something to read, with its contents beside it. */
export function HelpArticle({ title, intro, above, sections }: HelpArticleProps) {
  usePageTitle(title)
  return (
    <Page>
      <PageHeader title={title} />
      {above}
      <Columns>
        {sections.length > 2 && (
          <Contents aria-labelledby="contents">
            <h2 id="contents">{t('help.contents')}</h2>
            <ul>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ul>
          </Contents>
        )}
        <Prose>
          {intro}
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id}>{section.title}</h2>
              {section.content}
            </section>
          ))}
        </Prose>
      </Columns>
    </Page>
  )
}
