import { createContext } from 'react';

/** Loads the code and the data of the page at a path before the user opens the page. */
export type RoutePreload = (to: string) => void;

export const RoutePreloadContext = createContext<RoutePreload>(() => undefined);
