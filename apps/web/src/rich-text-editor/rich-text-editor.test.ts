import { getSchema } from '@tiptap/core'
import { checkRichText, doc, type RichText } from '@isomorph/rich-text'
import { describe, expect, it } from 'vitest'
import { plainHost } from './editor-context.ts'
import { isEmbeddingAllowed } from './embedding.ts'
import { editorExtensions } from './extensions.ts'
import { imagePasteDelayMs, isAcceptedImage, issueOfImage, pickerAccept } from './images/image-files.ts'
import { toRichText, type EditorJson } from './normalise-document.ts'
import { readTableSize, sizeAfterKey, sizeInWords, writeTableSize } from './tables/table-size.ts'
import { openBrace } from './variable-suggestions.tsx'
import { isWebAddress, readLinkTarget } from './web-address.ts'

const schema = getSchema(editorExtensions(() => plainHost, ''))

function throughEditor(document: RichText): RichText {
  return toRichText(schema.nodeFromJSON(document).toJSON() as EditorJson)
}

const cell = (type: 'tableCell' | 'tableHeader', id: string) => ({
  type,
  attrs: { id, colspan: 1, rowspan: 1, colwidth: null },
  content: [{ type: 'paragraph' as const }],
})

const everything: RichText = {
  type: 'doc',
  content: [
    ...doc('Let $x$ be {{a}}, find [[1]]').content,
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'b', marks: [{ type: 'bold' }] }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'l', marks: [{ type: 'link', attrs: { href: 'https://example.org' } }] },
        { type: 'text', text: '2', marks: [{ type: 'superscript' }] },
        { type: 'hardBreak' },
      ],
    },
    { type: 'blockMath', attrs: { latex: 'x^2' } },
    { type: 'image', attrs: { src: '/api/files/a.png', alt: 'A ramp', width: 300, height: null, nonPublic: true } },
    { type: 'embed', attrs: { url: 'https://example.org/a', title: 'A film', height: 400 } },
    { type: 'orderedList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
    {
      type: 'table',
      attrs: { id: 't' },
      content: [{ type: 'tableRow', attrs: { id: 'r' }, content: [cell('tableHeader', 'h'), cell('tableCell', 'c')] }],
    },
    { type: 'horizontalRule' },
  ],
}

describe('documents of the editor', () => {
  it('come out of the editor as they went in', () => {
    expect(throughEditor(everything)).toEqual(everything)
  })

  it('are documents of the stored format', () => {
    expect(checkRichText(throughEditor(everything))).toEqual([])
  })

  it('lose the helping line behind a table, but not an empty line that somebody typed', () => {
    const table = everything.content.find((node) => node.type === 'table')
    const withLine = { type: 'doc', content: [table, { type: 'paragraph' }] } as EditorJson
    expect(toRichText(withLine).content).toHaveLength(1)
    const lines = { type: 'doc', content: [{ type: 'paragraph' }, { type: 'paragraph' }] }
    expect(toRichText(lines).content).toHaveLength(2)
  })
})

describe('what the editor takes', () => {
  it.each(['gif', 'jpeg', 'png', 'apng', 'svg+xml', 'webp', 'bmp', 'x-icon'])('takes image/%s', (type) => {
    expect(isAcceptedImage({ type: `image/${type}`, name: 'a' })).toBe(true)
  })

  it('refuses other files and pictures that are too large with a sentence', () => {
    expect(issueOfImage({ type: 'text/html', name: 'a.html', size: 1 })).toContain('not a picture')
    expect(issueOfImage({ type: 'image/png', name: 'a.png', size: 20_000_000 })).toContain('10 MB')
  })

  it('offers pictures of five kinds in the picker, and takes pasted ones after 50 ms', () => {
    expect(pickerAccept).toBe('.png,.jpeg,.jpg,.gif,.bmp')
    expect(imagePasteDelayMs).toBe(50)
  })

  it('reads table sizes as rows_columns', () => {
    expect(readTableSize('3_4')).toEqual({ rows: 3, columns: 4 })
    expect(readTableSize(writeTableSize({ rows: 10, columns: 1 }))).toEqual({ rows: 10, columns: 1 })
    expect(['0_4', '11_2', '3x4'].map(readTableSize)).toEqual([undefined, undefined, undefined])
  })

  it('counts the sizes of tables by arrow keys, from 1 to 10, and leaves them upwards', () => {
    const after = (rows: number, columns: number, key: string) => sizeAfterKey({ rows, columns }, key)
    expect(after(2, 2, 'ArrowRight')).toEqual({ rows: 2, columns: 3 })
    expect(after(2, 2, 'ArrowUp')).toEqual({ rows: 1, columns: 2 })
    expect(after(10, 1, 'ArrowDown')).toEqual({ rows: 10, columns: 1 })
    expect(after(3, 1, 'ArrowLeft')).toEqual({ rows: 3, columns: 1 })
    expect([after(1, 2, 'ArrowUp'), after(1, 2, 'a')]).toEqual([undefined, undefined])
    expect(sizeInWords({ rows: 1, columns: 10 })).toBe('1 row × 10 columns')
  })

  it('takes addresses with an optional scheme and a dotted host', () => {
    expect(['example.org', 'http://a.example.org:80/x?y', 'https://exämple.org'].every(isWebAddress)).toBe(true)
    expect(['localhost', 'javascript:alert(1)', 'two words.org', ''].some(isWebAddress)).toBe(false)
    expect(readLinkTarget('example.org')).toBe('https://example.org')
    expect(readLinkTarget('a@example.org')).toBe('mailto:a@example.org')
    expect(readLinkTarget('javascript:alert(1)')).toBeUndefined()
  })

  it('asks for variables behind an open brace only', () => {
    expect(openBrace('Mass {m')).toBe('m')
    expect(openBrace('Mass {')).toBe('')
    expect(openBrace('Mass {m}')).toBeUndefined()
    expect(openBrace('{1')).toBeUndefined()
  })
})

describe('embedding pages of other sites', () => {
  it.each([
    [{}, true],
    [{ 'X-Frame-Options': 'DENY' }, false],
    [{ 'x-frame-options': 'sameorigin' }, false],
    [{ 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" }, false],
    [{ 'content-security-policy': "frame-ancestors 'self'" }, false],
    [{ 'content-security-policy': 'frame-ancestors https://*.school.example' }, true],
    [{ 'content-security-policy': 'frame-ancestors *', 'x-frame-options': 'DENY' }, true],
    [{ 'content-security-policy': "frame-ancestors *, default-src 'self'; frame-ancestors 'none'" }, false],
  ])('%j allows it: %s', (headers, expected) => {
    expect(isEmbeddingAllowed(headers, 'learn.school.example', 'site.example')).toBe(expected)
  })
})
