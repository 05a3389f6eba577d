/** An address that is longer than its line breaks before the @ or a dot of its domain. */
export function MailAddress({ of: address }: { readonly of: string }) {
  const at = address.lastIndexOf('@');
  if (at <= 0) return address;
  return (
    <>
      {address.slice(0, at)}
      {address
        .slice(at)
        .split(/(?=\.)/)
        .map((part) => [<wbr key={part} />, part])}
    </>
  );
}
