import { describe, expect, it } from 'vitest'
import type { BlockNode, RichText } from './document.ts'
import {
  block,
  checkRichText,
  doc,
  mapRichText,
  paragraph,
  plainText,
  renderDocument,
  renderToHtml,
  text,
  visit,
} from './index.ts'

const hostile = '"><img src=x onerror=alert(1)>\'</td><script>alert(1)</script>&'

const cell = (content: readonly BlockNode[]) =>
  ({ type: 'tableHeader', attrs: { id: 'c', colspan: 2, rowspan: 1, colwidth: null }, content }) as const

const table: BlockNode = {
  type: 'table',
  attrs: { id: 't' },
  content: [{ type: 'tableRow', attrs: { id: 'r' }, content: [cell([paragraph('m')])] }],
}

const list: BlockNode = { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph('one')] }] }

describe('renderToHtml', () => {
  it('renders blocks, marks, math and slots', () => {
    const document: RichText = doc(
      'Find $x$ for a = {{a}}: [[1]]',
      {
        type: 'heading',
        attrs: { level: 1 },
        content: [text('T', { type: 'bold' }, { type: 'link', attrs: { href: 'https://a.org/' } })],
      },
      block('x<y'),
      list,
      table,
      { type: 'horizontalRule' },
    )
    const html = renderToHtml(document, {
      renderMath: (latex, isDisplay) => `<math${isDisplay ? ' display="block"' : ''}>${latex.length}</math>`,
      renderQuestionSlot: (key) => `<input name="q${key}">`,
    })
    expect(html).toBe(
      '<p>Find <math>1</math> for a = <span class="variable">{a}</span>: <input name="q1"></p>' +
        '<h2><a href="https://a.org/" target="_blank" rel="noopener noreferrer"><strong>T</strong></a></h2>' +
        '<math display="block">3</math><ol><li><p>one</p></li></ol>' +
        '<table><tbody><tr><th colspan="2"><p>m</p></th></tr></tbody></table><hr>',
    )
  })

  it('keeps a formula and the punctuation after it on one line', () => {
    const math = (latex: string) => `<code class="math">${latex}</code>`
    expect(renderToHtml(doc('For $x$, and ($y$). Then $z$ grows'))).toBe(
      `<p>For <span class="unbroken">${math('x')},</span> and (<span class="unbroken">${math('y')}).</span> Then ${math('z')} grows</p>`,
    )
  })

  it('escapes hostile text wherever text can stand', () => {
    const document = doc(
      { type: 'paragraph', content: [text(hostile), { type: 'variable', attrs: { name: hostile } }] },
      block(hostile),
      { type: 'image', attrs: { src: '/api/files/a', alt: hostile, width: null, height: null, nonPublic: false } },
      { type: 'embed', attrs: { url: 'https://a.org/', title: hostile, height: 9 } },
    )
    const html = renderToHtml(document)
    expect(html).not.toMatch(/<script|<img src=x|<\/td/)
    expect(html.replace(/<[a-z]+( [a-z]+="[^"<>]*")*>|<\/[a-z]+>/g, '')).not.toMatch(/[<>"]/)
  })

  it('leaves out addresses that were never checked', () => {
    const href = 'javascript:alert(1)'
    const document = doc(
      { type: 'paragraph', content: [text('here', { type: 'link', attrs: { href } })] },
      { type: 'image', attrs: { src: href, alt: '', width: null, height: null, nonPublic: false } },
      { type: 'embed', attrs: { url: href, title: '', height: 9 } },
    )
    expect(renderToHtml(document)).toBe('<p>here</p>')
  })

  it('loads images from where the caller says', () => {
    const image: BlockNode = {
      type: 'image',
      attrs: { src: '/api/files/a', alt: 'A', width: 30, height: 20, nonPublic: true },
    }
    expect(renderToHtml(doc(image), { resolveImage: ({ attrs }) => `${attrs.src}?signed="1"` })).toBe(
      '<img src="/api/files/a?signed=&quot;1&quot;" alt="A" width="30" height="20" loading="lazy" decoding="async">',
    )
    expect(renderToHtml(doc(image), { resolveImage: () => undefined })).toBe('')
  })
})

describe('renderDocument', () => {
  it('renders to anything, not only to strings', () => {
    const rendered = renderDocument<unknown>(doc('a $b$'), {
      text: (value) => value,
      element: (name, _, children) => [name, ...children],
      math: (latex) => ({ latex }),
      questionSlot: (key) => ({ key }),
      variable: (name) => ({ name }),
    })
    expect(rendered).toEqual([['p', 'a ', { latex: 'b' }]])
  })
})

describe('visit, mapRichText and plainText', () => {
  it('visits every node with its path', () => {
    const seen: string[] = []
    visit(doc('a {{v}}', list), (node, path) => seen.push(`${path} ${node.type}`))
    expect(seen).toEqual([
      'content.0 paragraph',
      'content.0.content.0 text',
      'content.0.content.1 variable',
      'content.1 orderedList',
      'content.1.content.0 listItem',
      'content.1.content.0.content.0 paragraph',
      'content.1.content.0.content.0.content.0 text',
    ])
  })

  it('replaces inline nodes and blocks at any depth', () => {
    const document = doc('a {{v}}', list, table, { type: 'horizontalRule' })
    const mapped = mapRichText(document, {
      inline: (node) => (node.type === 'variable' ? [text('7')] : [node]),
      block: (node) => (node.type === 'horizontalRule' ? [] : [node]),
    })
    expect(plainText(mapped)).toBe('a 7\none\nm')
    expect(checkRichText(mapped)).toEqual([])
  })
})
