import { MapPinned } from 'lucide-react'
import { buttonClass } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Office, Presensi } from '../../hari/hari.wire.ts'

type TugasNoticeProps = {
  readonly tugas: NonNullable<Presensi['tugas']>
  readonly office: Office | undefined
}

/** Where one is to stand, in what, for whom, and the way there. */
export function TugasNotice({ tugas, office }: TugasNoticeProps) {
  const { pos, seragam, menggantikan, digantikan_oleh } = tugas
  const pusat = office?.area.center ?? null
  return (
    <Notice
      icon={MapPinned}
      title={pos === null ? (office?.name ?? '') : `Pos ${pos}`}
      action={
        pusat !== null &&
        office !== undefined && (
          <a href={tautanPeta(`${pusat.lat},${pusat.lng}`, office.name)} className={buttonClass('outline')}>
            Buka di peta
          </a>
        )
      }
    >
      {office !== undefined && <p>{`${office.name}, ${office.address}`}</p>}
      {seragam !== null && <p>Seragam: {seragam}</p>}
      {menggantikan !== null && <p>Menggantikan {menggantikan}</p>}
      {digantikan_oleh !== null && <p>Digantikan {digantikan_oleh}</p>}
    </Notice>
  )
}

/** An address that the phone's own map opens: Apple's has one of its own. */
function tautanPeta(titik: string, nama: string): string {
  const isApple = /iPhone|iPad|Macintosh/.test(navigator.userAgent)
  return isApple
    ? `maps://?q=${encodeURIComponent(nama)}&ll=${titik}`
    : `geo:${titik}?q=${titik}(${encodeURIComponent(nama)})`
}
