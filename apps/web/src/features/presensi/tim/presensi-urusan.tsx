import { DaftarHari } from '../daftar/daftar-hari.tsx'

/** What waits to be looked at of the attendance of people of HR, for who approves their pay. */
export function PresensiUrusan() {
  return (
    <div className="flex flex-1 flex-col gap-3 px-4">
      <DaftarHari
        daftar={{ jenis: 'tinjauan' }}
        kosong="Tidak ada presensi yang perlu ditinjau."
        hint="Presensi bagian HR dari luar area atau yang janggal muncul di sini."
      />
    </div>
  )
}
