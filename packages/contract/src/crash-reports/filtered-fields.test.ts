import { expect, it } from 'vitest'
import { withoutFilteredFields } from './filtered-fields.ts'
import { filteredFields, reportDepth, reportValueLength } from './limits.ts'

it('takes the filtered fields out at every depth', () => {
  const secrets = Object.fromEntries(filteredFields.map((name) => [name, 'secret']))
  const value = { ...secrets, name: 'kept', list: [{ deeper: { ...secrets, count: 3 } }] }
  const filtered = Object.fromEntries(filteredFields.map((name) => [name, '[filtered]']))
  expect(withoutFilteredFields(value)).toEqual({
    ...filtered,
    name: 'kept',
    list: [{ deeper: { ...filtered, count: 3 } }],
  })
  expect(JSON.stringify(withoutFilteredFields(value))).not.toContain('secret')
})

it('keeps addresses and drops the values of their queries', () => {
  const text = 'GET https://x.example/api/files/a.png?viewer=7&signature=abc failed (see /?code=xyz)'
  expect(withoutFilteredFields({ text }).text).toBe(
    'GET https://x.example/api/files/a.png?viewer=…&signature=… failed (see /?code=…)',
  )
})

it('drops the fragments of addresses and keeps other signs of a number', () => {
  const text = 'At https://x.example/reset-password#s3cret-a (from "/confirm-email#b?c=d&e=f") error #418 in div#root'
  expect(withoutFilteredFields({ text }).text).toBe(
    'At https://x.example/reset-password#… (from "/confirm-email#…") error #418 in div#root',
  )
})

it('shortens long texts and stops where it gets too deep', () => {
  expect(withoutFilteredFields('x'.repeat(1000))).toHaveLength(reportValueLength)
  let nested: unknown = 'bottom'
  for (let level = 0; level < reportDepth + 1; level += 1) nested = { nested }
  expect(JSON.stringify(withoutFilteredFields(nested))).toContain('[…]')
  expect(JSON.stringify(withoutFilteredFields(nested))).not.toContain('bottom')
})
