import { lazy, Suspense } from 'react'
import type { LinePictureProps } from './line-picture.tsx'

/** The place of a picture, which is as large with the picture as without. */
function EmptyBox({ width = 168 }: LinePictureProps) {
  return <div aria-hidden style={{ width, height: width * 0.75, maxWidth: '100%' }} />
}

const LazyPicture = lazy(async () => {
  try {
    return { default: (await import('./line-picture.tsx')).LinePicture }
  } catch {
    return { default: EmptyBox }
  }
})

/**
 * A picture that is fetched when it is first shown, for pages that say what went wrong: few people meet them, and everybody
 * would fetch their pictures. Where it cannot be fetched its place stays empty.
 */
export function LatePicture(props: LinePictureProps) {
  return (
    <Suspense fallback={<EmptyBox {...props} />}>
      <LazyPicture {...props} />
    </Suspense>
  )
}
