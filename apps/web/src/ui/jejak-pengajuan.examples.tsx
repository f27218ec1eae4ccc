import { JejakPengajuan } from './jejak-pengajuan.tsx'

const NOW = Date.parse('2026-11-20T01:00:00Z')
const SITI = { id: 31, nama: 'Siti Rahmawati' }
const RIZKY = { id: 2, nama: 'Rizky Pratama' }
const RATNA = { id: 5, nama: 'Ratna Dewi' }
const DIAJUKAN = {
  diajukanPada: Date.parse('2026-11-19T02:05:00Z'),
  diajukanOleh: SITI,
  koordinator: RIZKY,
  dapat: { putuskan: false, batalkan: true },
}
const MENUNGGU = { ...DIAJUKAN, status: 'menunggu', keputusan: null } as const

export function Waiting() {
  const nasib = { ...MENUNGGU, menunggu: { oleh: RIZKY, pengganti: false, sejak: DIAJUKAN.diajukanPada } }
  return <JejakPengajuan nasib={nasib} now={NOW} zona="WIB" />
}

export function WaitingWithSubstitute() {
  const nasib = { ...MENUNGGU, menunggu: { oleh: RATNA, pengganti: true, sejak: DIAJUKAN.diajukanPada } }
  return <JejakPengajuan nasib={nasib} now={NOW} zona="WIB" />
}

export function Rejected() {
  const keputusan = {
    status: 'ditolak',
    oleh: RIZKY,
    catatan: 'Dua rekan lain sudah cuti pada tanggal itu. Silakan ajukan minggu berikutnya.',
    pada: Date.parse('2026-11-20T00:30:00Z'),
  } as const
  return (
    <JejakPengajuan
      nasib={{ ...DIAJUKAN, status: 'ditolak', keputusan, menunggu: null }}
      now={NOW}
      zona="WIB"
    />
  )
}
