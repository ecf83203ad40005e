import { createContext } from 'react';

/** Loads the code and the data of a path's route, so that opening it takes no time. */
export type RoutePreload = (to: string) => void;

export const RoutePreloadContext = createContext<RoutePreload>(() => undefined);
