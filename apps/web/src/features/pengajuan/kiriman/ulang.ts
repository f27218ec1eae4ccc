import { useEffect, useState } from 'react'
import type { Tanggal } from '@rekan/domain/waktu'
import type { ApiError } from '../../../lib/api-error.ts'
import { useProfil } from '../../profil/diri/profil.queries.ts'

/** What was refused, as a form takes it up again. */
export type Ulang<Isian> = {
  readonly kunci: string
  readonly isian: Isian
  /** Undefined where something else was refused than what the form asks for */
  readonly ditolak: ApiError | undefined
  /** Why it was refused, in one sentence */
  readonly sebab: string
}

/** What a refused punch asks to be put right: its day, time and photo, and why it was refused. */
export type IsianKoreksi = {
  readonly tanggal: Tanggal
  /** `HH:mm` */
  readonly jamMasuk?: string
  readonly jamPulang?: string
  readonly keterangan: string
  readonly file: File | null
}

/**
 * What a form takes up again, by its key in the reader's outbox: undefined until it has been read, null where there is
 * nothing. The form's own must stay the same: `kosong`, and `fromPunch` where it can put a punch right.
 */
export function useUlang<Isian extends object>(
  kunci: string | undefined,
  kosong: Isian,
  fromPunch: ((koreksi: IsianKoreksi) => Isian) | null = null,
): Ulang<Isian> | null | undefined {
  const { id: akun } = useProfil()
  const [ulang, setUlang] = useState<Ulang<Isian> | null>()
  useEffect(() => {
    if (kunci === undefined) return
    let isHere = true
    const load = async () => (await import('./ditolak.ts')).loadDitolak(kunci, akun, kosong, fromPunch)
    load().then(
      (found) => isHere && setUlang(found),
      () => isHere && setUlang(null),
    )
    return () => {
      isHere = false
    }
  }, [kunci, akun, kosong, fromPunch])
  return kunci === undefined ? null : ulang
}
