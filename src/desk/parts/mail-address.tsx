/** An address that is longer than its place breaks before the @ first. */
export function MailAddress({ of: address }: { readonly of: string }) {
  const at = address.lastIndexOf('@');
  if (at <= 0) return address;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
