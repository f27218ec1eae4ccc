import { lintasHari } from '@rekan/domain/jadwal'
import { jendelaPresensi, statusHari } from '@rekan/domain/presensi'
import { type Instan, ZONA, formatJam, isoLokal } from '@rekan/domain/waktu'
import { wireRole } from '../auth/auth.service.ts'
import { type Hari, type Penempatan, wireRingkasan } from '../presensi/presensi.service.ts'
import type { Akun, Karyawan } from './profil.queries.ts'

export function wireProfil(akun: Akun, karyawan: Karyawan | null, hari: Hari | null, saat: Instan) {
  return {
    id: akun.id,
    name: karyawan?.nama ?? akun.nama ?? '',
    email: akun.email,
    is_active: akun.aktif && (karyawan?.aktif ?? true),
    avatar_url: null,
    role: wireRole(akun.role),
    karyawan: karyawan && wireKaryawan(akun, karyawan, hari),
    presensi: hari && wireHari(hari, saat),
    waktu_server: new Date(saat).toISOString(),
  }
}

function wireKaryawan(akun: Akun, k: Karyawan, hari: Hari | null) {
  const { jenjang_pendidikan_id: jenjangId, jenjang_pendidikan_nama: jenjangNama } = k
  return {
    id: k.id,
    kode: k.kode,
    nama: k.nama,
    avatar_url: null,
    active: k.aktif,
    tanggal_masuk: k.tanggal_masuk,
    jatah_cuti: 0,
    personal: {
      nik: k.nik,
      email: akun.email,
      tempat_lahir: k.tempat_lahir,
      tanggal_lahir: k.tanggal_lahir,
      jenis_kelamin: k.jenis_kelamin,
      status_pernikahan: k.status_pernikahan,
    },
    kepegawaian: {
      jenjang_pendidikan:
        jenjangId !== null && jenjangNama !== null ? { id: jenjangId, nama: jenjangNama } : null,
      instansi: k.instansi,
      jkn: k.jkn,
      kpj: k.kpj,
      nama_bank: k.nama_bank,
      nomor_rekening: k.nomor_rekening,
    },
    penempatan_aktif: hari && wirePenempatan(hari, k.jenis_karyawan),
  }
}

function wirePenempatan({ penempatan: [utama], shift }: Hari, jenisKaryawan: Karyawan['jenis_karyawan']) {
  return {
    id: utama.id,
    jabatan: utama.jabatan,
    unit: utama.unit,
    jenis_karyawan: jenisKaryawan,
    kantor: wireKantor(utama),
    jadwal: shift && {
      jam_mulai: formatJam(shift.jam.mulai),
      jam_selesai: formatJam(shift.jam.selesai),
      lintas_hari: lintasHari(shift.jam),
      toleransi: shift.toleransi,
    },
  }
}

function wireKantor(penempatan: Penempatan) {
  return {
    id: penempatan.kantor_id,
    nama: penempatan.kantor_nama,
    alamat: penempatan.alamat,
    zona_waktu: { kode: penempatan.zona_waktu, zona: ZONA[penempatan.zona_waktu].iana },
    area: penempatan.area,
    kebijakan_lokasi: penempatan.kebijakan_lokasi,
  }
}

function wireHari({ tanggal, zona, fakta, izin, penempatan, checkIn, checkOut }: Hari, saat: Instan) {
  const jendela = jendelaPresensi(fakta.rencana)
  return {
    tanggal,
    status: statusHari(fakta, saat),
    check_in: checkIn && wireRingkasan(checkIn),
    check_out: checkOut && wireRingkasan(checkOut),
    kantor: penempatan.map(wireKantor),
    bebas_area: izin === 'WFH',
    buka_pada: jendela && isoLokal(jendela.buka, zona),
    tutup_pada: jendela && isoLokal(jendela.tutup, zona),
  }
}
