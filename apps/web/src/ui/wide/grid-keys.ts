/** What a key does in a `Grid`, and how that is told. */
export const GRID_KEYS = [
  ['↑ ↓', 'Baris sebelum atau sesudahnya'],
  ['Page Up, Page Down', 'Satu layar ke atas atau ke bawah'],
  ['Home, End', 'Baris pertama atau terakhir'],
  ['Spasi, X', 'Pilih atau lepas baris'],
  ['Enter', 'Buka baris'],
  ['J, K', 'Buka baris sesudah atau sebelum yang terbuka'],
  ['Esc', 'Tutup yang terbuka, atau lepas semua pilihan'],
  ['/ atau Ctrl K', 'Cari orang, lokasi, layar'],
  ['?', 'Daftar tombol ini'],
] as const

export type GridDeed =
  | { readonly kind: 'move'; readonly to: number }
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  | { readonly kind: 'choose' | 'open' | 'close' | 'help' }

/**
 * What a key asks for where the row `active` has the focus; null for keys that are none of the list's.
 *
 * @param page rows of one screen
 */
export function readKey(
  key: string,
  active: number,
  { total, page }: { total: number; page: number },
): GridDeed | null {
  const move = (to: number): GridDeed => ({ kind: 'move', to: Math.max(0, Math.min(total - 1, to)) })
  switch (key) {
    case 'ArrowDown':
      return move(active + 1)
    case 'ArrowUp':
      return move(active - 1)
    case 'PageDown':
      return move(active + page)
    case 'PageUp':
      return move(active - page)
    case 'Home':
      return move(0)
    case 'End':
      return move(total - 1)
    case 'j':
    case 'J':
      return { kind: 'step', by: 1 }
    case 'k':
    case 'K':
      return { kind: 'step', by: -1 }
    case ' ':
    case 'x':
    case 'X':
      return { kind: 'choose' }
    case 'Enter':
      return { kind: 'open' }
    case 'Escape':
      return { kind: 'close' }
    case '?':
      return { kind: 'help' }
    default:
      return null
  }
}
