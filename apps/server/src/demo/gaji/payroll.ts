import { type Bulan, akhirBulan, bulanLokal, compareBulan, listBulan } from '@rekan/domain/bulan'
import { UMUR_NOTIFIKASI } from '@rekan/domain/notifikasi/notifikasi'
import { judgeTarif } from '@rekan/domain/payroll/pajak'
import { totalSlip } from '@rekan/domain/payroll/payroll'
import { type Instan, SEHARI, instanFrom } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { barisFrom } from '../../features/notifikasi/notifikasi.service.ts'
import { type Identitas, cetakFrom, fetchIdentitas } from '../../features/payroll/baris/identitas.queries.ts'
import { TARIF } from '../../features/payroll/baris/tarif.ts'
import { kabarSlip } from '../../features/payroll/terbit/kabar.text.ts'
import type { Tx } from '../../platform/db.ts'
import { KODE_KARYAWAN, KODE_KOSONG } from '../orang/akun.ts'
import { insertBanyak } from '../banyak.ts'
import { type GajiDemo, type UpahDemo, planGaji } from './gaji.ts'

const PERUSAHAAN = {
  nama: 'PT Karsa Bina Nusaraya',
  alamat: 'Kawasan Lapangan Monumen Nasional (Monas), Kota Jakarta Pusat, DKI Jakarta',
}
/** A payslip that was put right, of the demo's own account: June's. */
const BULAN_REVISI = 6
const ALASAN_REVISI = 'Insentif kehadiran yang tertinggal ditambahkan.'
const SEHARI_MS = SEHARI * 1000
/** What is older has been read. */
const DIBACA_SETELAH_MS = 7 * SEHARI_MS

/** A payslip that is to be made; `id` once it is there. */
type Rencana = {
  readonly orang: Identitas
  readonly masa: Bulan
  readonly revisi: number
  readonly gaji: GajiDemo
}

/**
 * Payslips of this year and the last: published with the end of their month, this month's as drafts, of which the demo's
 * own account sees hers. A later start adds the months since. Their PDFs are printed when somebody asks for them.
 */
export async function seedPayroll(tx: Tx, sampai: Instan): Promise<void> {
  await tx.updateTable('perusahaan').set(PERUSAHAAN).where('nama', 'is', null).execute()
  const bulanIni = bulanLokal(sampai, 'WIB')
  // Of a clock that was set back, no month from before the law's own rates.
  const semua = listBulan({ tahun: bulanIni.tahun - 1, bulan: 1 }, bulanIni).filter(
    (masa) => judgeTarif(TARIF, masa) === undefined,
  )
  const ada = new Set(
    (await tx.selectFrom('payroll').select(['karyawan_id', 'tahun', 'bulan']).execute()).map(kunciFrom),
  )
  const rencana = (await planSemua(tx, semua, bulanIni)).filter(
    ({ orang, masa }) => !ada.has(kunciFrom({ ...masa, karyawan_id: orang.karyawan_id })),
  )
  const hrd = await tx
    .selectFrom('pengguna')
    .select(['id', 'karyawan_id'])
    .where('role', '=', 'hrd')
    .orderBy('id')
    .execute()
  const pembuat = (orang: Identitas) =>
    hrd.find(({ karyawan_id }) => karyawan_id !== orang.karyawan_id)?.id ?? 0
  for (const revisi of [0, 1]) {
    await insertSlip(
      tx,
      rencana.filter((satu) => satu.revisi === revisi),
      pembuat,
      sampai,
    )
    await publish(tx, bulanIni)
  }
  await tellPemilik(tx, sampai)
}

/** Everybody's months, each person's in order: the tax of December follows from those before. */
async function planSemua(tx: Tx, semua: readonly Bulan[], bulanIni: Bulan): Promise<Rencana[]> {
  const upah = Map.groupBy(await fetchUpah(tx), ({ karyawan_id }) => karyawan_id)
  const sejauh = new Map<number, ReturnType<typeof planGaji>['sejauh']>()
  const rencana: Rencana[] = []
  for (const masa of semua) {
    for (const orang of await fetchIdentitas(tx, masa, 'semua', 0)) {
      const milik = upah.get(orang.karyawan_id)?.find(({ mulai }) => mulai <= akhirBulan(masa))
      if (milik === undefined || orang.kode === KODE_KOSONG || orang.tanggal_masuk > akhirBulan(masa))
        continue
      const isRevisi =
        orang.kode === KODE_KARYAWAN && masa.bulan === BULAN_REVISI && compareBulan(masa, bulanIni) < 0
      const hasil = planGaji(orang, masa, milik, sejauh.get(orang.karyawan_id))
      sejauh.set(orang.karyawan_id, hasil.sejauh)
      if (isRevisi) {
        const { gaji } = planGaji({ ...orang, lupa: true }, masa, milik, undefined)
        rencana.push({ orang, masa, revisi: 0, gaji })
      }
      rencana.push({ orang, masa, revisi: isRevisi ? 1 : 0, gaji: hasil.gaji })
    }
  }
  return rencana
}

/** What people earn, each one's newest first. */
async function fetchUpah(tx: Tx): Promise<(UpahDemo & { karyawan_id: number })[]> {
  return tx.selectFrom('upah').selectAll().orderBy('mulai', 'desc').execute()
}

