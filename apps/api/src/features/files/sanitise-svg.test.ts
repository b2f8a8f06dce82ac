import { describe, expect, it } from 'vitest'
import { fileRefusals } from './files.errors.ts'
import { sanitiseSvg } from './sanitise-svg.ts'

const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

function drawing(inside: string, attributes = ''): string {
  return `<svg ${namespaces} ${attributes}>${inside}</svg>`
}

/** What is stored of a drawing. */
function clean(inside: string, attributes = ''): string {
  return sanitiseSvg(drawing(inside, attributes)).text
}

describe('what is harmless in a drawing stays', () => {
  it.each([
    ['shapes and their attributes', '<path d="M0 0L1 1" fill="url(#g)"/>', 'fill="url(#g)"'],
    ['what is drawn again', '<defs><path id="g" d="M0 0"/></defs><use xlink:href="#g"/>', '<use xlink:href="#g"/>'],
    ['letters that XML escapes', '<text>a &lt; b &amp; c</text>', '<text>a &lt; b &amp; c</text>'],
    ['letters by number', '<text>&#65;&#x3C0;</text>', '<text>Aπ</text>'],
    ['quotes in attributes', '<text font-family="&quot;A&quot;">x</text>', '&quot;A&quot;'],
    ['spaces between letters', '<text xml:space="preserve"> a  b </text>', '<text xml:space="preserve"> a  b </text>'],
    ['a style', '<style>.a{fill:red}</style>', '.a{fill:red}'],
    ['an ampersand that should have been escaped', '<text>a & b</text>', '<text>a &amp; b</text>'],
    ['marked text as text', '<text><![CDATA[a < b]]></text>', '<text>a &lt; b</text>'],
    ['signs beyond 16 bits', '<text>𝒜</text>', '<text>𝒜</text>'],
    ['an image within the file', '<image href="data:image/png;base64,AAAA"/>', 'data:image/png;base64,AAAA'],
  ])('%s', (_, inside, kept) => {
    expect(clean(inside)).toContain(kept)
  })

  it('and stays the same when it is cleaned again', () => {
    const once = clean('<g id="a"><text>a &lt; "b" &amp;amp; &#9; é</text></g><style>a>b{fill:red}</style>')
    expect(sanitiseSvg(once).text).toBe(once)
  })

  it('with its namespace, and its size', () => {
    expect(sanitiseSvg('<svg width="40px" viewBox="0 0 4 30"><rect/></svg>')).toEqual({
      text: `<svg ${namespaces} width="40px" viewBox="0 0 4 30"><rect/></svg>`,
      size: { width: 40, height: 30 },
    })
  })
})

