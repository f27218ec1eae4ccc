import { Avatar } from './avatar.tsx'

const NAMES = ['Siti Rahmawati', 'Budi', 'Ælfrīc Öberg', 'Rizky Pratama', 'Dewi Lestari', 'Putu Wirawan']

export function Initials() {
  return (
    <p className="flex flex-wrap gap-3">
      {NAMES.map((name) => (
        <Avatar key={name} name={name} url={null} />
      ))}
    </p>
  )
}

export function Broken() {
  return <Avatar name="Siti Rahmawati" url="/tidak-ada.js" className="size-24" />
}
