import type { StatusPengumuman } from '@rekan/domain/pengumuman/pengumuman'

export type Saringan = { readonly status?: StatusPengumuman; readonly judul?: string }

/** Returns the filters of HR's list from the address; other parameters are left out. */
export function saringanFrom({ status, judul }: Readonly<Record<string, unknown>>): Saringan {
  const teks =
    typeof judul === 'string' || typeof judul === 'number' ? String(judul).trim().slice(0, 100) : ''
  return {
    ...((status === 'DRAFT' || status === 'TERBIT') && { status }),
    ...(teks !== '' && { judul: teks }),
  }
}
