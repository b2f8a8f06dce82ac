// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { pastedHtml } from '../pasting/pasted-documents.ts'
import { formulasAsHtml } from './formulas-as-html.ts'

const half = '<m:oMath><m:f><m:num><i><m:r>a</m:r></i></m:num><m:den><m:r>2</m:r></m:den></m:f></m:oMath>'
const span = '<span data-latex="\\frac{a}{2}"></span>'

/** As Word puts it on the clipboard: the equation in a comment, and a picture of it in conditions of its own. */
const fromWord =
  `<p>half: <!--[if gte msEquation 12]>${half}<![endif]--><![if !msEquation]><span>` +
  '<!--[if gte vml 1]><v:shape id="_x0000_i1025"></v:shape><![endif]--><![if !vml]>' +
  '<img src="file:///C:/Temp/clip_image002.png"><![endif]></span><![endif]> of it.</p>'

/** What is pasted, and how often something is said of pictures. */
function pasted(html: string) {
  const notify = vi.fn<(message: string) => void>()
  return { html: pastedHtml(formulasAsHtml(html), notify), said: notify.mock.calls.length }
}

it('puts an equation of Word in the place of its picture, of which nothing is said', () => {
  expect(pasted(fromWord)).toEqual({ html: `<p>half: ${span} of it.</p>`, said: 0 })
})

it('reads it as well when a browser has read the page before', () => {
  const { body } = new DOMParser().parseFromString(fromWord, 'text/html')
  expect(pasted(body.innerHTML)).toEqual({ html: `<p>half: ${span} of it.</p>`, said: 0 })
})

it('keeps the text and the pictures around it', () => {
  const { html, said } = pasted(`${fromWord}<p><![if !vml]><img src="file:///C:/photo.png"><![endif]></p>${fromWord}`)
  expect(html.match(/data-latex/g)).toHaveLength(2)
  expect(html).toContain('photo.png')
  expect(said).toBe(1)
})

it('reads an equation that stands in no comment, and makes no half formula of it', () => {
  expect(formulasAsHtml(`<p>${half} and <m:oMathPara>${half}</m:oMathPara></p>`)).toBe(`<p>${span} and ${span}</p>`)
})

it('leaves an equation alone that it does not understand', () => {
  const unknown = '<!--[if gte msEquation 12]><m:oMath><m:strange></m:strange></m:oMath><![endif]-->'
  expect(formulasAsHtml(`<p>${unknown}</p>`)).toBe(`<p>${unknown}</p>`)
})
