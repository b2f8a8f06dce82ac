import { describe, expect, it } from 'vitest'
import { doc, richTextLimits } from './index.ts'
import { checkRichText } from './check-rich-text.ts'

const image = { src: '/api/files/a1b2.svg', alt: 'A ramp', width: 300, height: null, nonPublic: false }
const cellAttrs = { id: 'c', colspan: 1, rowspan: 1, colwidth: null }
const cell = { type: 'tableCell', attrs: cellAttrs, content: [{ type: 'paragraph' }] }

function inDoc(...content: unknown[]): unknown {
  return { type: 'doc', content }
}

function link(href: unknown): unknown {
  const marks = [{ type: 'link', attrs: { href } }]
  return inDoc({ type: 'paragraph', content: [{ type: 'text', text: 'x', marks }] })
}

describe('checkRichText', () => {
  it('accepts every kind of node in its place', () => {
    const everything = inDoc(
      ...doc('Let $x$ be {{a}}, find [[1]]').content,
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'b', marks: [{ type: 'bold' }] }] },
      { type: 'blockMath', attrs: { latex: 'x^2' } },
      { type: 'image', attrs: image },
      { type: 'embed', attrs: { url: 'https://example.org/a?b=c#d', title: 'A film', height: 400 } },
      { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
      { type: 'table', attrs: { id: 't' }, content: [{ type: 'tableRow', attrs: { id: 'r' }, content: [cell] }] },
      { type: 'horizontalRule' },
      { type: 'paragraph', content: [{ type: 'hardBreak' }] },
    )
    expect(checkRichText(everything)).toEqual([])
  })

  it.each([
    ['null', null, ''],
    ['a list', [], ''],
    ['another type of node', { type: 'paragraph' }, ''],
    ['content that is not a list', { type: 'doc', content: 'x' }, 'content'],
    ['a field beside content', { type: 'doc', content: [], onload: 'x' }, 'onload'],
    ['an inline node among blocks', inDoc({ type: 'text', text: 'x' }), 'content.0.type'],
    [
      'a block in a paragraph',
      inDoc({ type: 'paragraph', content: [{ type: 'paragraph' }] }),
      'content.0.content.0.type',
    ],
    ['an unknown node', inDoc({ type: 'script' }), 'content.0.type'],
    ['a node named like a method of Object', inDoc({ type: 'constructor' }), 'content.0.type'],
    ['an unknown attribute', inDoc({ type: 'image', attrs: { ...image, onerror: 'x' } }), 'content.0.attrs.onerror'],
    ['a missing attribute', inDoc({ type: 'heading', attrs: {} }), 'content.0.attrs.level'],
    ['an attribute of the wrong type', inDoc({ type: 'blockMath', attrs: { latex: 3 } }), 'content.0.attrs.latex'],
    [
      'an image from elsewhere',
      inDoc({ type: 'image', attrs: { ...image, src: 'https://x.org/a.png' } }),
      'content.0.attrs.src',
    ],
    [
      'an image outside of the files',
      inDoc({ type: 'image', attrs: { ...image, src: '/api/files/../users' } }),
      'content.0.attrs.src',
    ],
    [
      'an embedded script',
      inDoc({ type: 'embed', attrs: { url: 'javascript:alert(1)', title: '', height: 9 } }),
      'content.0.attrs.url',
    ],
    ['an empty text', inDoc({ type: 'paragraph', content: [{ type: 'text', text: '' }] }), 'content.0.content.0.text'],
    ['an empty list', inDoc({ type: 'bulletList', content: [] }), 'content.0.content'],
    [
      'a table where none can stand',
      inDoc({ type: 'paragraph', content: [{ type: 'table' }] }),
      'content.0.content.0.type',
    ],
    [
      'a cell over no column',
      inDoc({
        type: 'table',
        attrs: { id: 't' },
        content: [
          { type: 'tableRow', attrs: { id: 'r' }, content: [{ ...cell, attrs: { ...cellAttrs, colspan: 0 } }] },
        ],
      }),
      'content.0.content.0.content.0.attrs.colspan',
    ],
  ])('refuses %s', (_, value, path) => {
    expect(checkRichText(value).map((finding) => finding.path)).toContain(path)
  })

  it.each(['https://example.org', 'HTTP://example.org:8080/a', 'mailto:a@example.org', '/api/files/a.pdf'])(
    'accepts a link to %s',
    (href) => {
      expect(checkRichText(link(href))).toEqual([])
    },
  )

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//example.org',
    'https://user@example.org',
    'https://user:secret@example.org/',
    'https://',
    'https://example.org/"onclick="x',
    'https://exam\u202Eple.org',
    '/api/users',
    '/api/files/%2e%2e/users',
    '/api/files//example.org',
    'mailto:',
    `https://example.org/${'a'.repeat(3000)}`,
    7,
    undefined,
  ])('refuses a link to %s', (href) => {
    expect(checkRichText(link(href))).toHaveLength(1)
  })

  it('stops at nesting that is too deep, without running out of stack', () => {
    let node: unknown = { type: 'paragraph' }
    for (let depth = 0; depth < 50_000; depth += 1) {
      node = { type: 'bulletList', content: [{ type: 'listItem', content: [node] }] }
    }
    expect(checkRichText(inDoc(node)).map((finding) => finding.message)).toEqual([
      `is nested more than ${richTextLimits.depth} levels deep`,
    ])
  })

  it('stops at too many nodes and at too many findings', () => {
    const many = Array.from({ length: 100_000 }, () => ({ type: 'paragraph' }))
    expect(checkRichText(inDoc(...many))).toEqual([
      { path: '', message: `has more than ${richTextLimits.nodes} nodes` },
    ])
    const wrong = Array.from({ length: 1000 }, () => ({ type: 'x' }))
    expect(checkRichText(inDoc(...wrong))).toHaveLength(richTextLimits.findings)
  })
})
