export interface ErrorText {
  title: string;
  text: string;
}

const texts: Readonly<Record<number, ErrorText>> = {
  404: { title: 'Page not found!', text: 'The requested page could not be found.' },
  500: { title: 'Server error!', text: 'A server error occurred. Please try again later.' },
};

const otherwise: ErrorText = {
  title: 'An unexpected error occurred!',
  text: 'Please try again later.',
};

export function errorText(status: number | undefined): ErrorText {
  return (status === undefined ? undefined : texts[status]) ?? otherwise;
}
