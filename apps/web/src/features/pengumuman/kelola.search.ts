import type { StatusPengumuman } from '@rekan/domain/pengumuman'

export type Saringan = { readonly status?: StatusPengumuman; readonly judul?: string }

/** What the address narrows HR's list to; whatever it holds beside that is left out. */
export function saringanDari({ status, judul }: Readonly<Record<string, unknown>>): Saringan {
  const teks =
    typeof judul === 'string' || typeof judul === 'number' ? String(judul).trim().slice(0, 100) : ''
  return {
    ...((status === 'DRAFT' || status === 'TERBIT') && { status }),
    ...(teks !== '' && { judul: teks }),
  }
}
