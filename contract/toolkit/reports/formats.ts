export const formats = ['terminal', 'json', 'junit', 'sarif', 'github', 'html'] as const;

export type Format = (typeof formats)[number];