async function insertSlip(
  tx: Tx,
  semua: readonly Rencana[],
  pembuat: (orang: Identitas) => number,
  sampai: Instan,
): Promise<void> {
  const bulanIni = bulanLokal(sampai, 'WIB')
  await insertBanyak(
    tx,
    'payroll',
    semua.map(({ orang, masa, revisi, gaji }) => {
      const { gaji_bersih: _, ...total } = totalSlip(gaji.isi)
      const dibuat = new Date(Math.min(saatDibuat(masa), sampai))
      const isTampak = compareBulan(masa, bulanIni) < 0 || orang.kode === KODE_KARYAWAN
      return {
        karyawan_id: orang.karyawan_id,
        ...masa,
        revisi,
        catatan: revisi > 0 ? ALASAN_REVISI : null,
        ...total,
        ...gaji.dasar,
        ...cetakFrom(orang),
        versi: 1,
        status: 'DRAFT',
        dibuat_oleh_id: pembuat(orang),
        dibuat_pada: dibuat,
        dibagikan_pada: isTampak ? dibuat : null,
      }
    }),
  )
  const slip = await tx
    .selectFrom('payroll')
    .select(['id', 'karyawan_id', 'tahun', 'bulan', 'revisi'])
    .where('status', '=', 'DRAFT')
    .execute()
  const ids = new Map(slip.map((satu) => [`${kunciFrom(satu)} ${satu.revisi}`, satu.id]))
  await insertBanyak(
    tx,
    'payroll_baris',
    semua.flatMap(({ orang, masa, revisi, gaji: { isi } }) => {
      const id = ids.get(`${kunciFrom({ ...masa, karyawan_id: orang.karyawan_id })} ${revisi}`)
      if (id === undefined) return []
      return (
        [
          ['PENGHASILAN', isi.penghasilan],
          ['POTONGAN', isi.potongan],
          ['PENGHASILAN_LAIN', isi.penghasilan_lain],
        ] as const
      ).flatMap(([kelompok, baris]) =>
        baris.map(({ asal = null, ...satu }, urutan) => ({
          payroll_id: id,
          kelompok,
          urutan,
          ...satu,
          asal,
        })),
      )
    }),
  )
}

/** Months that are over are published at the end of their last day; what people worked on themselves stays theirs. */
async function publish(tx: Tx, bulanIni: Bulan): Promise<void> {
  await sql`
    update payroll p set status = 'TERBIT', terbit_oleh_id = dibuat_oleh_id, perusahaan_nama = c.nama,
      perusahaan_alamat = c.alamat,
      terbit_pada = (make_date(tahun, bulan, 1) + interval '1 month' - interval '9 hours' + revisi * interval '5 days') at time zone 'UTC' - interval '7 hours',
      dibagikan_pada = coalesce(dibagikan_pada, dibuat_pada)
    from perusahaan c
    where p.status = 'DRAFT' and p.versi = 1 and (p.tahun, p.bulan) < (${bulanIni.tahun}::integer, ${bulanIni.bulan}::integer)`.execute(
    tx,
  )
}

/** Who was told of a payslip lately. */
async function tellPemilik(tx: Tx, sampai: Instan): Promise<void> {
  const sejak = sampai - UMUR_NOTIFIKASI * SEHARI_MS
  const slip = await tx
    .selectFrom('payroll as p')
    .innerJoin('pengguna as u', 'u.karyawan_id', 'p.karyawan_id')
    .select([
      'p.id',
      'p.tahun',
      'p.bulan',
      'p.jenis',
      'p.revisi',
      'p.dibagikan_pada',
      'p.terbit_pada',
      'u.id as pengguna_id',
    ])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('notifikasi as n')
            .select('n.id')
            .whereRef('n.detail_id', '=', 'p.id')
            .where('n.jenis', 'in', ['PAYROLL_TERBIT', 'PAYROLL_DIBAGIKAN']),
        ),
      ),
    )
    .orderBy('p.id')
    .execute()
  const baris = slip.flatMap((slipOrang) => {
    const pada = slipOrang.terbit_pada ?? slipOrang.dibagikan_pada
    if (pada === null || pada <= sejak || pada > sampai) return []
    const kabar = kabarSlip(
      slipOrang,
      slipOrang.pengguna_id,
      slipOrang.terbit_pada === null ? 'PAYROLL_DIBAGIKAN' : 'PAYROLL_TERBIT',
    )
    const dibaca_pada = pada < sampai - DIBACA_SETELAH_MS ? new Date(pada + 3_600_000) : null
    return barisFrom(kabar, pada).map((isi) => ({ ...isi, dibaca_pada }))
  })
  await insertBanyak(
    tx,
    'notifikasi',
    baris.toSorted((a, b) => a.dibuat_pada.getTime() - b.dibuat_pada.getTime()),
  )
}

function saatDibuat({ tahun, bulan }: Bulan): Instan {
  return instanFrom(`${tahun}-${String(bulan).padStart(2, '0')}-18`, 9 * 3600, 'WIB')
}

function kunciFrom({ karyawan_id, tahun, bulan }: Bulan & { readonly karyawan_id: number }): string {
  return `${karyawan_id} ${tahun} ${bulan}`
}
