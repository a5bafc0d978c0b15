import { Case as View } from "../../features/consultations/Case.tsx";
import { accountIsland } from "../../features/account/account-island.tsx";

export const Case = accountIsland(View, "/user/consultations", ({ id }) => `/user/consultations/${id}`);
