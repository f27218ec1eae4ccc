import { type Pelaku, may } from '@rekan/domain/akses/akses'
import { type Tindakan } from '@rekan/domain/akses/tabel'
import { rentangBulan } from '@rekan/domain/bulan'
import { computeRekap } from '@rekan/domain/presensi/hari/rekap'
import { statusHari } from '@rekan/domain/presensi/hari/presensi'
import { hariBarat } from '@rekan/domain/waktu'
import { recordLihat } from '../../../platform/audit.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { readPengaturan } from '../../../platform/pengaturan.ts'
import { jatahCutiKini } from '../../pengajuan/kuota/saldo.sql.ts'
import { bulanDiminta, requirePemilik } from '../../penempatan/penempatan.service.ts'
import { rekapFrom } from '../../presensi/rekap/rekap.service.ts'
import { avatarUrl } from '../../../platform/avatars.ts'
import { showLewat, showTahan } from '../batal/rekening.service.ts'
import { isHpTerbuka, wireBagianTerlihat, wireBaris, wirePenempatanAktif } from '../data/karyawan.wire.ts'
import { fetchHariIni, fetchHariRentang } from '../../presensi/hari/hari.service.ts'
import { wireRingkasan } from '../../presensi/rekaman/presensi.wire.ts'
import { listMasaKerja } from '../data/masa-kerja.queries.ts'
import { findKeluarBatal } from '../keluar/periksa.queries.ts'
import { findKaryawan } from '../data/karyawan.sql.ts'
import type { Pandangan } from '../../../platform/perbuatan.ts'

/** A person, with as much as this reader may see of them. Throws 404 for one the reader may not see at all. */
export async function showKaryawan(
  db: Db | Tx,
  deps: Pick<Deps, 'clock' | 'files'>,
  pelaku: Pelaku,
  karyawanId: number,
) {
  const saat = deps.clock.now()
  const pemilik = await requirePemilik({ db, pelaku, saat }, 'GET /karyawan/{id}', karyawanId)
  // One after the other: in a transaction there is one connection.
  const k = await findKaryawan(db, karyawanId)
  const hari = await fetchHariIni(db, karyawanId, saat)
  const { modul_nomor_hp } = await readPengaturan(db, hariBarat(saat))
  const terbuka = modul_nomor_hp && isHpTerbuka(k)
  const lihat = (hak: Tindakan) => may(pelaku, hak, pemilik) || (hak === 'dataKontak' && terbuka)
  const isRekening = lihat('dataPribadi') || lihat('POST /karyawan/{id}/rekening/konfirmasi')
  const jatahCuti = lihat('dataPekerjaan') ? await jatahCutiKini(db, karyawanId, saat) : 0
  const utama = hari?.penempatan[0]
  const baris = {
    ...k,
    tanggal_masuk: lihat('dataPekerjaan') ? k.tanggal_masuk : null,
    jenis_karyawan: lihat('dataPekerjaan') ? k.jenis_karyawan : null,
    jabatan: utama?.jabatan ?? null,
    unit: utama?.unit ?? null,
    nomor_hp: lihat('dataKontak') ? k.nomor_hp : null,
  }
  return {
    ...wireBaris(baris, avatarUrl(deps, k.avatar, 'besar', saat), jatahCuti),
    ...wireBagianTerlihat(k, lihat),
    rekening_tahan: isRekening ? await showTahan({ db, pelaku, saat }, karyawanId) : null,
    rekening_lewat: isRekening ? await showLewat({ db, pelaku, saat }, karyawanId) : null,
    penempatan_aktif: lihat('dataPekerjaan') ? hari && wirePenempatanAktif(hari, k.jenis_karyawan) : null,
    akun: lihat('dataAkun')
      ? { id: k.pengguna_id, email: k.email, role: k.role, active: k.pengguna_aktif }
      : null,
    keluar:
      lihat('dataAkun') && k.tanggal_keluar !== null
        ? { tanggal: k.tanggal_keluar, alasan: k.alasan_keluar ?? '' }
        : null,
    keluar_batal: lihat('dataAkun') ? await findKeluarBatal(db, karyawanId) : null,
    masa_kerja: lihat('dataPekerjaan') ? await showMasaKerja(db, karyawanId, lihat('dataAkun')) : [],
    versi: lihat('dataAkun') ? k.versi : null,
  }
}

/** Their employments, the newest first; why one ended is for those who may see the account. */
async function showMasaKerja(db: Db | Tx, karyawanId: number, isAlasan: boolean) {
  return (await listMasaKerja(db, karyawanId)).map(({ mulai, akhir, alasan }) => ({
    mulai,
    akhir: isAlasan ? akhir : null,
    alasan: isAlasan ? alasan : null,
  }))
}

/** The same, noted in the audit trail where it has the whole NIK. */
export async function openKaryawan(
  deps: Pick<Deps, 'db' | 'clock' | 'files'>,
  pelaku: Pelaku,
  karyawanId: number,
) {
  const orang = await showKaryawan(deps.db, deps, pelaku, karyawanId)
  if (orang.personal?.nik != null)
    await recordLihat(
      deps.db,
      pelaku,
      'GET /karyawan/{id}',
      [{ objek: 'karyawan', objekId: karyawanId, karyawanId }],
      deps.clock.now(),
    )
  return orang
}

/** A person's month in figures, and today. Throws 404 for one whose attendance the reader may not see. */
export async function showRingkasan(
  pandangan: Pandangan,
  karyawanId: number,
  diminta: { bulan?: number | undefined; tahun?: number | undefined },
) {
  const { db, saat } = pandangan
  const { zona } = await requirePemilik(pandangan, 'GET /karyawan/{id}/ringkasan', karyawanId)
  const { bulan, tahun } = bulanDiminta(diminta, zona, saat)
  const { dari, sampai } = rentangBulan({ tahun, bulan })
  const [hariIni, sebulan, jatahCuti, { pembulatan_menit }] = await Promise.all([
    fetchHariIni(db, karyawanId, saat),
    fetchHariRentang(db, karyawanId, dari, sampai),
    jatahCutiKini(db, karyawanId, saat),
    readPengaturan(db, sampai),
  ])
  return {
    hari_ini: hariIni && {
      tanggal: hariIni.tanggal,
      status: statusHari(hariIni.fakta, saat),
      check_in: hariIni.checkIn && wireRingkasan(hariIni.checkIn),
      check_out: hariIni.checkOut && wireRingkasan(hariIni.checkOut),
    },
    bulan,
    tahun,
    ...computeRekap(
      sebulan.map((hari) => rekapFrom(hari, saat)),
      pembulatan_menit,
    ),
    jatah_cuti: jatahCuti,
  }
}
