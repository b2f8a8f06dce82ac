import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageCodes } from '../packages/contract/src/index.ts'
import { languages } from '../packages/messages/src/index.ts'
import { problemsOfMessages } from './messages.mjs'
import { readCatalog, readCatalogs } from './messages/catalogs.mjs'
import { differencesFromSpecification, differencesOfLanguages, unusedKeys } from './messages/checks.mjs'
import { generatedFiles } from './messages/generated.mjs'
import { literalsIn } from './messages/literals.mjs'
import { root } from './setup.mjs'

const entry = (key: string, text: string, comment = '') => `${comment}msgid "${key}"\nmsgstr "${text}"\n`

interface Message {
  readonly text: string
  readonly parameters: ReadonlyMap<string, string>
  readonly isOfSpecification: boolean
}

function read(source: string): { messages: ReadonlyMap<string, Message>; problems: readonly string[] } {
  const problems: string[] = []
  const messages = readCatalog('sitting', source, (problem: string) => problems.push(problem))
  return { messages, problems }
}

describe('the languages of the product', () => {
  const codes = Object.keys(languages)

  it('are those that people can set', () => {
    expect(languageCodes).toEqual(codes)
  })

  it('are those that the table of people holds', async () => {
    const tables = await readFile(join(root, 'database/src/tables/people.ts'), 'utf8')
    const [, stored = ''] = /^ {2}language: (.+) \| null$/m.exec(tables) ?? []
    expect(stored.split(' | ')).toEqual(codes.map((code) => `'${code}'`))
  })

  it.each(codes)('are all named to somebody who asks for another one in %s', async (language) => {
    const file = join(root, `packages/messages/catalogs/schema-errors/${language}.po`)
    const [, text = ''] = /"schema-errors\.languageCodes"\nmsgstr "(.+)"/.exec(await readFile(file, 'utf8')) ?? []
    expect(text.match(/\b[a-z]{2}\b/g)?.filter((word) => languageCodes.some((code) => code === word))).toEqual(codes)
  })
})

describe('the messages of the product', () => {
  it('are complete, used, as the specification says, and compiled', async () => {
    expect(await problemsOfMessages()).toEqual([])
  })
})

describe('one catalog', () => {
  it('has keys, texts and the parameters of each text', () => {
    const { messages, problems } = read(
      [
        entry('sitting.submit.empty', '{count, plural, one {# answer is} other {# answers are}} empty in {title}.'),
        entry('sitting.state', '{state, select, open {Open} other {Closed}}'),
        entry('sitting.submit.label', 'Submit', '#. spec\n'),
      ].join('\n'),
    )
    expect(problems).toEqual([])
    expect(Object.fromEntries(messages.get('sitting.submit.empty')?.parameters ?? [])).toEqual({
      count: 'number',
      title: 'string',
    })
    expect(messages.get('sitting.state')?.parameters.get('state')).toBe("'open' | 'other'")
    expect(messages.get('sitting.submit.label')).toMatchObject({ text: 'Submit', isOfSpecification: true })
  })

  it.each([
    ['a text that cannot be read', entry('sitting.a', 'Broken {count'), 'sitting.a: '],
    ['a key twice', entry('sitting.a', 'One') + entry('sitting.a', 'Two'), 'sitting.a stands there twice'],
    ['a key of another area', entry('home.a', 'One'), 'home.a does not begin with its area'],
    ['what is no key', entry('Sitting', 'One'), 'Sitting is no key: it is like area.part.name'],
    ['no text', entry('sitting.a', ''), 'sitting.a has no text'],
    ['a date that the message writes itself', entry('sitting.a', 'On {day, date}'), '{day, date} is not used here'],
    [
      'a parameter of two types',
      entry('sitting.a', '{count} of {count, plural, one {# answer} other {# answers}}'),
      '{count} is used in two ways',
    ],
  ])('with %s is refused', (_, source, problem) => {
    expect(read(source).problems).toEqual([expect.stringContaining(problem)])
  })
})

describe('all catalogs', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'isomorph-messages-'))
    await mkdir(join(folder, 'sitting'))
    await writeFile(
      join(folder, 'sitting/en.po'),
      entry('sitting.kept', 'Kept until {end}') + entry('sitting.submit', 'Submit') + entry('sitting.open', 'Open'),
    )
    await writeFile(
      join(folder, 'sitting/de.po'),
      entry('sitting.kept', 'Gespeichert bis {ende}') +
        entry('sitting.submit', 'Abgeben') +
        entry('sitting.more', 'Mehr'),
    )
  })
  afterAll(async () => await rm(folder, { recursive: true, force: true }))

  it('have the same keys and parameters in every language', async () => {
    const { areas, problems } = await readCatalogs(folder)
    expect(problems).toEqual([])
    expect(differencesOfLanguages(areas)).toEqual([
      'sitting/de.po: sitting.open is missing',
      'sitting/de.po: sitting.more is not in en.po',
      'sitting/de.po: sitting.kept takes {ende: string} instead of {end: string}',
    ])
  })

  it('have no key that nothing uses', async () => {
    const { areas } = await readCatalogs(folder)
    const sources = ["t('sitting.kept', { end })", "const labels = { open: 'sitting.open' } as const"]
    expect(unusedKeys(areas, sources)).toEqual(['sitting.submit is not used anywhere'])
  })

  it('become types of keys and parameters, and compiled texts', async () => {
    const files = generatedFiles((await readCatalogs(folder)).areas)
    expect([...files.keys()]).toEqual([
      'areas.ts',
      'frame.de.ts',
      'catalogs.de.ts',
      'frame.en.ts',
      'catalogs.en.ts',
      'sitting/sitting.keys.ts',
      'sitting/sitting.de.ts',
      'sitting/sitting.en.ts',
    ])
    expect(files.get('sitting/sitting.keys.ts')).toContain("readonly 'sitting.kept': { readonly end: string }\n")
    expect(files.get('sitting/sitting.keys.ts')).toContain("readonly 'sitting.open': undefined\n")
    expect(files.get('sitting/sitting.en.ts')).toContain(`'sitting.kept': ["Kept until ",["end"]],\n`)
    // A learner's first page needs it, and not the list of all others.
    expect(files.get('frame.de.ts')).toContain("import { catalog as sitting } from './sitting/sitting.de.ts'")
    expect(files.get('catalogs.de.ts')).not.toContain('sitting')
  })

  it('put the areas of the frame into one file, in English where a language lacks one', () => {
    const [en, de] = [new Map(), new Map()]
    const areas = [
      {
        name: 'shell',
        languages: new Map([
          ['de', de],
          ['en', en],
        ]),
      },
      { name: 'ui', languages: new Map([['en', en]]) },
    ]
    const frame = generatedFiles(areas).get('frame.de.ts')
    expect(frame).toContain("import { catalog as shell } from './shell/shell.de.ts'")
    expect(frame).toContain("import { catalog as ui } from './ui/ui.en.ts'")
    expect(frame).toContain('export const frame = { shell, ui }')
  })
})

