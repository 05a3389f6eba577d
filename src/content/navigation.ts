/** The words of header, menus and the ways around a page. */
export const navigationTexts = {
  skip: 'Skip to content',
  main: 'Main',
  mobile: 'Mobile',
  menu: 'Menu',
  search: 'Search',
  contact: 'Get in touch',
  /** After the company's name, on the logo. */
  home: 'home',
  breadcrumb: 'Breadcrumb',
  contents: 'On this page',
  lastUpdated: 'Last updated',
  next: 'Read on',
  learnMore: 'Learn More',
} as const;
