import { createContext } from 'react';

/** Loads the code and the data of the route behind a path, so that going there takes no time. */
export type RoutePreload = (to: string) => void;

export const RoutePreloadContext = createContext<RoutePreload>(() => undefined);
