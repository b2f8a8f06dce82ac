/** What of SVG a figure may hold. Scripts, event handlers, foreign content, animation and outside addresses are not here. */

export const allowedElements: ReadonlySet<string> = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc metadata marker
   linearGradient radialGradient stop pattern clipPath mask filter feGaussianBlur feOffset feBlend feColorMatrix feMerge
   feMergeNode feFlood feComposite feMorphology feTurbulence feDisplacementMap feComponentTransfer feFuncR feFuncG
   feFuncB feFuncA feDropShadow image style switch`.split(/\s+/),
)

/** Attributes that hold an address: one of the same document, or an image within the file itself. */
export const addressAttributes: ReadonlySet<string> = new Set(['href', 'xlink:href', 'src'])

const insideAddress = /^#[\w.:-]+$/
const embeddedImage = /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*$/

export function isAllowedAddress(element: string, address: string): boolean {
  const trimmed = address.trim()
  return insideAddress.test(trimmed) || (element === 'image' && embeddedImage.test(trimmed))
}

const handler = /^on/i
const outsideInStyle = /url\(\s*(?!['"]?#)|@import|expression\(|javascript:|-moz-binding|behavior\s*:/i

/** Text that a style or a presentation attribute may hold: addresses within the document at most, nothing spelt in escapes. */
export function isHarmlessStyle(text: string): boolean {
  return !text.includes('\\') && !outsideInStyle.test(text.replaceAll(/\/\*.*?\*\//gs, ''))
}

export function isAllowedAttribute(element: string, name: string, value: string): boolean {
  if (handler.test(name) || !/^[a-z][\w:.-]*$/i.test(name)) return false
  if (addressAttributes.has(name.toLowerCase())) return isAllowedAddress(element, value)
  return isHarmlessStyle(value)
}
