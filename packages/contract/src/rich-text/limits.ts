/** The greatest width or height of an image, in pixels. */
export const imageSizeMaximum = 10_000
