import { useState } from 'react'
import { type Tempelan, readTempelan } from '@rekan/domain/perusahaan/tempel'
import { Button } from '../../../../ui/button.tsx'
import { Sheet } from '../../../../ui/sheet.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'

type TempelSheetProps = {
  readonly onClose: () => void
  readonly onTempel: (tempelan: Tempelan & { readonly ok: true }) => void
}

/** Takes a place or an area from elsewhere. */
export function TempelSheet({ onClose, onTempel }: TempelSheetProps) {
  const [teks, setTeks] = useState('')
  const [galat, setGalat] = useState<string>()
  const pakai = () => {
    const tempelan = readTempelan(teks)
    if (tempelan.ok) onTempel(tempelan)
    else setGalat(tempelan.pesan)
  }
  return (
    <Sheet title="Tempel area atau titik" onClose={onClose} footer={<Button onClick={pakai}>Pakai</Button>}>
      <TextArea
        label="GeoJSON, baris titik, atau tautan peta"
        rows={6}
        value={teks}
        onChange={(event) => setTeks(event.target.value)}
        error={galat}
        hint="Satu titik menggeser peta ke sana; tiga titik atau lebih menjadi area."
      />
    </Sheet>
  )
}
