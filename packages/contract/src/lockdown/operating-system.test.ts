import { expect, it } from 'vitest'
import { operatingSystemOf } from './operating-system.ts'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1'

it.each([
  ['Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 SEB/3.8', '', 0],
  ['Windows', '', '"Windows"', 10],
  ['macOS', mac, '', 0],
  ['macOS', '', '"macOS"', 0],
  ['iPad', mac, '', 5],
  ['iPad', 'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15', '', 5],
  ['Unknown', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', '', 5],
  ['Unknown', 'Mozilla/5.0 (X11; Linux x86_64)', '"Linux"', 0],
  ['Unknown', 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', '"Chrome OS"', 0],
  ['Unknown', '', '', 0],
])('finds %s', (found, userAgent, platform, touchPoints) => {
  expect(operatingSystemOf({ userAgent, platform, touchPoints })).toBe(found)
})
