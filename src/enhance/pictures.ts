/** A picture that cannot be loaded gives way to the placeholder that its markup names. */
export function startPictures(): void {
  document.addEventListener('error', ({ target }) => showPlaceholder(target), true);
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-placeholder]')) {
    // It may have failed before this script was there to hear of it; complete without width says so.
    if (image.complete && image.naturalWidth === 0) showPlaceholder(image);
  }
}

function showPlaceholder(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement) || image.dataset.placeholder === undefined) return;
  const { placeholder } = image.dataset;
  delete image.dataset.placeholder;
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
  image.removeAttribute('srcset');
  image.removeAttribute('sizes');
  image.classList.add('picture-placeholder');
  image.src = placeholder;
}
