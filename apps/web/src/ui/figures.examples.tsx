import { DetailList } from './detail-list.tsx'
import { SectionTitle } from './section-title.tsx'
import { StackedBar } from './stacked-bar.tsx'
import { StatRow } from './stat-row.tsx'

export function Section() {
  return (
    <>
      <SectionTitle all={{ to: '/home' }}>Pengumuman</SectionTitle>
      <SectionTitle>Rekap Lembur</SectionTitle>
    </>
  )
}

export function Stats() {
  return (
    <section className="card py-3">
      <StatRow
        items={[
          { label: 'Jam kerja', value: '112 j 20 m' },
          { label: 'Rata-rata masuk', value: '07:54', tone: 'primary' },
          { label: 'Total telat', value: '27 menit', tone: 'destructive' },
        ]}
      />
    </section>
  )
}

export function Bar() {
  return (
    <section className="card p-4">
      <StackedBar
        label="Kehadiran tim hari ini"
        shares={[
          { label: 'Hadir', value: 12, tone: 'primary', link: { to: '/home' } },
          { label: 'Terlambat', value: 2, tone: 'accent', link: { to: '/home' } },
          { label: 'Izin', value: 1, tone: 'away', link: { to: '/home' } },
          { label: 'Alpa', value: 0, tone: 'destructive', link: { to: '/home' } },
        ]}
      />
    </section>
  )
}

export function BarEmpty() {
  return <StackedBar label="Kehadiran" shares={[{ label: 'Hadir', value: 0, tone: 'primary' }]} />
}

export function Stacked() {
  return (
    <section className="card p-4">
      <DetailList
        items={[
          { label: 'Lokasi', value: 'Kantor Pusat Jakarta · di dalam area' },
          { label: 'Jadwal', value: '08:00–17:00' },
          { label: 'Keterangan', value: null },
        ]}
      />
    </section>
  )
}

export function Rows() {
  return (
    <section className="card p-4">
      <DetailList
        layout="row"
        items={[
          { label: 'Gaji pokok', value: 'Rp 4.800.000' },
          { label: 'Tunjangan jabatan dan kehadiran bulanan', value: 'Rp 12.929.876' },
        ]}
      />
    </section>
  )
}
