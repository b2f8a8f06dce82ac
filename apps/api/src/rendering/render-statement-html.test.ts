import { expect, it } from 'vitest'
import type { RichText } from '@isomorph/rich-text'
import { renderStatementHtml } from './render-statement-html.ts'

const document = (...content: RichText['content']): RichText => ({ type: 'doc', content })
const maths = (latex: string): RichText =>
  document({ type: 'paragraph', content: [{ type: 'inlineMath', attrs: { latex } }] })

it('renders maths as HTML for the eye and MathML for the ear', () => {
  const html = renderStatementHtml(maths(String.raw`\frac{1}{2}`))
  expect(html).toContain('<math')
  expect(html).toContain('class="katex-html"')
})

it('shows what cannot be rendered instead of failing', () => {
  expect(renderStatementHtml(maths(String.raw`\frac{1}{`))).toContain('katex-error')
  expect(renderStatementHtml(maths('x'.repeat(6000)))).toContain('<code class="math">')
})

it('lets nothing of a formula become markup, address or flood', () => {
  for (const latex of [
    String.raw`\href{javascript:alert(1)}{x}`,
    String.raw`\htmlClass{x}{y}\includegraphics{http://evil.example}`,
    '<img src=x onerror=alert(1)>',
    String.raw`\def\a{\a\a}\a`,
    String.raw`\rule{1e9em}{1e9em}`,
  ]) {
    const html = renderStatementHtml(maths(latex))
    expect(html).not.toMatch(/<img|<a |href=|onerror=alert\(1\)>/)
    expect(html.length).toBeLessThan(50_000)
  }
})

it('leaves slots empty and figures that are not public without a signature', () => {
  const html = renderStatementHtml(
    document(
      { type: 'paragraph', content: [{ type: 'questionSlot', attrs: { questionKey: 3 } }] },
      { type: 'image', attrs: { src: '/api/files/a.png?viewer=1', alt: 'A', width: 1, height: 1, nonPublic: true } },
      { type: 'image', attrs: { src: '/api/files/b.png', alt: 'B', width: 1, height: 1, nonPublic: false } },
    ),
  )
  expect(html).toContain('<span data-question-slot="3"></span>')
  expect(html).toContain('src="/api/files/a.png?unsigned=1"')
  expect(html).toContain('src="/api/files/b.png"')
})
