import { TriangleAlert } from 'lucide-react'
import { Notice } from '../../../ui/notice.tsx'
import type { Ulang } from './ulang.ts'

/** Over a form that is filled with what was refused: why it was. */
export function UlangNotice({ ulang: { ditolak, sebab } }: { readonly ulang: Ulang<unknown> }) {
  return (
    <Notice icon={TriangleAlert} tone="destructive" title="Belum diterima">
      <p>{sebab}</p>
      <p>
        {ditolak === undefined
          ? 'Periksa isian di bawah, lalu ajukan sebagai koreksi.'
          : 'Perbaiki isian di bawah, lalu ajukan lagi.'}
      </p>
    </Notice>
  )
}
