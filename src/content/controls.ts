/** What buttons without words say to those who cannot see them. */
export const controlTexts = {
  close: 'Close',
  dismiss: 'Dismiss',
  cookieSettings: 'Cookie Settings',
  previousInsights: 'Previous insights',
  nextInsights: 'Next insights',
  playWord: 'Play the word animation',
  pauseWord: 'Pause the word animation',
  playTestimonials: 'Play testimonials',
  pauseTestimonials: 'Pause testimonials',
  testimonial: 'Testimonial {place} of {count}',
  place: '{place} of {count}',
  stages: 'What we stand for',
  scroll: 'Scroll',
  scrollTo: ' to the next section',
} as const;
