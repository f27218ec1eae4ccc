import type { Penolakan } from '@rekan/domain/presensi/hari/presensi'
import type { Tanda } from '@rekan/domain/presensi/tinjauan/tanda'
import { type DomainError, invalid } from '../../../platform/errors.ts'
import type { JenisKejadian } from '../../../platform/schema.presensi.ts'
import type { Hari } from '../hari/hari.service.ts'
import { wireKejadian } from '../rekaman/presensi.wire.ts'
import type { Kejadian } from '../hari/hari.sql.ts'
import type { HasilKode } from '../kode-pos/kode.service.ts'
import { refuse } from '../presensi.refusals.ts'

type Berkode = { readonly hari: Hari; readonly kode: HasilKode | null }

/** Of a punch that its place refuses, the site's code is the first reason: whoever has a wrong one is not there. */
export function refusalPunch(penolakan: Penolakan, { hari, kode }: Berkode): DomainError {
  if (kode?.ok === false && DI_TEMPAT.has(penolakan.alasan)) return kode.tolak
  return refusalOf(penolakan, hari)
}

const DI_TEMPAT: ReadonlySet<Penolakan['alasan']> = new Set([
  'DI_LUAR_AREA',
  'POSISI_TIDAK_DIKETAHUI',
  'KETERANGAN_WAJIB',
  'FOTO_TERPAKAI',
])

/** Throws why the site's code refuses a punch that all else accepts. */
export function requireKode({ kode }: Berkode): void {
  if (kode?.ok === false) throw kode.tolak
}

/** Why somebody is to look at a punch for its code's sake. */
export function tandaKode({ kode }: Berkode): readonly Tanda[] {
  return kode?.ok === true ? kode.tanda : []
}

/** The rules' refusal in the API's terms. */
export function refusalOf(penolakan: Penolakan, hari: Hari): DomainError {
  switch (penolakan.alasan) {
    case 'SUDAH_CHECK_IN':
      return refusalTercatat('check_in', hari.checkIn)
    case 'SUDAH_CHECK_OUT':
      return refusalTercatat('check_out', hari.checkOut)
    case 'SEDANG_IZIN':
      return refuse('SEDANG_IZIN', { status: penolakan.status })
    case 'BELUM_BUKA':
      return refuse('BELUM_BUKA', { saat: penolakan.bukaPada, zona: hari.zona })
    case 'DI_LUAR_AREA':
      return refuse('DI_LUAR_AREA', { jarakMeter: penolakan.jarakMeter })
    case 'FOTO_TERPAKAI':
      return refuse('FOTO_TERPAKAI', { tanggal: penolakan.tanggal })
    case 'KETERANGAN_WAJIB':
      return invalid({ keterangan: [refuse('KETERANGAN_WAJIB', penolakan).message] })
    case 'BELUM_CHECK_IN':
    case 'HARI_LIBUR':
    case 'POSISI_TIDAK_DIKETAHUI':
    case 'SUDAH_TUTUP':
      return refuse(penolakan.alasan)
  }
}

/** 409 with the record that is there. */
export function refusalTercatat(jenis: JenisKejadian, ada: Kejadian | null): DomainError {
  const more = { data: ada && wireKejadian(ada) }
  return refuse(jenis === 'check_in' ? 'SUDAH_CHECK_IN' : 'SUDAH_CHECK_OUT', undefined, more)
}
