import { describe, expect, it } from 'vitest'
import { launchWords } from './launch-words.ts'

const head = `# Why a launch is refused

What the page of a refused launch says, by the reason that it names, and what the integration ledger tells administrators to do. A test
keeps this page the same as the product.
`

const entries = Object.entries(launchWords)

describe('the page of a refused launch', () => {
  it('says what the documents say', async () => {
    const sections = entries.map(
      ([reason, { title, text, toDo }]) => `## ${reason}\n\n**${title}.** ${text}\n\nAdministrators: ${toDo}\n`,
    )
    await expect([head, ...sections].join('\n')).toMatchFileSnapshot(
      '../../../../../docs/connecting/refused-launches.md',
    )
  })

  it('says something of its own for each reason, in whole sentences', () => {
    const titles = entries.map(([, { title }]) => title)
    expect(titles.filter((title) => titles.indexOf(title) !== titles.lastIndexOf(title))).toEqual([])
    const isSentence = (text: string) => /^[A-Z].*\.$/.test(text)
    expect(entries.filter(([, { title }]) => !/^[A-Z].*[^.]$/.test(title))).toEqual([])
    expect(entries.filter(([, { text, toDo }]) => !isSentence(text) || !isSentence(toDo))).toEqual([])
  })

  it('says to each reader what to do: go back, wait, or whom to tell what', () => {
    const way = /Go back|Wait|Tell|Ask|administrator|operator|Log in|open|from the course/i
    expect(entries.filter(([, { text }]) => !way.test(text)).map(([reason]) => reason)).toEqual([])
  })
})
