import { useQueryClient } from '@tanstack/react-query'
import type { EntriBaru } from '../../../lib/kotak/entri.ts'
import type { KabarPengajuan } from './pengajuan.wire.ts'
import { useProfil } from './profil.queries.ts'

/** What a form asks for, as it is to be sent. */
export type Permintaan = Pick<EntriBaru, 'jalur' | 'isi'> & {
  readonly kabar: KabarPengajuan
  /** The refused entry that it was made from, which it takes the place of */
  readonly pengganti: string | undefined
}

/** The server's answer, or that it waits on the phone: for good, or as long as the page is. */
export type Terkirim =
  | { readonly jenis: 'diterima'; readonly body: unknown }
  | { readonly jenis: 'tersimpan'; readonly isKept: boolean }

/**
 * Sends what a form asks for by the outbox: from there on nothing of it is lost, and it is filed once. Rejects with the
 * server's refusal, which leaves nothing in the outbox but what it was made from.
 */
export function useKirim(): (permintaan: Permintaan) => Promise<Terkirim> {
  const client = useQueryClient()
  const { id: akun } = useProfil()
  return async (permintaan) => {
    // Fetched a while after the first screen, and kept by the worker.
    const { sendPermintaan } = await import('./kiriman.ts')
    return sendPermintaan(client, permintaan, akun)
  }
}

/** What to say of a request that waits on the phone. */
export function kalimatMenunggu(isKept: boolean): string {
  return isKept
    ? 'Pengajuan tersimpan di ponsel dan terkirim sendiri begitu tersambung.'
    : 'Penyimpanan ponsel penuh atau diblokir. Jangan tutup aplikasi sampai pengajuan terkirim.'
}
