import { useState } from 'react'
import { SearchField } from './search-field.tsx'

export function Search() {
  const [asked, setAsked] = useState<readonly string[]>([])
  return (
    <>
      <SearchField
        label="Cari nama atau kode"
        value={asked.at(-1) ?? ''}
        onSearch={(text) => setAsked([...asked, text])}
      />
      <p role="status">Dicari: {asked.map((text) => `“${text}”`).join(', ')}</p>
    </>
  )
}
