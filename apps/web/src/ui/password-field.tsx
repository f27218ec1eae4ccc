import { type ComponentProps, useState } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { IconButton } from './icon-button.tsx'
import { TextField } from './text-field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end'>

/** A password, hidden until its eye is pressed. */
export function PasswordField(props: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false)
  const Toggle = isVisible ? EyeOff : Eye
  return (
    <TextField
      {...props}
      type={isVisible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          label={isVisible ? 'Sembunyikan kata sandi' : 'Tampilkan kata sandi'}
          className="text-ink-muted hover:bg-sunken"
          onClick={() => setVisible(!isVisible)}
        >
          <Toggle className="size-5" />
        </IconButton>
      }
    />
  )
}
