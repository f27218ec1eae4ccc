import { usePicture } from './use-picture.ts'

type AvatarProps = { readonly name: string; readonly url: string | null; readonly className?: string }

/** Pairs of ground and ink, each over 7:1. */
const PALETTE = [
  ['#fde68a', '#713f12'],
  ['#a7f3d0', '#064e3b'],
  ['#bfdbfe', '#1e3a8a'],
  ['#fecaca', '#7f1d1d'],
  ['#ddd6fe', '#4c1d95'],
  ['#fed7aa', '#7c2d12'],
] as const

/**
 * A person's picture, or their initials on a ground that follows from the name: the same name, the same picture. The
 * initials also stand in for a picture that cannot be had.
 */
export function Avatar({ name, url, className = 'size-11' }: AvatarProps) {
  const { src, onError } = usePicture(url)
  if (src !== null)
    return (
      <img src={src} alt="" onError={onError} className={`shrink-0 rounded-full object-cover ${className}`} />
    )
  const [ground, ink] = PALETTE[seedOf(name) % PALETTE.length] ?? PALETTE[0]
  return (
    <svg
      viewBox="0 0 44 44"
      role="img"
      aria-label={`Foto ${name}`}
      className={`shrink-0 rounded-full ${className}`}
    >
      <rect width="44" height="44" fill={ground} />
      <text x="22" y="22" dy="0.36em" textAnchor="middle" fontSize="16" fontWeight="700" fill={ink}>
        {initialsOf(name)}
      </text>
    </svg>
  )
}

/** The first letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase()
}

function seedOf(name: string): number {
  return Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
}
