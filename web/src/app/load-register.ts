/** Loads the form, which is large. */
export const loadRegister = () => import('../routes/RegisterScreen.tsx');
