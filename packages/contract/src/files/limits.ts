/** Types of images that paste, drop and the picker accept; the server looks at the content, not at the name. */
export const imageTypes = ['gif', 'jpg', 'jpeg', 'png', 'apng', 'svg', 'webp', 'bmp', 'ico'] as const
/** What the file picker offers. */
export const pickerImageTypes = ['.png', '.jpeg', '.jpg', '.gif', '.bmp'] as const
/** The largest image that is accepted. */
export const imageMaximumBytes = 10 * 1024 * 1024