describe('texts of the specification', () => {
  const { messages } = read(
    entry('sitting.submit', 'Submit', '#. spec\n') +
      entry('sitting.end', 'Finish', '#. spec\n') +
      entry('sitting.a', 'A'),
  )
  const areas = [{ name: 'sitting', languages: new Map([['en', messages]]) }]

  it('are compared word for word, in both directions', () => {
    const pinned = { 'sitting.submit': 'Submit answers', 'sitting.a': 'A' }
    expect(differencesFromSpecification(areas, pinned)).toEqual([
      'sitting.submit is "Submit" where the specification says "Submit answers"',
      'sitting.a is fixed by the specification and not marked "#. spec"',
      'sitting.end is marked "#. spec" and not in specification.json',
    ])
    expect(differencesFromSpecification(areas, { 'sitting.submit': 'Submit', 'sitting.end': 'Finish' })).toEqual([])
  })
})

describe('a literal text in a converted folder', () => {
  const found = (source: string) => literalsIn('screen.tsx', source)

  it.each([
    ['between tags', 'const a = <p>Log in</p>', ['Log in']],
    ['one word between tags', 'const a = <p>or</p>', ['or']],
    ['in an attribute', 'const a = <Field label="Password" />', ['Password']],
    ['in a decision', "const a = isBusy ? 'Logging in…' : undefined", ['Logging in…']],
    ['put together', 'const a = `Rename ${name}`', ['Rename {}']],
    ['after what is put in', 'const a = `${count} left`', ['{} left']],
    ['in an argument', "notify('SUCCESS', 'Saved')", ['Saved']],
    ['before a bracket', "const a = 'Reason (recorded)'", ['Reason (recorded)']],
    ['as a plural by hand', "const a = counted(3, 'day', 'days')", ['counted(…)']],
    ['in a table', "const labels = { off: 'No letter' } as const", ['No letter']],
  ])('is found %s', (_, source, texts) => {
    expect(found(source)).toEqual(texts)
  })

  it.each([
    ['imports', "import { Field } from 'A text.tsx'"],
    ['types', "type Tone = 'Warm tone' | 'Cold tone'"],
    [
      'styles',
      "const Root = styled('div')({ border: '1px solid', margin: '0 auto', '& .a b': { font: 'Open Sans' } })",
    ],
    ['names of programs', "const browsers = ['Firefox', 'Samsung Internet']"],
    ['drawings', 'const d = `M${x} ${y}h1v1`'],
    ['tags of requests', "const a = { invalidatesTags: ['Profile'], providesTags: ['User'] }"],
    ['names of things', "const tags = ['UserInfo', 'SUCCESS', 'urn:isomorph:second-factor-needed', 'at-once']"],
    ['attributes that name', 'const a = <Button variant="contained" autoComplete="given-name" className="Side bar" />'],
    ['comparisons', "const a = state === 'Open' && system !== 'Unknown'"],
    ['keys of the keyboard', "if (event.key === 'Escape') close()"],
    ['media queries and transitions', 'const phone = `@media (max-width: ${width}px)`'],
    ['rules of printed pages', 'const a = `@page ${name} { size: ${size} landscape; }`'],
    ['errors for those who develop', "if (!path) throw new Error('path is required')"],
    ['headers', "headers.set('Content-Type', 'text/plain'); const a = { 'Content-Type': type }"],
    ['what is asked of a list', "activities.includes('Update')"],
    ['tags that are fetched anew', "dispatch(api.util.invalidateTags(['Exchange']))"],
    ['activities', "const a = useIsAllowed('Update', { entityType: 'Problem', entity })"],
    ['cases', "switch (kind) { case 'Numeric': break }"],
    [
      'values of a menu beside the keys of their labels',
      "const kinds = [['Unit', 'question-editor.tolerance.absolute']]",
    ],
    ['names that other products give', "const namesAtPlatforms = { launch: 'Tool URL' }"],
    ['LaTeX', 'const a = String.raw`\\left\\langle ${inside}\\right\\rangle`'],
    ['lists of typed words', "const units = 'min in sec deg'.split(' ')"],
    ['what MathLive says', 'const speechOfMathLive = { capital: (letter) => `capital ${letter}` }'],
    ['keys', "const a = t('sitting.submit.empty', { count })"],
    ['values alone', 'const a = <p>{name} · {address}, &nbsp;</p>'],
  ])('is not seen in %s', (_, source) => {
    expect(found(source)).toEqual([])
  })
})
