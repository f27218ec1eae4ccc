import { type Pelaku, lingkup } from '@rekan/domain/akses/akses'
import { isSendiri } from '@rekan/domain/akses/urusan'
import { type Bulan, bulanFrom, formatBulan } from '@rekan/domain/bulan'
import { KETENTUAN, requireBerlaku } from '@rekan/domain/ketentuan'
import { sisaKasbon, takeSisaKasbon } from '@rekan/domain/payroll/kasbon'
import { judgeSlip } from '@rekan/domain/payroll/payroll'
import { barisPerpisahan, upahSebulanPutus } from '@rekan/domain/payroll/pesangon'
import { formatTanggal } from '@rekan/domain/waktu'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { listDalamLingkup } from '../../penempatan/lingkup.sql.ts'
import { holdKaryawan, requirePemilik } from '../../penempatan/penempatan.service.ts'
import { sumSisaAkhir } from '../../pengajuan/cuti/hak.service.ts'
import { fetchUpah } from '../../upah/upah.service.ts'
import { recordSlip, requireSetengah, slipBaru } from '../baris/draf.service.ts'
import { fetchIdentitas } from '../baris/identitas.queries.ts'
import { insertSlip } from '../baris/kelola.queries.ts'
import { aturanPutus } from '../baris/tarif.ts'
import { fetchHitungLari, upahTetapFrom } from '../lari/lari.service.ts'
import { judgeMasaLari } from '../lari/susun-lari.service.ts'
import { refuse } from '../payroll.refusals.ts'
import { requireBolehMenyusun } from '../penyetuju/penyetuju.service.ts'
import { fetchFaktaThr } from '../thr/thr.queries.ts'
import { listKasbonBerjalan } from '../titipan/kasbon.queries.ts'
import { type Pergi, findKeluarTerakhir, listPergi } from './akhir.queries.ts'
import type { PerbuatanPelaku } from '../../../platform/perbuatan.ts'

const BUAT = 'POST /kelola/payroll/akhir'
/** All kasbon, whenever they begin, as all slips have taken of them. */
export const TAK_BERAKHIR = { tahun: 9999, bulan: 12 } as const
/** A day of a month's wage by the days of the week: so many in a month. */
const HARI_CUTI = { LIMA: 21, ENAM: 25 } as const

/** Whose work ends in a month, with what is known of each, and the reasons that the law knows of the month's last day. */
export async function showPergi(db: Db, clock: Clock, pelaku: Pelaku, { bulan, tahun }: Bulan) {
  const saat = clock.now()
  const masa = { bulan, tahun }
  const milik = new Set(await listDalamLingkup(db, lingkup(pelaku, 'GET /kelola/payroll/akhir'), saat))
  const pergi = (await listPergi(db, masa)).filter(({ karyawan_id }) => milik.has(karyawan_id))
  const orang = new Map(
    (
      await fetchIdentitas(
        db,
        masa,
        pergi.map(({ karyawan_id }) => karyawan_id),
        saat,
      )
    ).map((satu) => [satu.karyawan_id, satu]),
  )
  return Promise.all(
    pergi.map(async (satu) => {
      const id = satu.karyawan_id
      const { kode, nama } = orang.get(id) ?? { kode: '', nama: '' }
      return {
        karyawan: { id, kode, nama },
        keluar: satu.keluar,
        alasan_keluar: satu.alasan_keluar,
        sisa_cuti: await sumSisaAkhir(db, id, satu.keluar),
        sisa_kasbon: ((await listKasbonBerjalan(db, TAK_BERAKHIR, [id])).get(id) ?? []).reduce(
          (n, kasbon) => n + sisaKasbon(kasbon),
          0,
        ),
        slip_id: satu.slip_id,
        sendiri: isSendiri(pelaku, id),
        alasan: (aturanPutus(satu.keluar)?.alasan ?? []).map(
          ({ kode: value, sebutan, pasal, uang_pisah }) => ({
            kode: value,
            sebutan,
            pasal,
            uang_pisah,
          }),
        ),
      }
    }),
  )
}

/**
 * Makes the draft of what somebody is paid as they leave, of the month of their last day. Throws 404 for nobody, 403 for one's
 * own, 409 with its id where there is one, 422 where they stay, for a reason that nobody knows, and where nothing is due.
 */
