import { useState } from 'react'
import { Megaphone } from 'lucide-react'
import type { Gambar } from './pengumuman.api.ts'

/** The image of a card, cut to its frame; a placeholder where there is none, or none that can be had. */
export function GambarKartu({ image }: { readonly image: Gambar | null }) {
  const [failed, setFailed] = useState<string>()
  if (image === null || failed === image.smallUrl) {
    return (
      <span className="grid aspect-video place-items-center bg-primary-soft text-primary">
        <Megaphone className="size-12" strokeWidth={1.5} />
      </span>
    )
  }
  return (
    <img
      src={image.smallUrl}
      alt=""
      width={image.width}
      height={image.height}
      loading="lazy"
      onError={() => setFailed(image.smallUrl)}
      className="block aspect-video w-full bg-sunken object-cover"
    />
  )
}

/** The whole image; nothing where there is none, or none that can be had. */
export function GambarUtuh({ image, title }: { readonly image: Gambar | null; readonly title: string }) {
  const [failed, setFailed] = useState<string>()
  if (image === null || failed === image.url) return null
  return (
    <img
      src={image.url}
      alt={`Gambar: ${title}`}
      width={image.width}
      height={image.height}
      onError={() => setFailed(image.url)}
      className="mx-auto block rounded-card bg-sunken"
    />
  )
}
