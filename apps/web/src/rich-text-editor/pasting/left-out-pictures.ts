import { t } from '@isomorph/messages'

/** Pictures of pasted text that cannot come along: they lie on another computer or on another site. */

function nameOf(image: HTMLImageElement): string {
  const named = image.alt.trim()
  if (named !== '') return named
  const source = image.getAttribute('src') ?? ''
  return source.startsWith('data:') ? '' : (source.split(/[/\\?#]/).findLast((part) => part.includes('.')) ?? '')
}

const longest = 40

function quoted(name: string): string {
  return t('rich-text.picture.quoted', { name: name.length > longest ? `${name.slice(0, longest)}…` : name })
}

/** Says which pictures were left out, and what to do; nothing where there are none. */
export function leftOutPictures(body: HTMLElement): string | undefined {
  const images = Array.from(body.querySelectorAll('img')).filter(
    (image) => !(image.getAttribute('src') ?? '').startsWith('/api/files/'),
  )
  if (images.length === 0) return undefined
  const names = [...new Set(images.map(nameOf).filter((name) => name !== ''))].slice(0, 3).map(quoted)
  const which = names.length === 0 ? '' : ` (${names.join(', ')}${names.length < images.length ? ', …' : ''})`
  return t('rich-text.picture.leftOut', { count: images.length, which })
}
