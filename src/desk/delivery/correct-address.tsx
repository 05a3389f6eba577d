import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { deliveryWords as words } from '#content/desk/delivery.ts';

interface CorrectAddressProps {
  readonly before: string;
  readonly onSend: (to: string) => void;
  readonly onCancel: () => void;
}

/** One mail goes to another address; what the visitor typed into the form stays as it is. */
export function CorrectAddress({ before, onSend, onCancel }: CorrectAddressProps) {
  const [to, setTo] = useState(before);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => input.current?.select(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend(to.trim());
  };
  return (
    <form className="full correct-address" onSubmit={send}>
      <label className="label" htmlFor={id}>
        {words.newAddress}
      </label>
      <input
        ref={input}
        className="input"
        id={id}
        type="email"
        required
        autoComplete="off"
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <button type="submit" className="button" disabled={to.trim() === before || to.trim() === ''}>
        {words.send}
      </button>
      <button type="button" className="button plain" onClick={onCancel}>
        {words.cancel}
      </button>
    </form>
  );
}