describe('what could do harm is gone, and the rest stays', () => {
  it.each([
    ['a script', '<script>harm()</script>'],
    ['a script in capitals', '<SCRIPT>harm()</SCRIPT>'],
    ['a script of another namespace', '<h:script xmlns:h="http://www.w3.org/1999/xhtml">harm()</h:script>'],
    ['a script by a prefix of SVG', '<s:script xmlns:s="http://www.w3.org/2000/svg">harm()</s:script>'],
    ['a harmless name in another namespace', '<style xmlns="http://www.w3.org/1999/xhtml">harm{}</style>'],
    ['a prefix on a harmless name', '<h:g xmlns:h="http://www.w3.org/1999/xhtml" title="harm"/>'],
    ['a script in marked text of a style', '<style><![CDATA[</style><script>harm()</script>]]></style>', '<script'],
    ['what marks text within marks', '<title><![CDATA[<script>harm()</script>]]></title>', '<script'],
    ['a handler', '<g onload="harm()"/>'],
    ['a handler in capitals', '<g ONLOAD="harm()"/>'],
    ['a handler with a prefix', '<g xmlns:x="urn:x" x:onload="harm()"/>'],
    ['foreign content', '<foreignObject><p>harm</p></foreignObject>'],
    ['animation of an address', '<set attributeName="href" to="javascript:harm()"/>'],
    ['a script as an address', '<a href="javascript:harm()"><text>x</text></a>'],
    ['an outside address', '<use href="https://harm.example/a.svg#a"/>'],
    ['an outside address of XLink', '<use xlink:href="https://harm.example/a.svg#a"/>'],
    ['XLink by another prefix', '<use xmlns:y="http://www.w3.org/1999/xlink" y:href="https://harm.example/#a"/>'],
    ['a drawing within', '<image href="data:image/svg+xml;base64,harm"/>'],
    ['a page as an image', '<image href="data:text/html,harm"/>'],
    ['an address with a break', '<image href="java&#10;script:harm()"/>'],
    ['an address by numbers', '<image href="&#106;avascript:harm()"/>'],
    ['a base of addresses', '<g xml:base="https://harm.example/"/>'],
    ['an outside paint', '<rect fill="url(https://harm.example/#a)"/>'],
    ['an outside paint in quotes', '<rect fill="url( \'//harm.example/#a\' )"/>'],
    ['an outside paint in a style', '<rect style="fill:url(//harm.example)"/>'],
    ['an outside paint by numbers', '<rect style="fill:ur&#108;(//harm.example)"/>'],
    ['an outside paint in escapes', '<rect style="fill:u\\72l(//harm.example)"/>'],
    ['an import', '<style>@import "//harm.example/x.css";</style>'],
    ['an import by numbers', '<style>&#64;import "//harm.example/x.css";</style>'],
    ['an import split by marked text', '<style>@im<![CDATA[port "//harm.example/x.css";]]></style>'],
    ['an import split by a comment', '<style>@im<!-- -->port "//harm.example/x.css";</style>'],
    ['an import split by an element', '<style>@im<g/>port "//harm.example/x.css";</style>'],
    ['a comment', '<!-- harm -->'],
    ['a stylesheet of its own', '<?xml-stylesheet href="//harm.example/x.css"?>'],
    ['another instruction', '<?php harm() ?>'],
  ])('%s', (_, inside, harm = 'harm') => {
    const text = clean(`${inside}<circle r="1"/>`)
    expect(text).not.toContain(harm)
    expect(text).toContain('<circle r="1"/>')
    expect(sanitiseSvg(text).text).toBe(text)
  })

  it.each([
    ['instructions before it', '<?xml version="1.0"?><?xml-stylesheet href="//harm.example/x.css"?>'],
    ['a comment before it', '<!-- harm -->'],
    ['a document type by address', '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://harm.example/svg11.dtd">'],
    ['an encoding that it does not have', '<?xml version="1.0" encoding="harm-7"?>'],
  ])('%s', (_, before) => {
    expect(sanitiseSvg(`${before}${drawing('<circle r="1"/>')}`).text).toMatch(/^<svg [^>]*><circle r="1"\/><\/svg>$/)
  })

  it('text beside what is drawn escapes what it stands in nowhere', () => {
    const text = clean('<text>&lt;script&gt;harm()&lt;/script&gt;</text><title>]]&gt;</title>')
    expect(text).toContain('&lt;script')
    expect(text).not.toContain('<script')
    expect(text).not.toContain(']]>')
  })

  it('a value of an attribute cannot end it', () => {
    const text = clean('<text id="&quot; onload=&quot;harm()&quot;" font-family="&lt;b&gt;&#10;"/>')
    expect(text).not.toMatch(/" onload/)
    expect(sanitiseSvg(text).text).toBe(text)
  })
})

describe('refuses a drawing', () => {
  const nested = (count: number) => `${'<g>'.repeat(count)}${'</g>'.repeat(count)}`
  it.each([
    ['with entities of its own', `<!DOCTYPE svg [<!ENTITY a "x">]>${drawing('<text>&a;</text>')}`],
    ['with entities that grow', `<!DOCTYPE svg [<!ENTITY a "x"><!ENTITY b "&a;&a;">]>${drawing('&b;')}`],
    ['with entities of a file', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${drawing('&a;')}`],
    ['with parameter entities', `<!DOCTYPE svg [<!ENTITY % a SYSTEM "//harm.example">%a;]>${drawing('')}`],
    ['with a document type within', `<!DOCTYPE svg [<!ATTLIST g onload CDATA "harm()">]>${drawing('<g/>')}`],
    ['with an entity that nobody declares', drawing('<text>&nbsp;</text>')],
    ['with an element that is not closed', drawing('<g>')],
    ['with elements closed in another order', drawing('<g><text></g></text>')],
    ['with an attribute without quotes', drawing('<g id=a/>')],
    ['with an attribute twice', drawing('<g id="a" id="b"/>')],
    ['with a prefix that nobody declares', drawing('<x:g/>')],
    ['with a sign that XML does not have', drawing('<text>\u0000</text>')],
    ['with a sign that XML does not have, by number', drawing('<text>&#0;</text>')],
    ['with text after it', `${drawing('')}harm`],
    ['with a second root', `${drawing('')}<script/>`],
    ['within another element', `<html>${drawing('')}</html>`],
    ['of another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml"><rect/></svg>'],
    ['with a root by another name', '<SVG xmlns="http://www.w3.org/2000/svg"/>'],
    ['that is nothing', ''],
    ['that is read as 16 bits', Buffer.from(drawing('<rect/>'), 'utf16le').toString('utf8')],
    ['with 201 levels', drawing(nested(201))],
    ['with very many levels', drawing(nested(100_000))],
    ['with very many elements', drawing('<g/>'.repeat(60_000))],
    ['that draws itself', drawing('<g id="a"><use href="#a"/></g>')],
    ['that draws itself by an address with a space', drawing('<g id="a"><use href=" #a"/></g>')],
    ['that draws itself by XLink', drawing('<g id="a"><use xlink:href="#a"/></g>')],
  ])('%s', (_, source) => {
    expect(() => sanitiseSvg(source)).toThrow(expect.objectContaining({ kind: fileRefusals.unsafeDrawing }))
  })

  it('that would draw a billion shapes', () => {
    const level = (n: number) => `<g id="l${n}">${`<use href="#l${n - 1}"/>`.repeat(10)}</g>`
    const levels = Array.from({ length: 9 }, (_, n) => level(n + 1))
    expect(() => clean(`<g id="l0"><rect/></g>${levels.join('')}`)).toThrow(
      expect.objectContaining({ kind: fileRefusals.unsafeDrawing }),
    )
  })
})

describe('reads what is large within its limits', () => {
  it('a long attribute', () => {
    const path = 'M0 0L1 1'.repeat(200_000)
    expect(clean(`<path d="${path}"/>`)).toContain(path)
  })

  it('many attributes and namespaces of one element', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `data-${index}="${index}"`).join(' ')
    expect(clean(`<g ${many}/>`)).toContain('data-9999="9999"')
    const prefixes = Array.from({ length: 10_000 }, (_, index) => `xmlns:p${index}="urn:${index}"`).join(' ')
    expect(clean(`<g ${prefixes}><circle r="1"/></g>`)).toContain('<circle r="1"/>')
  })

  it('200 levels, and 40,000 elements beside each other', () => {
    expect(clean(`${'<g>'.repeat(199)}${'</g>'.repeat(199)}`)).toContain('<g/>')
    expect(clean('<g/>'.repeat(40_000))).toContain('<g/>')
  })
})
