// Finds a Firefox for the journey in it. Nothing is installed for it: whoever asks for that journey is told what is missing.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { SetupError } from '../scripts/say.mjs'

const names = process.platform === 'win32' ? ['firefox.exe'] : ['firefox-esr', 'firefox']

const usualPlaces = {
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']]
    .filter(Boolean)
    .map((folder) => join(folder, 'Mozilla Firefox/firefox.exe')),
}

/** Where Firefox is: `FIREFOX_PATH`, or an installed one. */
export function findFirefox() {
  const configured = process.env.FIREFOX_PATH
  if (configured) {
    if (!existsSync(configured)) throw new SetupError(`FIREFOX_PATH names ${configured}, which does not exist.`)
    return configured
  }
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  const found = [...onPath, ...(usualPlaces[process.platform] ?? [])].find((path) => existsSync(path))
  if (found === undefined)
    throw new SetupError(
      'FIREFOX IS NOT INSTALLED: the journey in Firefox did not run. Install it (apt-get install firefox-esr) or set FIREFOX_PATH.',
    )
  return found
}