export async function createAkhir(
  perbuatan: PerbuatanPelaku,
  {
    karyawan_id: id,
    alasan: kode,
    uang_pisah: uangPisah,
    potong_kasbon: isKasbon,
  }: Context<typeof BUAT>['body'],
): Promise<number> {
  const { tx, pelaku, saat } = perbuatan
  await requirePemilik(perbuatan, BUAT, id)
  await requireBolehMenyusun(tx, pelaku, id)
  await holdKaryawan(tx, id)
  const keluar = await findKeluarTerakhir(tx, id)
  if (keluar === null || keluar === undefined)
    throw invalid({ karyawan_id: ['Karyawan ini tidak keluar: catat dulu hari kerja terakhirnya.'] })
  const masa = bulanFrom(keluar)
  const tolak = judgeMasaLari(masa, saat)
  if (tolak !== undefined) throw invalid({ karyawan_id: [tolak] })
  const [pergi] = await listPergi(tx, masa, id)
  const [orang] = await fetchIdentitas(tx, masa, [id], saat)
  if (pergi === undefined || orang === undefined) throw refuse('KARYAWAN_TIDAK_ADA')
  if (pergi.slip_id !== null)
    throw refuse('SLIP_SUDAH_ADA', { masa: formatBulan(masa) }, { data: { id: pergi.slip_id } })
  const aturan = aturanPutus(keluar)
  const alasan = aturan?.alasan.find((satu) => satu.kode === kode)
  if (aturan === undefined || alasan === undefined)
    throw invalid({ alasan: ['Alasan ini tidak dikenal pada hari kerja terakhirnya.'] })
  const [upah = null] = await fetchUpah(tx, [{ karyawanId: id, tanggal: keluar }])
  if (upah === null) throw invalid({ karyawan_id: ['Belum ada upah tercatat.'] })
  const diterima = (await fetchFaktaThr(tx, [id], keluar)).get(id)?.diterima ?? []
  const penghasilan = barisPerpisahan(aturan, alasan, {
    masuk: pergi.masuk,
    keluar,
    upahSebulan: upahSebulanPutus(upah, aturan.hari_sebulan, diterima),
    sisaCuti: await sumSisaAkhir(tx, id, keluar),
    hariCuti: (pergi.hari_kerja ?? 6) <= 5 ? HARI_CUTI.LIMA : HARI_CUTI.ENAM,
    uangPisah: alasan.uang_pisah ? uangPisah : 0,
  })
  if (penghasilan.length === 0)
    throw invalid({
      alasan: [`${alasan.sebutan}: tidak ada pesangon, sisa cuti, atau uang pisah yang dibayar.`],
    })
  const hitung = await fetchHitungLari(tx, masa, 'AKHIR', [orang])
  const { isi: dihitung, dasar } = hitung(orang, penghasilan, upahTetapFrom(orang, upah, masa))
  const kasbon = isKasbon ? ((await listKasbonBerjalan(tx, TAK_BERAKHIR, [id])).get(id) ?? []) : []
  const { isi, peringatan } = takeSisaKasbon(requireBerlaku(KETENTUAN.upah, keluar), dihitung, kasbon, masa)
  const salah = Object.values(judgeSlip(isi) ?? {})[0]
  if (salah !== undefined) throw invalid({ karyawan_id: [salah] })
  requireSetengah(masa, isi, null)
  const baru = {
    ...slipBaru(orang, masa, isi, dasar, pelaku, saat, 'AKHIR'),
    catatan: [catatanFrom(alasan.sebutan, pergi), ...peringatan].join(' '),
  }
  const slipId = (await insertSlip(tx, [baru])).get(id)
  if (slipId === undefined) throw new Error('a payslip was not kept')
  await recordSlip(
    perbuatan,
    { ...baru, id: slipId, revisi: 0 },
    {
      sesudah: { jenis: 'AKHIR', alasan: alasan.sebutan },
    },
  )
  return slipId
}

/** What stands on the slip: why, and that there was a last slip before. */
function catatanFrom(sebutan: string, { keluar, sebelumnya }: Pergi): string {
  const dahulu =
    sebelumnya.length === 0
      ? ''
      : ` Slip akhir kerja sebelumnya: ${sebelumnya.map(formatBulan).join(', ')}; periksa masa kerjanya.`
  return `Hari kerja terakhir ${formatTanggal(keluar)}: ${sebutan}.${dahulu}`
}
