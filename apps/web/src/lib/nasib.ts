import type { StatusPengajuan } from '@rekan/domain/pengajuan/izin/absensi'
import type { Instan } from '@rekan/domain/waktu'

type Akun = { readonly id: number; readonly nama: string }

/** What became of a request, and how it stands for the reader; leave and overtime alike. */
export type Nasib = {
  readonly status: StatusPengajuan
  readonly diajukanPada: Instan
  readonly diajukanOleh: Akun
  /** Whom it names */
  readonly koordinator: Akun
  /** The last decision: approved, rejected or withdrawn; `catatan` is '' where none was given */
  readonly keputusan: {
    readonly status: StatusPengajuan
    readonly oleh: Akun
    readonly catatan: string
    readonly pada: Instan
  } | null
  /** While it waits: with whom it waits now, and since when */
  readonly menunggu: { readonly oleh: Akun; readonly pengganti: boolean; readonly sejak: Instan } | null
  /** What the reader may do with it now */
  readonly dapat: { readonly putuskan: boolean; readonly batalkan: boolean }
}

export type WireNasib = {
  readonly status: StatusPengajuan
  readonly created_at: string
  readonly koordinator: Akun
  readonly diajukan_oleh: Akun
  readonly keputusan: { status: StatusPengajuan; oleh: Akun; note: string; pada: string } | null
  readonly menunggu: { oleh: Akun; pengganti: boolean; sejak: string } | null
  readonly dapat: Nasib['dapat']
}

export function nasibFrom({ keputusan, menunggu, ...wire }: WireNasib): Nasib {
  return {
    status: wire.status,
    diajukanPada: Date.parse(wire.created_at),
    diajukanOleh: wire.diajukan_oleh,
    koordinator: wire.koordinator,
    keputusan: keputusan && {
      status: keputusan.status,
      oleh: keputusan.oleh,
      catatan: keputusan.note,
      pada: Date.parse(keputusan.pada),
    },
    menunggu: menunggu && { ...menunggu, sejak: Date.parse(menunggu.sejak) },
    dapat: wire.dapat,
  }
}
