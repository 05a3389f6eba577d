export function Today() {
  return <p>Today</p>;
}
