// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { pastedHtml } from './pasted-documents.ts'
import { cellsOf, tableOf } from './table-from-text.ts'

const item = (level: number, marker: string, text: string): string =>
  `<p class=MsoListParagraph style='margin-left:36.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
  `<span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span><![endif]>${text}</p>`

const plain = (html: string): string => pastedHtml(html, () => {}).replace(/<!--.*?-->|\n/g, '')

it('makes lists of the paragraphs that Word puts on the clipboard', () => {
  const html = `<p>Before</p>${item(1, '1.', 'one')}${item(2, '·', 'inner')}${item(1, '2.', '<b>two</b>')}<p>After</p>`
  expect(plain(html)).toBe(
    '<p>Before</p><ol><li><p>one</p><ul><li><p>inner</p></li></ul></li><li><p><b>two</b></p></li></ol><p>After</p>',
  )
})

it('keeps lists apart that text stands between, and those of another kind', () => {
  expect(plain(`${item(1, 'a)', 'x')}<p>and</p>${item(1, '·', 'y')}${item(1, '3.', 'z')}`)).toBe(
    '<ol><li><p>x</p></li></ol><p>and</p><ul><li><p>y</p></li></ul><ol><li><p>z</p></li></ol>',
  )
})

it.each([
  ['<img src="file:///C:/Temp/clip_image001.png">', 'A picture (“clip_image001.png”) was left out of what was pasted.'],
  [
    '<img src="https://example.org/a.png" alt="A ramp"><img src="data:image/png;base64,AA==">',
    '2 pictures (“A ramp”, …)',
  ],
])('names pictures that stay behind: %s', (html, message) => {
  const notify = vi.fn<(message: string) => void>()
  pastedHtml(html, notify)
  expect(notify).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(message))
})

it('says nothing of pictures that are stored here', () => {
  const notify = vi.fn<(message: string) => void>()
  pastedHtml('<img src="/api/files/a.png">', notify)
  expect(notify).not.toHaveBeenCalled()
})

it.each([
  [
    'a\tb\n1\t2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['3\t5\t8', [['3', '5', '8']]],
  ['a\tb\n1', undefined],
  ['no tabs', undefined],
])('reads the cells of %j', (text, cells) => {
  expect(cellsOf(text)).toEqual(cells)
})

it('makes a table of cells, whatever is written in them', () => {
  expect(tableOf([['<b>', '&']])).toBe('<table><tbody><tr><td>&lt;b&gt;</td><td>&amp;</td></tr></tbody></table>')
})
