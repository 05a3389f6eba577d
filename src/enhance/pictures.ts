/** Replaces an image that fails to load by the placeholder named in its markup. */
export function startPictures(): void {
  document.addEventListener('error', ({ target }) => showPlaceholder(target), true);
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-placeholder]')) {
    // `complete` without a width: it failed before this script ran.
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
