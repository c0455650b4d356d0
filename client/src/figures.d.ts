declare module "virtual:figures.css";
