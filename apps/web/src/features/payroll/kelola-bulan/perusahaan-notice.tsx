import { Building2 } from 'lucide-react'
import { Notice } from '../../../ui/notice.tsx'
import { ToolButton } from '../../../ui/wide/tool-button.tsx'

/** Nothing is published under no name. */
export function PerusahaanNotice({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <div className="mb-4">
      <Notice
        tone="accent"
        icon={Building2}
        title="Kepala slip belum diisi"
        action={
          <ToolButton icon={Building2} onClick={onOpen}>
            Isi nama perusahaan
          </ToolButton>
        }
      >
        <p>
          Nama dan alamat perusahaan tercetak di tiap slip. Slip dapat diterbitkan setelah keduanya diisi.
        </p>
      </Notice>
    </div>
  )
}
