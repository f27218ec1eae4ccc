import { keadaanAt } from '@rekan/domain/pengumuman/siaran'
import type { Instan } from '@rekan/domain/waktu'
import type { Deps } from '../../platform/deps.ts'
import { gambarUrl } from './gambar.service.ts'
import type { Pengumuman } from './pengumuman.queries.ts'

export function wirePengumuman(deps: Pick<Deps, 'files'>, pengumuman: Pengumuman, saat: Instan) {
  const { lampiran, lampiran_lebar: lebar, lampiran_tinggi: tinggi, terbit_pada, kelola } = pengumuman
  return {
    id: pengumuman.id,
    judul: pengumuman.judul,
    status: pengumuman.status,
    lampiran: lampiran && (lampiran.split('/').at(-1) ?? null),
    lampiran_url: gambarUrl(deps, lampiran, 'besar', saat),
    lampiran_kecil_url: gambarUrl(deps, lampiran, 'kecil', saat),
    lampiran_ukuran: lebar === null || tinggi === null ? null : { lebar, tinggi },
    body: pengumuman.body,
    created_at: iso(pengumuman.dibuat_pada),
    terbit_pada: terbit_pada === null ? null : iso(terbit_pada),
    dibaca: pengumuman.dibaca,
    disematkan: pengumuman.disematkan,
    wajib: pengumuman.wajib,
    dipahami: pengumuman.dipahami,
    berakhir_pada: pengumuman.berakhir_pada === null ? null : iso(pengumuman.berakhir_pada),
    kelola: kelola && {
      versi: pengumuman.versi,
      ...kelola,
      keadaan: keadaanAt(pengumuman, saat),
      mulai: pengumuman.mulai_pada === null ? null : iso(pengumuman.mulai_pada),
    },
  }
}

function iso(saat: Instan): string {
  return new Date(saat).toISOString()
}
