import type { Penolakan } from '@rekan/domain/presensi/hari/presensi'
import { type DomainError, invalid } from '../../../platform/errors.ts'
import type { JenisKejadian } from '../../../platform/schema.presensi.ts'
import type { Hari } from '../hari/hari.service.ts'
import { wireKejadian } from '../rekaman/presensi.wire.ts'
import type { Kejadian } from '../hari/hari.sql.ts'
import { refuse } from '../presensi.refusals.ts'

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
