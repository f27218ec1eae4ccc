import { type JenisIzinPeramban, caraIzin } from '@rekan/domain/presensi/tempat/izin-peramban'
import { Cara } from '../../../ui/cara-peramban.tsx'

export type LangkahIzinProps = {
  readonly izin: JenisIzinPeramban
  readonly isTerbuka: boolean
}

/** How to allow the camera or a (fine) position in this very browser. */
export function LangkahIzin({ izin, isTerbuka }: LangkahIzinProps) {
  const { peramban, langkah } = caraIzin(navigator.userAgent, izin)
  return <Cara judul={`Cara di ${peramban}`} langkah={langkah} isTerbuka={isTerbuka} />
}
