import type { Pelaku } from '@rekan/domain/akses/akses'
import { maskNomor } from '@rekan/domain/teks/samar'
import { type Instan, hariTimur } from '@rekan/domain/waktu'
import { recordAudit } from '../../../platform/audit.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { readPengaturan } from '../../../platform/pengaturan.ts'
import { tellHr } from '../../notifikasi/notifikasi.service.ts'
import { requirePemilik } from '../../penempatan/penempatan.service.ts'
import { confirmTahan, findTahan, replaceTahan } from './rekening.queries.ts'
import type { Orang } from '../data/orang.queries.ts'
import { refuse } from '../karyawan.refusals.ts'

const SEHARI_MS = 86_400_000

/** Of a person, where their pay goes. */
export type Rekening = { readonly nama_bank: string | null; readonly nomor_rekening: string | null }

export function rekeningFrom({ karyawan }: Orang): Rekening {
  return { nama_bank: karyawan?.nama_bank ?? null, nomor_rekening: karyawan?.nomor_rekening ?? null }
}

export function isSamaRekening(satu: Rekening, lain: Rekening): boolean {
  return satu.nama_bank === lain.nama_bank && satu.nomor_rekening === lain.nomor_rekening
}

/**
 * Another bank account was written: HR is told, and pay goes on to the one from before for some days, unless somebody
 * of HR wrote it for a colleague, which is HR's word. A first account has none before it and waits for nobody.
 */
export async function recordRekening(
  tx: Tx,
  sebelum: Orang,
  sesudah: Orang,
  { oleh, saat }: { readonly oleh: number; readonly saat: Instan },
): Promise<void> {
  const [lama, baru] = [rekeningFrom(sebelum), rekeningFrom(sesudah)]
  if (isSamaRekening(lama, baru) || sesudah.karyawan === null) return
  const { id, nama, kode } = sesudah.karyawan
  const dibayar = (await findTahan(tx, id, saat)) ?? lama
  const { tahan_rekening_hari: hari } = await readPengaturan(tx, hariTimur(saat))
  const isDitahan = oleh === sesudah.akun.id && hari > 0 && !isSamaRekening(dibayar, baru)
  const { nama_bank, nomor_rekening } = dibayar
  await replaceTahan(
    tx,
    id,
    isDitahan && nomor_rekening !== null
      ? {
          nama_bank,
          nomor_rekening,
          diganti_pada: new Date(saat),
          sampai: new Date(saat + hari * SEHARI_MS),
        }
      : null,
  )
  await tellHr(tx, saat, id, {
    jenis: 'REKENING_DIGANTI',
    detailId: id,
    judul: 'Rekening gaji diganti',
    isi: `Rekening gaji ${nama} (${kode}) diganti menjadi ${baru.nama_bank ?? '-'} ${maskNomor(baru.nomor_rekening ?? '')}. ${
      isDitahan
        ? `Selama ${hari} hari gaji masih dikirim ke rekening lama, kecuali rekening baru dikonfirmasi di data karyawannya.`
        : 'Rekening baru langsung dipakai.'
    }`,
  })
}

/** Where pay still goes while another account waits; null where none does. */
export async function showTahan(db: Db | Tx, pelaku: Pelaku, karyawanId: number, saat: Instan) {
  const tahan = await findTahan(db, karyawanId, saat)
  if (tahan === undefined) return null
  const { nama_bank, nomor_rekening, diganti_pada, sampai } = tahan
  return {
    nama_bank,
    nomor_rekening: maskNomor(nomor_rekening),
    diganti_pada: new Date(diganti_pada).toISOString(),
    sampai: new Date(sampai).toISOString(),
    dapat_konfirmasi: pelaku.role === 'hrd' && pelaku.karyawanId !== karyawanId,
  }
}

/**
 * Pay goes to a changed account from now on. Throws 404 for whom the caller may not see, 403 for one's own, 409 where
 * none waits.
 */
export async function confirmRekening(
  tx: Tx,
  pelaku: Pelaku,
  karyawanId: number,
  saat: Instan,
): Promise<void> {
  const tindakan = 'POST /karyawan/{id}/rekening/konfirmasi'
  await requirePemilik(tx, pelaku, tindakan, karyawanId, saat)
  if (karyawanId === pelaku.karyawanId) throw refuse('REKENING_SENDIRI')
  const lama = await findTahan(tx, karyawanId, saat)
  if (lama === undefined || !(await confirmTahan(tx, karyawanId, pelaku.penggunaId, saat)))
    throw refuse('REKENING_TIDAK_DITAHAN')
  await recordAudit(tx, {
    waktu: saat,
    oleh: pelaku.penggunaId,
    tindakan,
    objek: 'karyawan',
    objekId: karyawanId,
    sesudah: { rekening_dikonfirmasi: true },
  })
}
