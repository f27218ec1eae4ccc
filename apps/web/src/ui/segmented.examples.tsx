import { useState } from 'react'
import { LinkSegments, Segmented } from './segmented.tsx'

export function Tabs() {
  const [value, setValue] = useState('menunggu')
  return (
    <Segmented
      label="Status"
      value={value}
      onChange={setValue}
      segments={[
        { value: 'menunggu', label: 'Menunggu', count: 4 },
        { value: 'disetujui', label: 'Disetujui' },
        { value: 'ditolak', label: 'Ditolak' },
      ]}
    >
      <p className="card p-4">Daftar yang {value}</p>
    </Segmented>
  )
}

export function Links() {
  return (
    <LinkSegments
      label="Bagian"
      segments={[
        { label: 'Ringkasan', link: { to: '/' } },
        { label: 'Info', link: { to: '/home' } },
        { label: 'Penempatan', link: { to: '/akun' } },
      ]}
    />
  )
}
