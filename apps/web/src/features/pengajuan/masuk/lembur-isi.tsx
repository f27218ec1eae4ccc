import { TriangleAlert } from 'lucide-react'
import { formatDurasi } from '@rekan/domain/teks/durasi'
import { isLebihAwal, isTelat } from '@rekan/domain/presensi/hari/presensi'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { isUrusan, may } from '../../../lib/boleh.ts'
import { cutDetik } from '../../../lib/format.ts'
import { formatHari } from '../../../lib/format-hari.ts'
import { DetailList } from '../../../ui/detail-list.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import type { Lembur } from './lembur.api.ts'
import { Ringkas } from '../daftar/ringkas.tsx'

/** The claimed hours, the punches, and the limits of the law for both. */
export function LemburIsi({ lembur }: { readonly lembur: Lembur }) {
  const profile = useProfil()
  const bolehDiAtas =
    lembur.nasib.dapat.putuskan &&
    (may(profile, 'lemburDiAtasBatas') || isUrusan(profile, lembur.karyawan.id))
  const { tanggal, mulai, selesai, durasi, keterangan, masuk, pulang, zona, batas, pemutusBatas } = lembur
  return (
    <>
      <Ringkas
        items={[
          { label: formatHari(tanggal), value: `${cutDetik(mulai)}–${cutDetik(selesai)} ${zona}` },
          { label: 'Lama', value: formatDurasi(durasi) },
        ]}
      />
      <p className="whitespace-pre-line">{keterangan}</p>
      <div className="text-sm">
        <DetailList
          layout="row"
          items={[
            {
              label: 'Tercatat masuk',
              value: jam(masuk?.jam, masuk !== null && isTelat(masuk.telat) && 'telat'),
            },
            {
              label: 'Tercatat pulang',
              value: jam(pulang?.jam, pulang !== null && isLebihAwal(pulang.lebihAwal) && 'lebih awal'),
            },
            ...(batas === null || batas.hariLibur
              ? []
              : [
                  { label: 'Lembur hari itu', value: `${formatDurasi(batas.hari)} dari 4 jam` },
                  { label: 'Lembur pekan itu', value: `${formatDurasi(batas.minggu)} dari 18 jam` },
                ]),
            ...upah(lembur),
          ]}
        />
      </div>
      {batas?.hariLibur === true && (
        <p className="text-sm text-ink-muted">Hari libur: tidak dihitung ke batas lembur.</p>
      )}
      {batas?.lewat === true && lembur.nasib.status === 'menunggu' && (
        <Perhatian>
          {`Di atas batas 4 jam sehari atau 18 jam sepekan. ${bolehDiAtas ? 'Persetujuan Anda dicatat demikian.' : `Hanya ${pemutusBatas.join(' atau ') || 'HRD'} yang dapat menyetujuinya.`}`}
        </Perhatian>
      )}
      {lembur.diAtasBatas && <p className="text-sm text-ink-muted">Disetujui di atas batas.</p>}
      {!lembur.isBersedia && <Perhatian>Karyawan belum menyatakan bersedia.</Perhatian>}
    </>
  )
}

/** For hrd alone. */
function upah({ perkiraanUpah }: Lembur) {
  if (perkiraanUpah === null) return []
  const { faktor_jam: faktor, upah_lembur: jumlah, makan_minum_wajib: makan } = perkiraanUpah
  return [
    {
      label: 'Perkiraan upah',
      value:
        jumlah === null
          ? `${faktor.toLocaleString('id-ID')} × upah sejam, upah belum dicatat`
          : `${formatRupiah(jumlah)}${makan ? ' dan makan minum' : ''}`,
    },
  ]
}

function Perhatian({ children }: { readonly children: string }) {
  return (
    <p className="flex gap-2 text-sm font-medium text-accent-strong">
      <TriangleAlert className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  )
}

function jam(waktu: string | undefined, tanda: string | false): string {
  const teks = waktu === undefined ? 'belum ada' : cutDetik(waktu)
  return tanda === false ? teks : `${teks} (${tanda})`
}
