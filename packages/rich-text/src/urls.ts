/**
 * Which addresses a document may hold. The same test stands in the check (before content is stored) and in the
 * renderer (so that content that was never checked still cannot run anything).
 */

// Control characters, white space, quotes, angle brackets and backslashes never belong in an address as stored.
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const unsafeCharacters = /[\u0000-\u0020\u007f-\u00a0"'<>\\^`{|}\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/

const maxUrlLength = 2000

function isClean(url: string): boolean {
  return url.length <= maxUrlLength && !unsafeCharacters.test(url)
}

/** A file kept by this product: `/api/files/…`, without a way out of that folder. */
export function isFileUrl(url: string): boolean {
  return isClean(url) && /^\/api\/files\/[\w.~/%=&?-]+$/.test(url) && !/(^|\/)\.{1,2}(\/|$)|%2e|%2f|\/\//i.test(url)
}

/** A page of the web: `http` or `https` with a host. */
export function isWebUrl(url: string): boolean {
  return isClean(url) && /^https?:\/\/[^/?#@:]+(:\d{1,5})?([/?#]|$)/i.test(url)
}

/** What a link may point to: a page of the web, an e-mail address, a file of this product. */
export function isLinkUrl(url: string): boolean {
  return isWebUrl(url) || isFileUrl(url) || (isClean(url) && /^mailto:[^@:/]+@[^@:/]+$/i.test(url))
}
